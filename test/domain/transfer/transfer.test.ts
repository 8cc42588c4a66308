import { toleratedOf } from '#domain/token/shareRounding'
import { fc } from '../../support/properties'
import type { Address } from '#domain/chain/address'
import { NATIVE } from '#domain/token/token'
import {
  keptBy,
  pendingTransfer,
  receivedBy,
  transferInfo,
  type TransferPlan,
  type TransferTrial,
  trialFault,
} from '#domain/transfer/transfer'
import { stoppedFacts } from '#domain/transfer/transferFacts'
import { transferStopText } from '../../../src/copy/en/transfer/send'
import { storedTransaction } from '../../support/storedTransaction'

const ALICE: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BOB: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TOKEN: Address = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const OTHER: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const token = { id: TOKEN, symbol: 'UNI', name: 'Uniswap', decimals: 2, logoURI: null }
const plan = (changes: Partial<TransferPlan> = {}): TransferPlan => ({
  chainId: 1,
  account: ALICE,
  currency: token,
  recipient: BOB,
  units: '100000',
  ...changes,
})
const coin = plan({ currency: { ...token, id: NATIVE, symbol: 'ETH' } })

type Done = Extract<TransferTrial, { state: 'done' }>
const done = (changes: Partial<Done> = {}): Done => ({
  state: 'done',
  received: '100000',
  isRefused: false,
  changes: [{ currency: TOKEN, difference: '-100000' }],
  ...changes,
})

test.each([
  ['nothing', null, done()],
  ['a fee that the token keeps', null, done({ received: '90000' })],
  ['rounding of shares', null, done({ changes: [{ currency: TOKEN, difference: '-100002' }] })],
  ['more than was entered', 'moreLeaves', done({ changes: [{ currency: TOKEN, difference: '-100003' }] })],
  ['the answer "false"', 'refused', done({ isRefused: true })],
  ['nothing that arrives', 'nothingArrives', done({ received: '0' })],
  ['less than nothing that arrives', 'nothingArrives', done({ received: '-5' })],
  ['an unknown balance of the recipient', 'untried', done({ received: null })],
  ['an unknown balance of the account', 'untried', done({ changes: [] })],
  [
    'another token that leaves',
    'alsoLeaves',
    done({ changes: [...done().changes, { currency: OTHER, difference: '-1' }] }),
  ],
  ['a node that tries nothing', 'untried', { state: 'unsupported' }],
  ['a revert', 'wouldFail', { state: 'reverted', reason: { cause: 'unknown', text: 'paused' } }],
] as [string, string | null, TransferTrial][])('X62: a trial with %s: %s', (_, cause, trial) => {
  expect(trialFault(plan(), trial)?.cause ?? null).toBe(cause)
})

test('X62: less may not arrive than the review said, but more may', () => {
  const trial = done({ received: '90000' })
  expect(trialFault(plan(), trial, 95_000n)).toEqual({ cause: 'lessArrives', received: 90_000n, reviewed: 95_000n })
  expect(trialFault(plan(), trial, 90_002n)).toBeNull()
  expect(trialFault(plan(), trial, 80_000n)).toBeNull()
})

test('X62: of a token without decimals, two units are no rounding', () => {
  const few = plan({ units: '3' })
  const leaving = (units: number) => done({ received: '1', changes: [{ currency: TOKEN, difference: `-${units}` }] })
  expect(trialFault(few, leaving(4))).toEqual({ cause: 'moreLeaves', left: 4n })
  expect(trialFault(few, leaving(3), 2n)).toEqual({ cause: 'lessArrives', received: 1n, reviewed: 2n })
  expect(keptBy(few, 1n)).toBe(2n)
})

test('the native coin arrives in full, and its trial needs no balance of the recipient', () => {
  const trial = done({ received: null, changes: [{ currency: NATIVE, difference: '-100000' }] })
  expect(receivedBy(coin, trial)).toBe(100_000n)
  expect(trialFault(coin, trial)).toBeNull()
})

test('X62: whatever a trial says, nothing passes that moves another amount than was entered', () => {
  const units = fc.bigInt({ min: 1n, max: 10n ** 30n })
  fc.assert(
    fc.property(units, units, units, (entered, left, received) => {
      const trial = done({ received: `${received}`, changes: [{ currency: TOKEN, difference: `${-left}` }] })
      const fault = trialFault(plan({ units: `${entered}` }), trial)
      expect(fault === null).toBe(left <= entered + toleratedOf(entered))
    }),
  )
})

test('what a token keeps is the difference, and rounding is none', () => {
  expect([100_000n, 99_998n, 90_000n, 110_000n].map((received) => keptBy(plan(), received))).toEqual([
    0n,
    0n,
    10_000n,
    0n,
  ])
})

test.each([
  [
    { cause: 'wouldFail', reason: { cause: 'unknown', text: 'paused' } },
    'The contract returned: “paused”. Nothing was sent.',
  ],
  [
    { cause: 'wouldFail', reason: { cause: 'unknown', text: null } },
    'The UNI contract refused the transfer: the balance or approval is too low, or its own rules forbid it. Nothing was sent.',
  ],
  [{ cause: 'rejected' }, 'You rejected the request. Nothing was sent.'],
  [
    { cause: 'lessArrives', received: 900n, reviewed: 950n },
    'In a simulation, 9 UNI arrived at the recipient instead of 9.5 UNI. Nothing was sent.',
  ],
] as const)('what is said of %j', (stop, text) => {
  expect(transferStopText(stoppedFacts(plan(), stop, 'ETH')).replaceAll('\u00a0', ' ')).toBe(text)
})

test('a contract that does not take the coin is named as the reason', () => {
  const stop = { cause: 'wouldFail', reason: { cause: 'unknown', text: null } } as const
  expect(transferStopText(stoppedFacts(coin, stop, 'ETH'))).toMatch(/does not accept this payment\. Nothing was sent\./)
})

test('a pending transfer of the same token to the same recipient would be repeated', () => {
  const sent = storedTransaction({ info: transferInfo(plan()) })
  expect(pendingTransfer([sent], plan({ units: '5' }))).toBe(sent)
  expect(pendingTransfer([sent], plan({ recipient: ALICE }))).toBeNull()
  expect(pendingTransfer([sent], coin)).toBeNull()
  expect(pendingTransfer([{ ...sent, state: { status: 'confirmed' } }], plan())).toBeNull()
})
