import { describe, expect, jest, test } from '@jest/globals'
import type { Assessment } from '../../../../src/domain/trade/evaluate/assess'
import type { TradeLoss } from '../../../../src/domain/trade/loss'
import { mainAction } from '../../../../src/app/trade/notices/mainAction'

const facts = {
  chainName: 'Ethereum',
  isSwitching: false,
  nativeSymbol: 'ETH',
  readings: '1.234 or 1234',
  wrapped: null,
}
const loss: TradeLoss = { tier: 'none', cause: 'impact', share: 0n, ofCause: 0n, usd: null }

function act(assessment: Assessment, isReviewable = true) {
  const presses = { onConnect: jest.fn(), onSwitch: jest.fn(), onRetry: jest.fn(), onReview: jest.fn() }
  const action = mainAction(assessment, facts, { ...presses, onReview: isReviewable ? presses.onReview : null })
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
    [{ step: 'notEnoughForCost', usable: null }, 'Not enough ETH for network cost'],
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
