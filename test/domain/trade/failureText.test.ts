import { expect, test } from '@jest/globals'
import { failureText } from '../../../src/domain/trade/failureText'
import type { RevertCause } from '../../../src/domain/trade/revertReason'
import { ETH, plan, quote, usdc } from './sample'

test.each<[RevertCause, string | null, string]>([
  ['slippage', null, 'The price moved past your 0.5% slippage limit.'],
  ['deadline', null, 'It was not confirmed within 30 minutes.'],
  [
    'transferRefused',
    'STF',
    'The ETH contract refused the transfer, for lack of balance or approval or by its own rules.',
  ],
  ['takesFee', null, 'A token of this route takes a fee on each transfer, which its pool does not allow.'],
  ['noLiquidity', null, 'The pools no longer hold enough for this amount.'],
  ['noEther', null, 'The account lacks the ether for the network cost.'],
  ['unknown', 'Blacklisted', 'The contract said: “Blacklisted”.'],
  ['unknown', null, 'The network gave no reason.'],
  ['unknown', '', 'The network gave no reason.'],
])('%s (%p)', (cause, text, said) => {
  expect(failureText({ cause, text }, plan(), false)).toBe(`${said} Nothing was sent.`)
  expect(failureText({ cause, text }, plan(), true)).toBe(`The swap failed. ${said} Your 1 ETH was not sold.`)
})

test('one minute is one minute', () => {
  expect(failureText({ cause: 'deadline', text: null }, plan({ deadlineMinutes: 1 }), false)).toBe(
    'It was not confirmed within 1 minute. Nothing was sent.',
  )
})

test('with a fixed output, what was not sold is the most that might have been taken', () => {
  const bought = plan({ sell: usdc, buy: ETH, quote: quote({ kind: 'exactOut' }), limit: '3428830001' })
  expect(failureText({ cause: 'slippage', text: null }, bought, true)).toMatch('Your 3428.830001 USDC was not sold.')
})
