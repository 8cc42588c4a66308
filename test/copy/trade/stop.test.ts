import { stopText, tradeFailureText } from '#copy/trade/stop'
import { expect, test } from '@jest/globals'
import type { PlainStop, StopCause } from '#domain/trade/confirm/outcome'
import { failureFacts, stopFacts } from '#domain/trade/confirm/stopFacts'
import { samplePlan } from '../../support/samplePlan'

const plan = samplePlan()
const begun = { isOpen: false, isMined: false, isApproved: false }
const mined = { ...begun, isMined: true }

type NotOfSending =
  | 'oneByOne'
  | 'notUpgraded'
  | 'dialogClosed'
  | 'batchNotSent'
  | 'batchUnclear'
  | 'batchUndecided'
  | 'unclear'
const ALWAYS_UNSENT: Record<Exclude<PlainStop, NotOfSending>, true> = {
  rejected: true,
  walletChanged: true,
  executorChanged: true,
  multiplierChanged: true,
  allowanceUnreadable: true,
  lossTooHigh: true,
  permit2Ended: true,
  tooMuchGas: true,
  headTooOld: true,
  priceTooOld: true,
  untried: true,
  trialTooOld: true,
  walletTooSlow: true,
  unexpected: true,
}

test.each<[StopCause]>([
  ...Object.keys(ALWAYS_UNSENT).map((cause): [StopCause] => [{ cause: cause as PlainStop }]),
  [{ cause: 'contracts', reason: 'unexpected' }],
  [{ cause: 'node', failure: 'network' }],
  [{ cause: 'wouldFail', reason: { cause: 'slippage', text: null } }],
  [{ cause: 'beyondTerms', side: 'buy', moved: 1n, allowed: 2n }],
])('%j: that nothing was sent is said only until a step was mined', (stop) => {
  expect(stopText(stopFacts(stop, plan, begun))).toMatch(/\. Nothing was sent\.$/)
  const after = stopText(stopFacts(stop, plan, mined))
  expect(after).toMatch(/\. The swap was not sent\.$/)
  expect(after).not.toContain('Nothing was sent')
})

test.each<[StopCause, string]>([
  [{ cause: 'batchUnclear' }, 'none of its transactions was found'],
  [{ cause: 'batchNotSent' }, 'in case one appears'],
  [{ cause: 'batchUndecided' }, 'the network does not show which of them succeeded'],
  [{ cause: 'unclear' }, 'The transaction was sent, but its outcome could not be read.'],
  [{ cause: 'wallet', problem: 'sendFailed' }, 'Check your wallet to see whether the transaction was sent.'],
])('%j: nothing is said to be unsent', (stop, text) => {
  expect(stopText(stopFacts(stop, plan, begun))).toContain(text)
  expect(stopText(stopFacts(stop, plan, begun))).not.toContain('Nothing was sent')
})

test('a no after the approval leaves the approval, after a reset nothing', () => {
  expect(stopText(stopFacts({ cause: 'rejected' }, plan, { ...mined, isApproved: true }))).toBe(
    'You rejected the request. The swap was not sent. USDC stays approved.',
  )
  expect(stopText(stopFacts({ cause: 'rejected' }, plan, mined))).toBe(
    'You rejected the request. The swap was not sent.',
  )
})

test('a dialog that was closed names what is under review', () => {
  const stop = { cause: 'dialogClosed' } as const
  expect(stopText(stopFacts(stop, plan, begun))).toBe('Review the swap to continue.')
  expect(stopText(stopFacts(stop, { ...plan, wrap: 'unwrap' }, begun))).toBe('Review the unwrap to continue.')
})

test('a mined failure is never said to be unsent', () => {
  const names = { coin: { symbol: 'ETH', decimals: 18 }, nameOf: () => null } as const
  expect(
    tradeFailureText(failureFacts({ cause: 'reverted', reason: { cause: 'unknown', text: null } }, plan, names)),
  ).toBe('The network gave no reason.')
  expect(tradeFailureText(failureFacts({ cause: 'batch', outcome: 'partial' }, plan, names))).toContain(
    'Only a part of this took effect',
  )
})
