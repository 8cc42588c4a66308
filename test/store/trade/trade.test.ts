import { describe, expect, test } from '@jest/globals'
import { movedAmount } from '#domain/trade/received'
import { accountsChanged, chainChanged, connected, disconnected } from '#events'
import {
  priceAccepted,
  selectEndedMessage,
  selectOpensSettings,
  selectIsTradeShown,
  reviewEnded,
  requestFailed,
  reviewOpened,
  settingsRequested,
  stepAdvanced,
  tradeBroken,
  tradeClosed,
  tradeEnded,
  tradeSlice,
  tradeStarted,
  tradeStepsKnown,
} from '#store/trade/trade'
import { ALICE, BOB, HASH } from '../../support/fakeWallet'
import { samplePlan } from '../../support/samplePlan'

const { reducer } = tradeSlice
type Action = Parameters<typeof reducer>[1]
const after = (...actions: Action[]) => actions.reduce(reducer, reducer(undefined, { type: 'start' }))

const plan = samplePlan()
const IDLE = { status: 'idle', message: null, opensSettings: false }
const review = reviewOpened(plan)
const begin = tradeStarted({ run: 1 })
const steps = tradeStepsKnown({ run: 1, steps: ['approve', 'swap'] })
const atWallet = stepAdvanced({ run: 1, at: 0, phase: 'wallet' })
const atChain = stepAdvanced({ run: 1, at: 1, phase: 'chain', hash: HASH })
const mayBeSent = requestFailed({
  run: 1,
  failure: { problem: 'sendFailed', details: null, isWatched: true },
})
const back = tradeEnded({ run: 1, end: { status: 'reviewing', message: 'No.' } })
const rejected = tradeEnded({ run: 1, end: { status: 'idle', message: 'You said no.' } })
const [SOLD, RECEIVED] = [movedAmount(6n), movedAmount(5n)]
const done = tradeEnded({ run: 1, end: { status: 'confirmed', hash: HASH, sold: SOLD, received: RECEIVED, cost: '7' } })
const altered = tradeEnded({
  run: 1,
  end: { status: 'altered', hash: HASH, reason: 'From elsewhere.', effect: null, paidBy: null, cost: '7' },
})
const failed = tradeEnded({
  run: 1,
  end: { status: 'failed', end: 'failed', hash: HASH, reason: 'Because.', effect: null, cost: '7' },
})

test('review, steps, and the end', () => {
  expect(after()).toEqual(IDLE)
  expect(after(review)).toEqual({ status: 'reviewing', plan, message: null, isSequential: false, paid: '0' })
  expect(after(review, begin)).toMatchObject({ status: 'running', steps: ['swap'], at: 0, phase: 'preparing' })
  expect(after(review, begin, steps, atWallet)).toMatchObject({ steps: ['approve', 'swap'], at: 0, phase: 'wallet' })
  expect(after(review, begin, steps, atChain)).toMatchObject({ at: 1, phase: 'chain', hash: HASH })
  expect(after(review, begin, atChain, done)).toEqual({
    status: 'confirmed',
    plan,
    hash: HASH,
    record: HASH,
    sold: SOLD,
    received: RECEIVED,
    cost: '7',
    paid: '0',
    hasApproved: false,
    prices: null,
    isHidden: false,
  })
  expect(after(review, begin, atChain, failed)).toMatchObject({ status: 'failed', reason: 'Because.', hash: HASH })
})

test('what the wallet did instead is an end of its own', () => {
  const end = {
    status: 'altered',
    plan,
    hash: HASH,
    reason: 'From elsewhere.',
    effect: null,
    paidBy: null,
    cost: '7',
    hasApproved: false,
    isHidden: false,
  }
  expect(after(review, begin, atChain, altered)).toEqual(end)
  expect(after(review, begin, atChain, tradeClosed(), altered)).toEqual({ ...end, isHidden: true })
  expect(after(review, begin, atChain, altered, tradeClosed())).toEqual(IDLE)
})

test('a trade that came back is under review again, with the reason, and may be started again', () => {
  expect(after(review, begin, back)).toEqual({
    status: 'reviewing',
    plan,
    message: 'No.',
    isSequential: false,
    paid: '0',
  })
  expect(after(review, begin, back, tradeStarted({ run: 2 }))).toMatchObject({ status: 'running', run: 2 })
})

test('X15: a no before anything was sent ends the trade, with what there is to say', () => {
  expect(after(review, begin, atWallet, rejected)).toEqual({ ...IDLE, message: 'You said no.' })
  expect(after(review, begin, atWallet, tradeClosed(), rejected)).toEqual({ ...IDLE, message: 'You said no.' })
  expect(after(review, begin, rejected, review)).toEqual({
    status: 'reviewing',
    plan,
    message: null,
    isSequential: false,
    paid: '0',
  })
})

test('X30: once a wallet has refused to take all steps in one, this trade goes one by one', () => {
  const refused = tradeEnded({ run: 1, end: { status: 'reviewing', message: 'No.', isSequential: true } })
  expect(after(review, begin, refused)).toMatchObject({ status: 'reviewing', isSequential: true })
  expect(after(review, begin, refused, tradeStarted({ run: 2 }))).toMatchObject({ isSequential: true })
  const again = tradeEnded({ run: 2, end: { status: 'reviewing', message: 'No.' } })
  expect(after(review, begin, refused, tradeStarted({ run: 2 }), again)).toMatchObject({ isSequential: true })
  expect(after(review, begin, refused, review)).toMatchObject({ isSequential: false })
})

test('all in one is one step, whose hash may not be known', () => {
  const batch = tradeStepsKnown({ run: 1, steps: ['batch'] })
  const taken = stepAdvanced({ run: 1, at: 0, phase: 'chain' })
  expect(after(review, begin, batch, taken)).toMatchObject({ steps: ['batch'], phase: 'chain', hash: null })
  const ended = tradeEnded({
    run: 1,
    end: { status: 'failed', end: 'failed', hash: null, reason: 'Because.', effect: null, cost: null },
  })
  expect(after(review, begin, batch, taken, ended)).toMatchObject({ status: 'failed', hash: null, cost: null })
})

test('after a failed swap another limit may be wanted, until it is closed', () => {
  const opened = after(review, begin, atChain, failed, settingsRequested())
  expect(opened).toEqual({ ...IDLE, opensSettings: true })
  expect(reducer(opened, tradeClosed())).toEqual(IDLE)
})

test('X04: an accepted price takes the place of the reviewed one, before the start only', () => {
  const { quote } = samplePlan({ amount: '90000000' })
  const accept = priceAccepted({ quote, limit: '1', guard: { ticks: 25 }, executor: 'swapRouter02' })
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

const by = (who: Parameters<typeof disconnected>[0]['by']) => disconnected({ walletId: 'w', by: who })
const news: [string, string, Action][] = [
  [
    'W13: the account changes',
    'The account in your wallet changed.',
    accountsChanged({ walletId: 'w', accounts: [BOB] }),
  ],
  [
    'another account comes to stand first',
    'The account in your wallet changed.',
    accountsChanged({ walletId: 'w', accounts: [BOB, ALICE] }),
  ],
  ['X26: the chain changes', 'The network in your wallet changed.', chainChanged({ walletId: 'w', chainId: 1 })],
  ['the chain is the same again', 'The network in your wallet changed.', chainChanged({ walletId: 'w', chainId: 3 })],
  ['the wallet disconnects', 'Your wallet disconnected.', by('wallet')],
  ['the wallet crashes', 'Your wallet stopped working.', by('crash')],
  ['the person disconnects', 'You disconnected your wallet.', by('person')],
  ['the person disconnects in another tab', 'You disconnected your wallet in another tab.', by('otherTab')],
  [
    'another wallet connects',
    'The connected wallet changed.',
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
describe.each(news)('%s', (_, cause, action) => {
  const over = (rest: string) => ({ ...IDLE, message: `${cause} ${rest}` })

  test('what was not sent is over, and why is said', () => {
    expect(after(review, action)).toEqual(over('The review was closed. Nothing was sent.'))
    expect(after(review, begin, action)).toEqual(over('The swap was stopped before it was sent.'))
    expect(after(review, begin, tradeClosed(), action)).toEqual(over('The swap was stopped before it was sent.'))
  })

  test('of a request that is open in the wallet nothing is said that its answer could make untrue', () => {
    expect(after(review, begin, atWallet, action)).toEqual(over('The review was closed.'))
    expect(after(review, begin, atWallet, tradeClosed(), action)).toEqual(over('The review was closed.'))
  })

  test('of a request that the wallet may have sent, the review does not say that nothing was sent', () => {
    expect(after(review, begin, atWallet, mayBeSent, action)).toEqual(over('The review was closed.'))
  })

  test('what was said in the review is said on', () => {
    expect(after(review, begin, back, action)).toEqual(over('The review was closed. No.'))
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

test('an account that comes or goes beside the one that trades closes nothing', () => {
  const two = accountsChanged({ walletId: 'w', accounts: [ALICE, BOB] })
  const one = accountsChanged({ walletId: 'w', accounts: [ALICE] })
  for (const now of [after(review), after(review, begin), after(review, begin, atWallet)]) {
    expect(reducer(now, two)).toEqual(now)
    expect(reducer(now, one)).toEqual(now)
  }
  expect(after(review, accountsChanged({ walletId: 'w', accounts: [BOB] }), one)).toMatchObject({ status: 'idle' })
})

test('a dialog that cannot be shown closes what it showed, and says so', () => {
  const closed = 'A part of this page failed. The review was closed. Nothing was sent.'
  expect(after(review, tradeBroken())).toEqual({ ...IDLE, message: closed })
  expect(after(review, begin, atChain, tradeBroken())).toMatchObject({ status: 'running', isHidden: true })
  expect(after(review, begin, atChain, done, tradeBroken())).toEqual({
    ...IDLE,
    message: 'A part of this page failed. Check your recent transactions to see what happened to the swap.',
  })
})

test('a review that is ended says why; nothing else is', () => {
  const end = reviewEnded({ message: 'Sent already.' })
  expect(after(review, end)).toEqual({ ...IDLE, message: 'Sent already.' })
  expect(after(review, begin, atChain, end)).toEqual(after(review, begin, atChain))
  expect(after(end)).toEqual(IDLE)
})

describe('what is shown of it', () => {
  const root = (trade: ReturnType<typeof reducer>) => ({ trade })
  test.each<[string, Action[], { isShown: boolean; message: string | null; opensSettings: boolean }]>([
    ['nothing at first', [], { isShown: false, message: null, opensSettings: false }],
    ['a review', [review], { isShown: true, message: null, opensSettings: false }],
    ['a running trade', [review, begin], { isShown: true, message: null, opensSettings: false }],
    ['none that was closed', [review, begin, tradeClosed()], { isShown: false, message: null, opensSettings: false }],
    ['an outcome', [review, begin, atChain, done], { isShown: true, message: null, opensSettings: false }],
    ['why it ended', [review, begin, rejected], { isShown: false, message: 'You said no.', opensSettings: false }],
    ['the settings', [settingsRequested()], { isShown: false, message: null, opensSettings: true }],
    ['nothing of the former', [settingsRequested(), review], { isShown: true, message: null, opensSettings: false }],
  ])('%s', (_, actions, { isShown, message, opensSettings }) => {
    const state = root(after(...actions))
    expect(selectIsTradeShown(state)).toBe(isShown)
    expect(selectEndedMessage(state)).toBe(message)
    expect(selectOpensSettings(state)).toBe(opensSettings)
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
