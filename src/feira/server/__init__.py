"""Play over a network: HTTP for lobby, tables and records, one WebSocket per page for live play."""
