import { describe, expect, jest, test } from '@jest/globals'
import type { Assessment } from '#domain/trade/evaluate/assess'
import type { TradeLoss } from '#domain/trade/loss'
import { endedNotice, type NextStepFacts, tradeNotice, unreadOf } from '../../../../src/app/trade/notices/tradeNotice'
import { mainAction } from '../../../../src/app/trade/card/mainAction'
import { UNI_TOKEN } from '../../../support/samplePlan'
import { UNI, USDC } from '../../../support/fakeServices'

const loss: TradeLoss = { tier: 'none', cause: 'impact', share: 0n, ofCause: 0n, usd: null }
const facts: NextStepFacts = {
  chainName: 'Ethereum',
  walletNetwork: 'Polygon',
  noAnswer: 'Nobody answered.',
  isUnreached: false,
  hasWallet: true,
  isSwitching: false,
  nativeSymbol: 'ETH',
  readings: '',
  wrapped: null,
  reserve: '0.0031 ETH',
  lost: '$120.00',
  consent: {
    isAccepted: false,
    acceptance: null,
    isGivenBefore: false,
    word: '12',
    text: '1',
    tick: () => undefined,
    type: () => undefined,
  },
}
const actions = () => ({
  onConnect: jest.fn(),
  onSwitch: jest.fn(),
  onRetry: jest.fn(),
  onReview: null,
  remedy: null,
  onAccept: jest.fn(),
})
const notice = (assessment: Assessment, changes: Partial<NextStepFacts> = {}) =>
  tradeNotice(assessment, { ...facts, ...changes }, actions())

test.each<[Assessment, object]>([
  [
    { step: 'switchNetwork' },
    { kind: 'warn', title: 'Your wallet is on Polygon', text: expect.stringContaining('Switch to Ethereum') },
  ],
  [
    { step: 'noContracts', reason: 'unexpected' },
    { kind: 'down', title: 'Trading is off', text: 'The swap contract on this network is not the expected one.' },
  ],
  [{ step: 'noRoute' }, { kind: 'neutral', title: 'No route found for this amount' }],
  [
    { step: 'noRoute', refused: { symbol: 'CAT', remedy: 'none' } },
    {
      kind: 'neutral',
      title: 'CAT cannot be bought here',
      text: 'PancakeSwap has a pool for it, but the swap contract there cannot guarantee the minimum of a token that is not well known.',
    },
  ],
  [
    { step: 'noRoute', refused: { symbol: 'CAT', remedy: 'exactIn' } },
    {
      kind: 'neutral',
      title: 'Enter the amount to sell',
      text: 'PancakeSwap has a pool for this, but the swap contract there guarantees the minimum of a token that is not well known only for a fixed amount to sell.',
    },
  ],
  [
    { step: 'noRoute', refused: { symbol: 'CAT', remedy: 'wrappedCoin' } },
    {
      kind: 'neutral',
      title: 'Sell WETH instead of ETH',
      text: 'PancakeSwap has pools for this, but the swap contract there cannot protect ETH on the way to a token that is not well known.',
    },
  ],
  [
    { step: 'noRoute', isTaxed: true },
    {
      kind: 'neutral',
      title: 'Enter the amount to sell',
      text: expect.stringMatching(/ no exact amount can be bought\.$/),
    },
  ],
  [{ step: 'readFailed' }, { kind: 'down', icon: 'offline', text: 'Nobody answered. Nothing was sent.' }],
  [{ step: 'unchecked' }, { kind: 'down', icon: 'offline', text: expect.stringContaining('Nobody answered.') }],
  [{ step: 'refresh' }, { kind: 'warn', text: expect.stringContaining('over 15 seconds ago') }],
  [{ step: 'stale' }, { kind: 'warn', isBrief: true, text: expect.stringContaining('for 3 minutes') }],
  [
    { step: 'trap', symbol: 'BAD', why: 'unsellable' },
    { kind: 'down', title: 'BAD cannot be sold' },
  ],
  [
    { step: 'notTradable', symbol: 'BAD', why: 'noCode' },
    { kind: 'warn', title: 'BAD cannot be traded' },
  ],
  [
    { step: 'notTradable', symbol: 'BAD', why: 'unreadable' },
    { kind: 'down', text: 'Nobody answered. Nothing was sent.' },
  ],
])('%j', (assessment, words) => {
  const found = notice(assessment)
  expect(found).toMatchObject(words)
  expect(found?.action).toBeUndefined()
})

test.each<Assessment>([{ step: 'chooseSell' }, { step: 'quoting' }, { step: 'connect', problem: null }])(
  'nothing is to be said: %j',
  (assessment) => {
    expect(notice(assessment)).toBeNull()
  },
)

test.each<Assessment>([
  { step: 'readFailed' },
  { step: 'unchecked' },
  { step: 'notTradable', symbol: 'UNI', why: 'unreadable' },
  { step: 'connect', problem: 'readFailed' },
])('nobody without a wallet is told that nothing was sent: %j', (assessment) => {
  const { text } = notice(assessment, { hasWallet: false }) ?? {}
  expect(text).toMatch(/^Nobody answered\./)
  expect(text).not.toContain('Nothing was sent')
})

describe('what a notice offers', () => {
  test('a token on no list, to be used all the same', () => {
    const press = actions()
    const found = tradeNotice({ step: 'unlisted', currency: UNI_TOKEN, isListRead: true }, facts, press)
    expect(found).toMatchObject({ title: 'UNI is not on the token list', action: { label: 'Use this token' } })
    found?.action?.onPress()
    expect(press.onAccept).toHaveBeenCalledWith(UNI_TOKEN)
  })

  test('a visitor without a wallet sees the problem, with the action of the main button', () => {
    const press = actions()
    const found = tradeNotice({ step: 'connect', problem: 'refresh' }, facts, press)
    expect(found).toMatchObject({ title: 'This price is old', action: { label: 'Refresh the price' } })
    found?.action?.onPress()
    expect(press.onRetry).toHaveBeenCalledTimes(1)
    expect(notice({ step: 'connect', problem: 'stale' })).not.toHaveProperty('action')
  })
})

describe('a loss', () => {
  const of = (tier: TradeLoss['tier']): TradeLoss => ({ ...loss, tier, share: 120_000n, ofCause: 120_000n })

  test.each([
    ['note', 'neutral'],
    ['warning', 'warn'],
    ['blocked', 'down'],
  ] as const)('is only told: %s', (tier, kind) => {
    const found = notice({ step: 'ready', loss: of(tier), risky: false })
    expect(found).toMatchObject({ kind, title: '12.00% price impact', text: expect.stringContaining('$120.00') })
    // The loss is measured against the pools' own price, which need not be that of the market.
    expect(found?.text).not.toMatch(/market/)
    expect(found?.accept ?? found?.confirm).toBeUndefined()
  })

  test('is ticked or typed', () => {
    expect(notice({ step: 'acceptLoss', loss: of('accept') })?.accept?.label).toBe('I accept losing about $120.00')
    expect(notice({ step: 'acceptLoss', loss: of('type') })?.confirm).toMatchObject({
      label: 'Type 12 (the percentage you would lose) to continue',
      error: 'Type 12 to continue.',
      word: '12',
      text: '1',
    })
  })

  test('accepted by a percentage that is more than what would be lost by now is named as accepted', () => {
    const consent = { ...facts.consent, word: '13', isAccepted: true }
    const found = notice({ step: 'ready', loss: of('type'), risky: true }, { consent })
    expect(found?.confirm?.label).toBe('You accepted losing up to 13%')
  })

  test('by a token’s fee and more is told whole, with the fee by its name', () => {
    const taxed: TradeLoss = { ...of('warning'), cause: 'tax', ofCause: 50_000n }
    expect(notice({ step: 'ready', loss: taxed, risky: false })).toMatchObject({
      title: '12.00% lost in all',
      text: expect.stringMatching(/You lose about \$120\.00\. The token fee alone is 5\.00%\.$/),
    })
  })

  test('that was accepted before is reported without being asked for again', () => {
    const consent = { ...facts.consent, isGivenBefore: true }
    expect(notice({ step: 'ready', loss: of('type'), risky: true }, { consent })?.confirm).toBeUndefined()
  })

  test('of nothing: that fees of the tokens are not known is said, where they are not', () => {
    expect(notice({ step: 'ready', loss, risky: false })).toBeNull()
    const found = notice({ step: 'ready', loss, risky: false, areTaxesUnknown: true })
    expect(found).toMatchObject({ kind: 'neutral', title: 'Token fees could not be measured' })
  })
})

test('the message of the last trade is shown in full below its title', () =>
  expect(endedNotice('You rejected it. Nothing was sent.')).toEqual({
    kind: 'neutral',
    title: 'Your last swap',
    text: 'You rejected it. Nothing was sent.',
  }))

test.each([
  ['', []],
  [`?inputCurrency=ETH&outputCurrency=${USDC}&value=1.5&chain=3`, []],
  ['?inputCurrency=&outputCurrency=&value=', []],
  ['?field=both&range=soon', []],
  [`?inputCurrency=${USDC.replace('A0b8', 'a0B8')}&outputCurrency=${UNI}`, ['sell']],
  [`?inputCurrency=${USDC}&outputCurrency=UNI`, ['buy']],
  [`?inputCurrency=${USDC}&outputCurrency=${USDC.toLowerCase()}`, ['buy']],
  ['?inputCurrency=ETH&value=1,5', ['amount']],
  ['?inputCurrency=x&outputCurrency=y&value=z', ['sell', 'buy', 'amount']],
  [`?inputCurrency=${USDC}&chain=7654321`, 'network'],
  // The query of a token page's URL, which the notice does not report.
  [`?address=${USDC}&chain=7654321`, []],
])('of %j is left out: %j', (search, unread) => expect(unreadOf(search)).toEqual(unread))

const buttonFacts = {
  chainName: 'Ethereum',
  isSwitching: false,
  nativeSymbol: 'ETH',
  readings: '1.234 or 1234',
  wrapped: null,
}

function act(assessment: Assessment, isReviewable = true) {
  const presses = { onConnect: jest.fn(), onSwitch: jest.fn(), onRetry: jest.fn(), onReview: jest.fn() }
  const action = mainAction(assessment, buttonFacts, {
    ...presses,
    remedy: null,
    onReview: isReviewable ? presses.onReview : null,
  })
  action.onPress()
  const pressed = Object.entries(presses).flatMap(([name, press]) => (press.mock.calls.length > 0 ? [name] : []))
  return { ...action, pressed }
}

describe('what can be pressed', () => {
  test.each<[Assessment, string, string, string | undefined]>([
    [{ step: 'connect', problem: null }, 'Connect a wallet to swap', 'onConnect', undefined],
    [{ step: 'switchNetwork' }, 'Switch to Ethereum', 'onSwitch', undefined],
    [{ step: 'readFailed' }, 'Try again', 'onRetry', 'quiet'],
    [{ step: 'unchecked' }, 'Try again', 'onRetry', 'quiet'],
    [{ step: 'refresh' }, 'Refresh the price', 'onRetry', undefined],
    [{ step: 'notTradable', symbol: 'UNI', why: 'unreadable' }, 'Try again', 'onRetry', undefined],
    [{ step: 'ready', loss, risky: false }, 'Review swap', 'onReview', 'filled'],
    [{ step: 'ready', loss, risky: true }, 'Review swap anyway', 'onReview', 'risk'],
  ])('%j', (assessment, label, pressed, kind) => {
    const action = act(assessment)
    expect(action).toMatchObject({ label, pressed: [pressed] })
    expect(action.disabled).toBeFalsy()
    expect(action.kind).toBe(kind)
  })
})

describe('in place of a button that is dead', () => {
  test.each([
    ['2.4993 ETH', 'Use 2.4993 ETH'],
    [null, 'Select a token to sell'],
  ])('for a balance of which %p can be sold', (amount, label) => {
    const onPress = jest.fn()
    for (const step of ['notEnough', 'notEnoughForCost'] as const) {
      const action = mainAction({ step, symbol: 'ETH' }, facts, { ...actions(), remedy: { amount, onPress } })
      expect(action).toMatchObject({ label, kind: 'tinted' })
      expect(action.disabled).toBeFalsy()
      action.onPress()
    }
    expect(onPress).toHaveBeenCalledTimes(2)
  })
})

describe('labels without an action', () => {
  test.each<[Assessment, string]>([
    [{ step: 'chooseSell' }, 'Select a token to sell'],
    [{ step: 'chooseBuy' }, 'Select a token to receive'],
    [{ step: 'enterAmount' }, 'Enter an amount'],
    [{ step: 'badAmount', error: 'malformed' }, 'Enter a number'],
    [{ step: 'badAmount', error: 'ambiguous' }, 'Enter 1.234 or 1234'],
    [{ step: 'badAmount', error: 'tooManyDecimals' }, 'Too many decimals'],
    [{ step: 'badAmount', error: 'tooLarge' }, 'Amount too large'],
    [{ step: 'notTradable', symbol: 'UNI', why: 'noCode' }, 'UNI is not on Ethereum'],
    [{ step: 'noRoute' }, 'No route found'],
    [{ step: 'trap', symbol: 'BAD', why: 'tax' }, 'BAD cannot be traded here'],
    [{ step: 'stale' }, 'Waiting for a new block'],
    [{ step: 'notEnough', symbol: 'UNI' }, 'Not enough UNI'],
    [{ step: 'notEnoughForCost' }, 'Not enough ETH for network cost'],
    [{ step: 'lossBlocked', loss }, 'Price impact too high'],
    [{ step: 'lossBlocked', loss: { ...loss, cause: 'value' } }, 'Loss too high'],
    [{ step: 'acceptLoss', loss }, 'Review swap anyway'],
  ])('%j', (assessment, label) => {
    const action = act(assessment)
    expect(action).toMatchObject({ label, disabled: true, pressed: [] })
    expect(action.busy).toBeFalsy()
  })

  test.each<[Assessment, string, boolean]>([
    [{ step: 'reading', symbol: 'UNI' }, 'Getting the best price', true],
    [{ step: 'quoting' }, 'Getting the best price', true],
    [{ step: 'checking', what: 'contracts' }, 'Checking the swap contract', true],
    [{ step: 'checking', what: 'tokenList' }, 'Loading the token list', true],
    [{ step: 'ready', loss, risky: false }, 'Getting the best price', false],
  ])('while it is awaited: %j', (assessment, label, isReviewable) =>
    expect(act(assessment, isReviewable)).toMatchObject({ label, disabled: true, busy: true, pressed: [] }),
  )
})
