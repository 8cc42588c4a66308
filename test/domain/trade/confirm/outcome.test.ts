import { describe, expect, test } from '@jest/globals'
import { NodeError } from '../../../../src/domain/chain/nodeError'
import {
  AllowanceUnreadable,
  batchStop,
  endOfFailure,
  isOneByOne,
  outcomeOfError,
  returnsToReview,
  type StopCause,
  type TradeFailure,
  type TradeOutcome,
  walletStop,
} from '../../../../src/domain/trade/confirm/outcome'
import { BatchFailure } from '../../../../src/domain/transaction/batch'
import { toBatchError, toSendError, WalletError } from '../../../../src/domain/wallet/walletError'
import { Altered, Superseded } from '../../../../src/domain/transaction/otherMined'

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
  // The code says that the wallet is disconnected, whatever the message says.
  [
    { code: 4900, message: 'insufficient funds' },
    { cause: 'wallet', problem: 'gone' },
  ],
  [
    toSendError({ code: -32603, message: 'oops' }),
    { cause: 'mayBeSent', problem: 'sendFailed', details: 'oops (-32603)' },
  ],
  [new WalletError('changed'), { cause: 'wallet', problem: 'changed' }],
  [new WalletError('invalidHash'), { cause: 'wallet', problem: 'invalidHash' }],
])('the wallet’s error %j stops the run with %j', (error, stop) => expect(walletStop(error)).toEqual(stop))

describe('a batch that the wallet answers with an error', () => {
  const sendFailed = { cause: 'mayBeSent', problem: 'sendFailed' } as const
  test.each<[error: { code: number; message?: string }, stop: StopCause, isRepeated: boolean]>([
    [{ code: 5750 }, { cause: 'notUpgraded' }, true],
    [{ code: 5710 }, { cause: 'oneByOne' }, true],
    [{ code: -32602 }, { cause: 'oneByOne' }, true],
    [{ code: 4001 }, { cause: 'rejected' }, false],
    [{ code: -32002 }, { cause: 'wallet', problem: 'busy' }, false],
    [{ code: -32603, message: 'oops' }, { ...sendFailed, details: 'oops (-32603)' }, false],
  ])('%j: the steps are requested one by one only if nothing was sent', (error, stop, isRepeated) => {
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
