import { describe, expect, test } from '@jest/globals'
import { AbiCoder, id } from 'ethers'
import fc from 'fast-check'
import { revertReason } from '../../../src/domain/trade/revertReason'

const errorString = (text: string) => `0x08c379a0${AbiCoder.defaultAbiCoder().encode(['string'], [text]).slice(2)}`
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
  ['UniswapV2: INSUFFICIENT_LIQUIDITY', 'noLiquidity'],
  ['Unexpected error', 'noLiquidity'],
  ['ERC20: account is blacklisted', 'unknown'],
  ['STFU', 'unknown'],
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
  ['SomethingElse()', 'unknown'],
])('%s is %s', (signature, cause) => {
  expect(revertReason(selector(signature), 'execution reverted')).toEqual({ cause, text: null })
  expect(revertReason(`0x${selector(signature).slice(2).toUpperCase()}`, '')).toEqual({ cause, text: null })
})

describe('no ether for the network cost', () => {
  test.each(['insufficient funds for gas * price + value', 'sender exceeds balance of sender', 'EVM error OutOfFunds'])(
    'the node says %p',
    (message) => expect(revertReason(null, message).cause).toBe('noEther'),
  )

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

  test.each([
    ['nothing', '0x'],
    ['the selector alone', '0x08c379a0'],
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
