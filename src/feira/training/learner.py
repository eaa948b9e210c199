"""The network in PyTorch: what it learns from examples, and how it comes back into compiled code."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from feira.core.features import SOLO_SHARES
from feira.evaluation.network import NARROW, WIDE, Network
from feira.extras import missing
from feira.training.self_play import Examples

try:
    import torch
    from torch import Tensor, nn
    from torch.nn import functional
except ModuleNotFoundError as error:
    raise missing(error, "train") from None

BATCH: Final = 2048
_LEAD_WEIGHT: Final = 0.3  # of the leads, beside the shares
_MOST_LEAD: Final = 3.0  # clear leads; beyond, a lead teaches nothing


class Learner:
    """A network that is being trained."""

    def __init__(self, inputs: int, outputs: int, seed: int) -> None:
        torch.manual_seed(seed)
        self._alone = outputs == SOLO_SHARES + 1
        self._layers = nn.ModuleList([nn.Linear(inputs, WIDE), nn.Linear(WIDE, NARROW), nn.Linear(NARROW, outputs)])
        self._optimiser = torch.optim.Adam(self._layers.parameters())

    def forward(self, inputs: Tensor) -> Tensor:
        """The raw outputs, as `network.infer` gives them."""
        wide, narrow, out = self._layers
        result: Tensor = out(torch.relu(narrow(torch.relu(wide(inputs)))))
        return result

    def learn(self, window: list[Examples], steps: int, rate: float, rng: np.random.Generator) -> float:
        """Take so many steps on random examples of all generations in the window; return the mean loss."""
        for group in self._optimiser.param_groups:
            group["lr"] = rate
        total = 0.0
        for _ in range(steps):
            inputs, targets = _batch(window, rng)
            loss = self._loss(self.forward(torch.from_numpy(inputs).float()), torch.from_numpy(targets))
            self._optimiser.zero_grad()
            loss.backward()
            self._optimiser.step()
            total += float(loss.detach())
        return total / max(steps, 1)

    def _loss(self, outputs: Tensor, targets: Tensor) -> Tensor:
        if self._alone:
            shares = functional.binary_cross_entropy_with_logits(outputs[:, :SOLO_SHARES], targets[:, :SOLO_SHARES])
            return shares + _LEAD_WEIGHT * functional.mse_loss(outputs[:, SOLO_SHARES:], targets[:, SOLO_SHARES:])
        players = outputs.shape[1] // 2
        shares = functional.cross_entropy(outputs[:, :players], targets[:, :players])
        leads = functional.huber_loss(outputs[:, players:], targets[:, players:].clip(-_MOST_LEAD, _MOST_LEAD))
        return shares + _LEAD_WEIGHT * leads

    def network(self) -> Network:
        """What was learnt so far."""
        return Network(*(array for layer in self._layers for array in (_array(layer.weight.T), _array(layer.bias))))

    def state(self) -> dict[str, Any]:
        """All that is needed to go on."""
        return {"layers": self._layers.state_dict(), "optimiser": self._optimiser.state_dict()}

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from there."""
        self._layers.load_state_dict(state["layers"])
        self._optimiser.load_state_dict(state["optimiser"])


def _batch(window: list[Examples], rng: np.random.Generator) -> Examples:
    """Random examples, each as likely as any other. To join the whole window would copy hundreds of megabytes."""
    ends = np.cumsum([len(examples.inputs) for examples in window])
    rows = np.sort(rng.integers(0, ends[-1], BATCH))
    parts = np.split(rows, np.searchsorted(rows, ends[:-1]))
    chosen = [
        (examples, part - end + len(examples.inputs)) for examples, part, end in zip(window, parts, ends, strict=True)
    ]
    return Examples(
        np.concatenate([examples.inputs[part] for examples, part in chosen]),
        np.concatenate([examples.targets[part] for examples, part in chosen]),
    )


def _array(tensor: Any) -> NDArray[np.float32]:
    return np.ascontiguousarray(tensor.detach().numpy(), np.float32).copy()


def use_cores(count: int) -> None:
    """How many cores PyTorch may use."""
    torch.set_num_threads(count)


def save_state(state: dict[str, Any], path: Any) -> None:
    """Write what `Learner.state` gives, and whatever is beside it."""
    torch.save(state, path)


def load_state(path: Any) -> dict[str, Any]:
    """Read it; only plain data, no code."""
    state: dict[str, Any] = torch.load(path, weights_only=True)
    return state
