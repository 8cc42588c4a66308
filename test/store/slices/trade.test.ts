import { describe, expect, test } from '@jest/globals'
import { accountsChanged, chainChanged, connected, disconnected } from '../../../src/events'
import {
  priceAccepted,
  reviewOpened,
  slippageWanted,
  stepAdvanced,
  tradeAltered,
  tradeClosed,
  tradeConfirmed,
  tradeFailed,
  tradeRejected,
  tradeReturned,
  tradeSlice,
  tradeStarted,
  tradeStepsKnown,
} from '../../../src/store/slices/trade'
import { BOB, HASH } from '../../support/fakeWallet'
import { samplePlan } from '../../support/samplePlan'

const { reducer } = tradeSlice
type Action = Parameters<typeof reducer>[1]
const after = (...actions: Action[]) => actions.reduce(reducer, reducer(undefined, { type: 'start' }))

const plan = samplePlan()
const IDLE = { status: 'idle', message: null, isSlippageWanted: false }
const review = reviewOpened(plan)
const begin = tradeStarted({ run: 1 })
const steps = tradeStepsKnown({ run: 1, steps: ['approve', 'swap'] })
const atWallet = stepAdvanced({ run: 1, at: 0, phase: 'wallet' })
const atChain = stepAdvanced({ run: 1, at: 1, phase: 'chain', hash: HASH })
const back = tradeReturned({ run: 1, message: 'No.' })
const rejected = tradeRejected({ run: 1, message: 'You said no.' })
const done = tradeConfirmed({ run: 1, hash: HASH, sold: '6', received: '5', cost: '7' })
const altered = tradeAltered({ run: 1, hash: HASH, reason: 'From elsewhere.' })
const failed = tradeFailed({ run: 1, hash: HASH, reason: 'Because.', cost: '7' })

test('review, steps, and the end', () => {
  expect(after()).toEqual(IDLE)
  expect(after(review)).toEqual({ status: 'reviewing', plan, message: null, isOneByOne: false })
  expect(after(review, begin)).toMatchObject({ status: 'running', steps: ['swap'], at: 0, phase: 'preparing' })
  expect(after(review, begin, steps, atWallet)).toMatchObject({ steps: ['approve', 'swap'], at: 0, phase: 'wallet' })
  expect(after(review, begin, steps, atChain)).toMatchObject({ at: 1, phase: 'chain', hash: HASH })
  expect(after(review, begin, atChain, done)).toEqual({
    status: 'confirmed',
    plan,
    hash: HASH,
    sold: '6',
    received: '5',
    cost: '7',
    isHidden: false,
  })
  expect(after(review, begin, atChain, failed)).toMatchObject({ status: 'failed', reason: 'Because.', hash: HASH })
})

test('what the wallet did instead is an end of its own', () => {
  const end = { status: 'altered', plan, hash: HASH, reason: 'From elsewhere.', isHidden: false }
  expect(after(review, begin, atChain, altered)).toEqual(end)
  expect(after(review, begin, atChain, tradeClosed(), altered)).toEqual({ ...end, isHidden: true })
  expect(after(review, begin, atChain, altered, tradeClosed())).toEqual(IDLE)
})

test('a trade that came back is under review again, with the reason, and may be started again', () => {
  expect(after(review, begin, back)).toEqual({ status: 'reviewing', plan, message: 'No.', isOneByOne: false })
  expect(after(review, begin, back, tradeStarted({ run: 2 }))).toMatchObject({ status: 'running', run: 2 })
})

test('X15: a no before anything was sent ends the trade, with what there is to say', () => {
  expect(after(review, begin, atWallet, rejected)).toEqual({ ...IDLE, message: 'You said no.' })
  expect(after(review, begin, atWallet, tradeClosed(), rejected)).toEqual({ ...IDLE, message: 'You said no.' })
  expect(after(review, begin, rejected, review)).toEqual({
    status: 'reviewing',
    plan,
    message: null,
    isOneByOne: false,
  })
})

test('X30: once a wallet has refused to take all steps in one, this trade goes one by one', () => {
  const refused = tradeReturned({ run: 1, message: 'No.', isOneByOne: true })
  expect(after(review, begin, refused)).toMatchObject({ status: 'reviewing', isOneByOne: true })
  expect(after(review, begin, refused, tradeStarted({ run: 2 }))).toMatchObject({ isOneByOne: true })
  const again = tradeReturned({ run: 2, message: 'No.' })
  expect(after(review, begin, refused, tradeStarted({ run: 2 }), again)).toMatchObject({ isOneByOne: true })
  expect(after(review, begin, refused, review)).toMatchObject({ isOneByOne: false })
})

test('all in one is one step, whose hash may not be known', () => {
  const batch = tradeStepsKnown({ run: 1, steps: ['batch'] })
  const taken = stepAdvanced({ run: 1, at: 0, phase: 'chain' })
  expect(after(review, begin, batch, taken)).toMatchObject({ steps: ['batch'], phase: 'chain', hash: null })
  const ended = tradeFailed({ run: 1, hash: null, reason: 'Because.', cost: null })
  expect(after(review, begin, batch, taken, ended)).toMatchObject({ status: 'failed', hash: null, cost: null })
})

test('after a failed swap another limit may be wanted, until it is closed', () => {
  const wanted = after(review, begin, atChain, failed, slippageWanted())
  expect(wanted).toEqual({ ...IDLE, isSlippageWanted: true })
  expect(reducer(wanted, tradeClosed())).toEqual(IDLE)
})

test('X04: an accepted price takes the place of the reviewed one, before the start only', () => {
  const { quote } = samplePlan({ amount: '90000000' })
  const accept = priceAccepted({ quote, limit: '1', guard: { ticks: 25 } })
  expect(after(review, accept)).toMatchObject({ plan: { quote, limit: '1', guard: { ticks: 25 } } })
  expect(after(review, begin, accept)).toMatchObject({ plan })
})

test('X25: nothing can be started twice, and nothing without a review', () => {
  expect(after(begin)).toEqual(IDLE)
  expect(after(review, begin, tradeStarted({ run: 2 }))).toMatchObject({ run: 1 })
})

test.each<[string, Action]>([
  ['steps', steps],
  ['a step', atChain],
  ['a return', back],
  ['a no', rejected],
  ['a success', done],
  ['a failure', failed],
  ['an alteration', altered],
])('%s of an older run changes nothing', (_, action) => {
  const now = after(review, tradeStarted({ run: 2 }))
  expect(reducer(now, action)).toBe(now)
  const reviewed = after(review)
  expect(reducer(reviewed, action)).toBe(reviewed)
})

const news: [string, Action][] = [
  ['W13: the account changes', accountsChanged({ walletId: 'w', accounts: [BOB] })],
  ['X26: the chain changes', chainChanged({ walletId: 'w', chainId: 1 })],
  ['the wallet disconnects', disconnected({ walletId: 'w', by: 'wallet' })],
  [
    'another wallet connects',
    connected({
      walletId: 'v',
      attempt: 2,
      accounts: [BOB],
      chainId: 3,
      canSwitchChain: true,
      reach: 'browser',
      endsAt: null,
    }),
  ],
]
describe.each(news)('%s', (_, action) => {
  test('what was not sent is over', () => {
    expect(after(review, action)).toEqual(IDLE)
    expect(after(review, begin, action)).toEqual(IDLE)
    expect(after(review, begin, atWallet, action)).toEqual(IDLE)
  })

  test('what was said of the last trade stays', () => {
    const ended = after(review, begin, rejected)
    expect(reducer(ended, action)).toEqual(ended)
  })

  test('W30: what was sent goes on', () => {
    const sent = after(review, begin, steps, atChain)
    expect(reducer(sent, action)).toEqual(sent)
    const end = after(review, begin, atChain, done)
    expect(reducer(end, action)).toEqual(end)
  })
})

describe('closing', () => {
  test('ends a review and an outcome', () => {
    expect(after(review, tradeClosed())).toEqual(IDLE)
    expect(after(review, begin, atChain, done, tradeClosed())).toEqual(IDLE)
    expect(after(review, begin, atChain, failed, tradeClosed())).toEqual(IDLE)
  })

  test('hides a running trade, which goes on and ends unseen', () => {
    const hidden = after(review, begin, steps, atChain, tradeClosed())
    expect(hidden).toMatchObject({ status: 'running', isHidden: true, at: 1 })
    expect(reducer(hidden, done)).toMatchObject({ status: 'confirmed', isHidden: true })
    expect(reducer(hidden, failed)).toMatchObject({ status: 'failed', isHidden: true })
    expect(reducer(hidden, review)).toMatchObject({ status: 'reviewing', plan, message: null })
  })

  test('nobody is shown a dialog again that they have closed: what comes back is said on the card', () => {
    expect(after(review, begin, steps, tradeClosed(), back)).toEqual({ ...IDLE, message: 'No.' })
  })

  test('what was said of the last trade is over, too', () => {
    expect(after(review, begin, rejected, tradeClosed())).toEqual(IDLE)
  })
})
