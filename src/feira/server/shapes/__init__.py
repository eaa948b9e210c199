"""What is sent and answered over HTTP: the OpenAPI description, and so the types of the page, are made from it."""
