"""The command `feira`."""
