import { revertText } from '#copy/trade/stop'
import { revertFacts } from '#domain/trade/confirm/stopFacts'
import { expect, test } from '@jest/globals'
import type { RevertCause } from '#domain/trade/revertReason'
import { plan } from '../../domain/trade/sample'

test.each<[RevertCause, string | null, string]>([
  ['slippage', null, 'The price moved past your 0.5% slippage limit.'],
  [
    'transferRefused',
    'STF',
    'The ETH contract refused the transfer: the balance or approval is too low, or its own rules forbid it.',
  ],
  ['takesFee', null, 'A token on this route takes a fee on each transfer, which its pool does not allow.'],
  ['noLiquidity', null, 'The pools no longer hold enough for this amount.'],
  ['payoutRefused', 'ST', 'The USDC could not be paid out: a contract refused the transfer under its own rules.'],
  ['guard', 'TD', 'Somebody moved the price in the same block, so the sandwich guard made the swap fail.'],
  [
    'noHistory',
    'NEO',
    'A pool on this route keeps no record of its price, which the sandwich guard needs. Turn the guard off for this swap.',
  ],
  ['zeroAmount', 'AS', 'The amount is too small to swap.'],
  ['locked', 'LOK', 'A pool on this route is locked by another call in the same transaction.'],
  ['panic', 'overflow', 'A contract on this route stopped with an internal error (overflow).'],
  ['coded', '0x12345678', 'The contract gave no message, only the error code 0x12345678.'],
  ['noEther', null, 'There is not enough ether in the account for the network cost.'],
  ['unknown', 'Blacklisted', 'The contract returned: “Blacklisted”.'],
  ['unknown', null, 'The network gave no reason.'],
  ['unknown', '', 'The network gave no reason.'],
])('%s (%p)', (cause, text, reported) => {
  for (const isSent of [true, false]) expect(revertText(revertFacts({ cause, text }, plan(), isSent))).toBe(reported)
})

test.each([
  [30, '30 minutes'],
  [1, '1 minute'],
  [1_440, '24\u00a0h'],
])('X17: a deadline of %p passed in the queue, or before anything was sent', (deadlineMinutes, words) => {
  const reason = { cause: 'deadline', text: 'Transaction too old' } as const
  expect(revertText(revertFacts(reason, plan({ deadlineMinutes }), true))).toBe(`It was not confirmed within ${words}.`)
  expect(revertText(revertFacts(reason, plan({ deadlineMinutes }), false))).toBe(
    'Its deadline had passed before it could be sent.',
  )
})
