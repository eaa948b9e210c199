"""Learning environments: PettingZoo, Gymnasium (one game, or many at once) and OpenSpiel.

All show the same observations and pay the same rewards: docs/environments.md lists them.
"""
