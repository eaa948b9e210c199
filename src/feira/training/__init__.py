"""Training networks by self-play; only this needs PyTorch (the extra `train`)."""
