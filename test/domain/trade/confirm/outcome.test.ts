import { describe, expect, test } from '@jest/globals'
import { NodeError } from '#domain/chain/nodeError'
import {
  AllowanceUnreadable,
  approvalStop,
  batchStop,
  endOfFailure,
  isOneByOne,
  outcomeOfError,
  planStop,
  resetStop,
  returnsToReview,
  type StopCause,
  type TradeFailure,
  type TradeOutcome,
  walletStop,
} from '#domain/trade/confirm/outcome'
import type { LossTier, TradeLoss } from '#domain/trade/loss'
import { samplePlan } from '../../../support/samplePlan'
import { BatchFailure } from '#domain/transaction/batch'
import { toBatchError, toSendError, WalletError } from '#domain/wallet/walletError'
import { Altered, Superseded } from '#domain/transaction/otherMined'
import { type FlatTransaction, storedTransaction } from '../../../support/storedTransaction'

const stops = (stop: StopCause): TradeOutcome => ({ kind: 'stopped', stop })
const down = new NodeError('network', 'Down.')
const batch = (outcome: 'partial', hash: string | null): TradeOutcome => ({
  kind: 'failed',
  hash,
  failure: { cause: 'batch', outcome },
  cost: null,
})

describe('the outcome that an error means', () => {
  test.each<[what: string, error: unknown, isOpen: boolean, outcome: TradeOutcome]>([
    ['a batch that the wallet gave up on', new BatchFailure('notSent'), true, stops({ cause: 'batchNotSent' })],
    ['a batch that was done in part', new BatchFailure('partial', '0x1'), true, batch('partial', '0x1')],
    ['a batch whose outcome is not known', new BatchFailure('unclear'), true, stops({ cause: 'batchUnclear' })],
    [
      'another transaction',
      new Altered('0x2', '0x1'),
      true,
      { kind: 'altered', hash: '0x1', sentFrom: '0x2', effect: null, cost: null },
    ],
    [
      'a cancelled transaction',
      new Superseded('cancelled', '0x1'),
      true,
      {
        kind: 'failed',
        hash: '0x1',
        failure: { cause: 'superseded', resolution: 'cancelled', effect: null },
        cost: null,
      },
    ],
    ['a node that is down before anything was sent', down, false, stops({ cause: 'node', failure: 'network' })],
    ['a node that is down afterwards', down, true, stops({ cause: 'unclear' })],
    [
      'a token that does not report its approval',
      new AllowanceUnreadable(),
      false,
      stops({ cause: 'allowanceUnreadable' }),
    ],
    ['anything else', new Error('x'), false, stops({ cause: 'unexpected' })],
    ['anything else afterwards', new Error('x'), true, stops({ cause: 'unclear' })],
  ])('%s', (_, error, isOpen, outcome) => expect(outcomeOfError(error, { isOpen })).toEqual(outcome))
})

test.each<[unknown, StopCause]>([
  [{ code: 4001 }, { cause: 'rejected' }],
  [
    { code: -32000, message: 'insufficient funds for transfer' },
    { cause: 'wouldFail', reason: { cause: 'noEther', text: null } },
  ],
  [
    { code: -32603, message: 'oops' },
    { cause: 'wallet', problem: 'sendFailed' },
  ],
  // The code means that the wallet is disconnected, whatever the message says.
  [
    { code: 4900, message: 'insufficient funds' },
    { cause: 'wallet', problem: 'gone' },
  ],
  [
    toSendError({ code: -32603, message: 'oops' }),
    { cause: 'mayBeSent', problem: 'sendFailed', details: 'oops (-32603)' },
  ],
  [
    toSendError({ code: 4900, message: 'Disconnected.' }),
    { cause: 'mayBeSent', problem: 'gone', details: 'Disconnected. (4900)' },
  ],
  [{ code: 4001, data: { code: 4901 } }, { cause: 'rejected' }],
  [new WalletError('changed'), { cause: 'wallet', problem: 'changed' }],
  [new WalletError('invalidHash'), { cause: 'wallet', problem: 'invalidHash' }],
])('the wallet’s error %j stops the run with %j', (error, stop) => expect(walletStop(error)).toEqual(stop))

describe('a batch that the wallet answers with an error', () => {
  const sendFailed = { cause: 'mayBeSent', problem: 'sendFailed' } as const
  test.each<[error: { code: number; message?: string; data?: { code: number } }, stop: StopCause, isRepeated: boolean]>(
    [
      [{ code: 5750 }, { cause: 'notUpgraded' }, true],
      [{ code: 5710 }, { cause: 'oneByOne' }, true],
      [{ code: -32602 }, { cause: 'oneByOne' }, true],
      [{ code: -32603, data: { code: 4100 } }, { cause: 'oneByOne' }, true],
      [{ code: 4001 }, { cause: 'rejected' }, false],
      [{ code: 4001, data: { code: -32602 } }, { cause: 'rejected' }, false],
      [{ code: -32002 }, { cause: 'wallet', problem: 'busy' }, false],
      [{ code: -32603, message: 'oops' }, { ...sendFailed, details: 'oops (-32603)' }, false],
    ],
  )('%j: the steps are requested one by one only if nothing was sent', (error, stop, isRepeated) => {
    const found = batchStop(toSendError(error, toBatchError(error, 'sendFailed')))
    expect(found).toEqual(stop)
    expect(isOneByOne(found)).toBe(isRepeated)
  })
})

test.each<[stop: StopCause, isMined: boolean, isHere: boolean, toReview: boolean]>([
  [{ cause: 'unexpected' }, false, true, true],
  [{ cause: 'unexpected' }, true, false, false],
  [{ cause: 'rejected' }, false, true, false],
  [{ cause: 'rejected' }, true, true, true],
  [{ cause: 'rejected' }, true, false, false],
  [{ cause: 'wallet', problem: 'sendFailed' }, false, true, true],
  [{ cause: 'wallet', problem: 'changed' }, true, true, false],
])('%j, a step mined %p, wallet in place %p: to the review %p', (stop, isMined, isHere, toReview) =>
  expect(returnsToReview(stop, { isMined }, isHere)).toBe(toReview),
)

test.each<{ failure: TradeFailure; end: string }>([
  { failure: { cause: 'superseded', resolution: 'cancelled', effect: null }, end: 'cancelled' },
  { failure: { cause: 'superseded', resolution: 'replaced', effect: null }, end: 'replaced' },
  { failure: { cause: 'reverted', reason: { cause: 'deadline', text: null } }, end: 'expired' },
  { failure: { cause: 'reverted', reason: { cause: 'slippage', text: null } }, end: 'failed' },
  { failure: { cause: 'batch', outcome: 'partial' }, end: 'failed' },
])('T03, X17: what a failed trade is called: $end', ({ failure, end }) => {
  expect(endOfFailure(failure)).toBe(end)
})

const plan = samplePlan()
const impact = (value: string) => ({ ...plan, quote: { ...plan.quote, impact: value } })
const sound = { executor: 'swapRouter02', reason: null } as const
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const approves = { token, spender: token, amount: '100000000', symbol: 'USDC', decimals: 6 } as const
const sent = (changes: Partial<FlatTransaction> = {}) =>
  storedTransaction({ status: 'confirmed', approves, ...changes })
const changed = sent({ approved: '50000000' })

describe('a reviewed plan', () => {
  test('may be executed by the contract that it was reviewed for', () => expect(planStop(plan, sound, null)).toBeNull())

  test.each([
    [plan, { executor: null, reason: 'unknown' }, { cause: 'contracts', reason: 'unknown' }],
    [plan, { executor: 'v2Router', reason: null }, { cause: 'executorChanged' }],
    [impact('250000'), sound, { cause: 'lossTooHigh' }],
    [impact('249999'), sound, null],
  ] as const)('%#: is stopped', (reviewed, contracts, stop) =>
    expect(planStop(reviewed, contracts, null)).toEqual(stop),
  )

  test('is stopped by the loss that the review shows, which prices and taxes make larger than its impact', () => {
    const loss = (tier: LossTier): TradeLoss => ({
      tier,
      cause: 'value',
      share: 250_000n,
      ofCause: 250_000n,
      usd: null,
    })
    expect(planStop(impact('1000'), sound, loss('blocked'))).toEqual({ cause: 'lossTooHigh' })
    expect(planStop(impact('1000'), sound, loss('type'))).toBeNull()
    const taxed = { ...plan, quote: { ...plan.quote, impact: '150000', tax: '150000' } }
    expect(planStop(taxed, sound, null)).toEqual({ cause: 'lossTooHigh' })
  })
})

describe('a mined approval', () => {
  test.each([
    ['covers the trade', sent(), 100_000_000n, null],
    ['was raised', sent({ approved: '250000000' }), 250_000_000n, null],
    ['was lowered', changed, 50_000_000n, { cause: 'approvalTooLow', transaction: changed }],
    ['is too low, nobody knows why', sent(), 99_999_999n, { cause: 'approvalTooLow', transaction: null }],
    ['is not kept, and too low', undefined, 1n, { cause: 'approvalTooLow', transaction: null }],
    ['cannot be read', sent(), null, { cause: 'approvalTooLow', transaction: null }],
    ['is not answered', sent(), undefined, { cause: 'approvalTooLow', transaction: null }],
  ] as const)('%s', (_, transaction, allowance, stop) =>
    expect(approvalStop(plan, transaction, allowance)).toEqual(stop),
  )

  test.each([
    [sent(), null],
    [undefined, null],
    [changed, { cause: 'notReset', transaction: changed }],
  ])('X12: a reset %#', (transaction, stop) => expect(resetStop(transaction)).toEqual(stop))
})
