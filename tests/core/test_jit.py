"""What compiled code of all games stands on: bit masks and random numbers."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from feira.core.jit import CACHE_FOLDER, below_from, bound, lowest, nth_bit, popcount, scramble

masks = st.integers(1, 2**40)


@given(mask=masks)
def test_bits_are_counted_and_found(mask):
    where = [bit for bit in range(41) if mask >> bit & 1]
    assert popcount(mask) == len(where)
    assert lowest(mask) == where[0]
    assert [nth_bit(mask, n) for n in range(len(where))] == where


def test_an_empty_mask_has_no_bits():
    assert popcount(0) == 0


def test_a_bound_function_is_called_with_its_arguments():
    rng = np.array([7], dtype=np.uint64)
    draw = bound(below_from, rng, 100)
    drawn = [draw() for _ in range(5)]
    rng[0] = 7
    assert drawn == [below_from(rng, 100) for _ in range(5)]


@given(start=st.integers(0, 2**64 - 1), n=st.integers(1, 10_000))
def test_random_numbers_are_in_range_and_repeatable(start, n):
    one, other = np.array([start], dtype=np.uint64), np.array([start], dtype=np.uint64)
    drawn = [below_from(one, n) for _ in range(20)]
    assert drawn == [below_from(other, n) for _ in range(20)]
    assert min(drawn) >= 0
    assert max(drawn) < n
    assert one[0] != start


@pytest.mark.parametrize("n", [2, 3, 7, 25])
def test_random_numbers_are_evenly_spread(n):
    rng = np.array([42], dtype=np.uint64)
    draws = 4000 * n
    counts = np.bincount([below_from(rng, n) for _ in range(draws)], minlength=n)
    # Chi squared with n - 1 degrees of freedom: its mean and five standard deviations.
    assert ((counts - 4000) ** 2 / 4000).sum() < n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_neighbouring_seeds_have_nothing_in_common():
    flipped = [popcount(int(scramble(np.uint64(n)) ^ scramble(np.uint64(n + 1))) >> 1) for n in range(1000)]
    assert 29 < np.mean(flipped) < 34  # half of 63 bits


def test_compiled_code_is_kept():
    assert CACHE_FOLDER.is_dir()
    popcount(5)
    assert any(CACHE_FOLDER.glob("core_*/jit.popcount-*.nbi"))
