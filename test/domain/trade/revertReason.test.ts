import { describe, expect, test } from '@jest/globals'
import { AbiCoder, id } from 'ethers'
import { NodeError } from '#domain/chain/nodeError'
import { failureReason, revertReason } from '#domain/trade/revertReason'
import { errorString, executionFailed, unexpectedRevert, wrappedError } from '../../support/hookErrors'
import { fc } from '../../support/properties'

const selector = (signature: string) => id(signature).slice(0, 10)

test.each([
  ['Too little received', 'slippage'],
  ['Too much requested', 'slippage'],
  ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', 'slippage'],
  ['UniswapV2Router: EXCESSIVE_INPUT_AMOUNT', 'slippage'],
  ['Insufficient WETH9', 'slippage'],
  ['Transaction too old', 'deadline'],
  ['UniswapV2Router: EXPIRED', 'deadline'],
  ['STF', 'transferRefused'],
  ['TransferHelper: TRANSFER_FROM_FAILED', 'transferRefused'],
  ['UniswapV2: K', 'takesFee'],
  ['IIA', 'takesFee'],
  ['SPL', 'noLiquidity'],
  ['ST', 'payoutRefused'],
  ['STE', 'payoutRefused'],
  ['TF', 'payoutRefused'],
  ['UniswapV2: TRANSFER_FAILED', 'payoutRefused'],
  ['TransferHelper: ETH_TRANSFER_FAILED', 'payoutRefused'],
  ['Insufficient token', 'slippage'],
  ['TD', 'guard'],
  ['NEO', 'noHistory'],
  ['ONI', 'noHistory'],
  ['AS', 'zeroAmount'],
  ['UniswapV2: INSUFFICIENT_INPUT_AMOUNT', 'zeroAmount'],
  ['LOK', 'locked'],
  ['UniswapV2: LOCKED', 'locked'],
  ['ds-math-sub-underflow', 'noLiquidity'],
  ['UniswapV2: INSUFFICIENT_LIQUIDITY', 'noLiquidity'],
  ['Unexpected error', 'noLiquidity'],
  ['ERC20: account is blacklisted', 'unknown'],
  ['STFU', 'unknown'],
  ['Only for members of TD', 'unknown'],
  ['constructor', 'unknown'],
])('X24: the contract says %p: %s', (text, cause) => {
  expect(revertReason(errorString(text), 'execution reverted')).toEqual({ cause, text })
  expect(revertReason(null, `execution reverted: ${text}`)).toEqual({ cause, text: null })
})

test.each([
  ['V3TooLittleReceived()', 'slippage'],
  ['V2TooLittleReceived()', 'slippage'],
  ['V3TooMuchRequested()', 'slippage'],
  ['V2TooMuchRequested()', 'slippage'],
  ['TransactionDeadlinePassed()', 'deadline'],
  ['InsufficientETH()', 'slippage'],
  ['InsufficientToken()', 'slippage'],
  ['V3InvalidSwap()', 'noLiquidity'],
])('%s is %s', (signature, cause) => {
  expect(revertReason(selector(signature), 'execution reverted')).toEqual({ cause, text: null })
  expect(revertReason(`0x${selector(signature).slice(2).toUpperCase()}`, '')).toEqual({ cause, text: null })
})

test('an error of a contract that is not known is reported by its code', () => {
  const data = `${selector('SomethingElse(uint256)')}${'0'.repeat(64)}`
  expect(revertReason(data, 'execution reverted')).toEqual({ cause: 'coded', text: data.slice(0, 10) })
  // The reason in the node's message takes precedence over the data.
  expect(revertReason(data, 'execution reverted: TD').cause).toBe('guard')
})

test.each([
  [0x01, 'failed assertion'],
  [0x11, 'overflow'],
  [0x12, 'division by zero'],
  [0x32, 'index out of bounds'],
  [0x99, 'code 0x99'],
])('Solidity breaks off with %p: %s', (code, text) => {
  const data = `0x4e487b71${code.toString(16).padStart(64, '0')}`
  expect(revertReason(data, 'execution reverted')).toEqual({ cause: 'panic', text })
})

test('an error inside a command that failed is the one that counts', () => {
  const wrapped = (inner: string) =>
    selector('ExecutionFailed(uint256,bytes)') +
    AbiCoder.defaultAbiCoder().encode(['uint256', 'bytes'], [2, inner]).slice(2)
  expect(revertReason(wrapped(selector('V3TooLittleReceived()')), '').cause).toBe('slippage')
  expect(revertReason(wrapped(errorString('TD')), '')).toEqual({ cause: 'guard', text: 'TD' })
  expect(revertReason(wrapped('0x'), '').cause).toBe('unknown')
})

test.each(["reverted with reason string 'TD'", 'execution reverted: TD', 'TD', 'revert: "TD"'])(
  "the sandwich guard's code in a node's message: %p",
  (message) => expect(revertReason(null, message).cause).toBe('guard'),
)

describe('no ether for the network cost', () => {
  test.each([
    'insufficient funds for gas * price + value',
    'sender exceeds balance of sender',
    'EVM error OutOfFunds',
    'VM Exception while processing transaction: insufficient balance',
  ])('the node says %p', (message) => expect(revertReason(null, message).cause).toBe('noEther'))

  test('the same words of a contract are about something else', () => {
    expect(revertReason(errorString('insufficient funds'), '')).toEqual({
      cause: 'unknown',
      text: 'insufficient funds',
    })
  })
})

describe('X24: hostile data', () => {
  test('a text is cut and cleaned', () => {
    expect(revertReason(errorString(`\u202e<b>${'x'.repeat(5_000)}`), '').text).toMatch(/^<b>x{196}…$/)
  })

  test('a text ends where it says', () => {
    const text = Buffer.from('TDTD').toString('hex')
    const data = `0x08c379a0${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${text}`
    expect(revertReason(data, '')).toEqual({ cause: 'guard', text: 'TD' })
  })

  test.each([
    ['nothing', '0x'],
    ['the selector of a text alone', '0x08c379a0'],
    ['the selector of a panic alone', '0x4e487b71'],
    ['half a selector', '0x1234'],
    ['a length beyond the data', `0x08c379a0${'20'.padStart(64, '0')}${'f'.repeat(64)}4142`],
    ['no text', `0x08c379a0${'20'.padStart(64, '0')}${'0'.repeat(64)}`],
    ['bytes that are no UTF-8', `0x08c379a0${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}ff`],
  ])('%s', (_, data) => expect(revertReason(data, '').cause).toBe('unknown'))

  test('any bytes and any message', () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((data) => `0x${Buffer.from(data).toString('hex')}`)
    fc.assert(
      fc.property(fc.option(bytes), fc.constantFrom('', '08c379a0'), fc.string(), (data, prefix, message) => {
        const { text } = revertReason(data && `0x${prefix}${data.slice(2)}`, message)
        expect((text ?? '').length).toBeLessThanOrEqual(1_600)
      }),
    )
  })
})

describe('why a mined swap failed, from a replay before and one after its block', () => {
  const SLIPPAGE = new NodeError('reverted', '', '0x39d35496')
  const LATE = new NodeError('reverted', 'execution reverted: Transaction too old')
  const REFUSED = new NodeError('reverted', 'execution reverted: STF')
  const POOR = new NodeError('rpc', 'insufficient funds for gas * price + value')
  const DOWN = new NodeError('network', 'down')

  test.each([
    ['the price moved in the block', '0x', SLIPPAGE, 'slippage'],
    ['both replays fail, for different reasons', REFUSED, SLIPPAGE, 'slippage'],
    ['it failed before the block alone', LATE, '0x', 'deadline'],
    ['the state after the block cannot be read', LATE, DOWN, 'deadline'],
    ['the account has spent its coin since, or got it in the block', POOR, POOR, 'unknown'],
    ['the account has spent its coin since, and the price had moved before', SLIPPAGE, POOR, 'slippage'],
    ['both succeed', '0x', '0x', 'unknown'],
    ['nothing was replayed', null, null, 'unknown'],
  ] as const)('without the guard: %s', (_, before, after, cause) =>
    expect(failureReason({ before, after }, false)).toEqual({ cause, text: null }),
  )

  test.each([
    ['both succeed', '0x', '0x', 'guard'],
    ['the price moved in the block', '0x', SLIPPAGE, 'guard'],
    ['the price had moved before the block', SLIPPAGE, SLIPPAGE, 'slippage'],
    ['a balance or an approval changed in the block', '0x', REFUSED, 'transferRefused'],
    ['it was mined too late', LATE, LATE, 'deadline'],
    ['nothing was replayed', null, null, 'unknown'],
  ] as const)('with the guard: %s', (_, before, after, cause) =>
    expect(failureReason({ before, after }, true)).toEqual({ cause, text: null }),
  )
})

describe('the error of a hook', () => {
  const HOOK = '0x4f6464486f6F6B000000000000000000000000cc'

  test.each<[string, (inner: string) => string]>([
    ['PoolManager', (inner) => inner],
    ['V4Quoter', unexpectedRevert],
    ['the Universal Router', executionFailed],
  ])('is told in its own words, as %s passes it on', (_, passedOn) => {
    expect(revertReason(passedOn(wrappedError(HOOK, errorString('Not before noon'))), '')).toEqual({
      ...{ cause: 'hookRefused', text: 'Not before noon' },
    })
    expect(revertReason(passedOn(wrappedError(HOOK, selector('Early(uint256)'))), '')).toEqual({
      ...{ cause: 'hookRefused', text: selector('Early(uint256)') },
    })
    expect(revertReason(passedOn(wrappedError(HOOK, '0x')), '')).toEqual({ cause: 'hookRefused', text: null })
  })

  test('is not taken for that of a token, whose error PoolManager wraps as well', () => {
    const transferFailed = selector('ERC20TransferFailed()')
    expect(revertReason(wrappedError(HOOK, errorString('paused'), transferFailed), '')).toMatchObject({
      cause: 'payoutRefused',
    })
  })

  test('shows nothing but one short line, whatever the hook has written', () => {
    const { text } = revertReason(wrappedError(HOOK, errorString(`a\u202e\u0007b\n${'x'.repeat(5_000)}`)), '')
    expect(text).toMatch(/^ab x+…$/)
    expect(text!.length).toBeLessThanOrEqual(200)
  })

  test('is harmless where its offsets and lengths lie', () => {
    const whole = wrappedError(HOOK, errorString('Not before noon'))
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: whole.length - 64 }),
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
        (at, word) => {
          const changed = whole.slice(0, at) + word.toString(16).padStart(64, '0') + whole.slice(at + 64)
          const { text } = revertReason(changed, '')
          expect(text === null || text.length <= 2_000).toBe(true)
        },
      ),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length }), (end) => {
        revertReason(whole.slice(0, end), '')
      }),
    )
  })
})
