import { expect, test } from '@jest/globals'
import { finalBlocks, headPollMs } from '../../../src/domain/chain/blockTime'

test.each([
  [12.06, 12],
  [2, 72],
  [0.25, 576],
  [30, 12],
])('with a block every %p s, %p blocks on top make one final', (blockSeconds, blocks) => {
  expect(finalBlocks(blockSeconds)).toBe(blocks)
})

test.each([
  [12.06, true, 12_000],
  [12.06, false, 12_000],
  [2, true, 2_000],
  [2, false, 12_000],
  [1.7, true, 2_000],
  [0.25, true, 2_000],
  [5, true, 5_000],
])('with a block every %p s, awaited: %p, the head is polled every %p ms', (blockSeconds, isAwaited, ms) => {
  expect(headPollMs(blockSeconds, isAwaited)).toBe(ms)
})
