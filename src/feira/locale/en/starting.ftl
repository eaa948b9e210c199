# The page that a server shows while it starts for the first time.

starting-title = Feira is almost ready
starting-text = The first start compiles the games for this machine. That takes a few minutes, once. Your table opens here when it's ready.
