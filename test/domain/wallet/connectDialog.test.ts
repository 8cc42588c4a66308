import { expect, test } from '@jest/globals'
import { canGoBack, connectOutcome } from '../../../src/domain/wallet/connectDialog'

test.each([
  [null, null, 'idle'],
  [1, null, 'waiting'],
  [1, 'rejected', 'stopped'],
  [1, 'busy', 'failed'],
] as const)('attempt %p that ended with %p is %s', (attempt, failure, outcome) => {
  expect(connectOutcome(attempt, failure)).toBe(outcome)
})

test.each([
  ['none', false, false, false],
  ['get', false, false, true],
  ['connect', false, true, true],
  ['connect', true, true, true],
  ['connect', true, false, false],
  ['get', true, false, true],
] as const)('from %s, mobile %p, with a wallet %p: back %p', (step, isMobile, hasWallet, can) => {
  expect(canGoBack(step, isMobile, hasWallet)).toBe(can)
})
