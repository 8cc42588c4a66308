import { describe, expect, test } from '@jest/globals'
import { createRedactor } from '../../../../src/domain/page/diagnostics/redaction'

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const TOKEN = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const HASH = `0x${'ab'.repeat(32)}`

const redacted = (value: unknown, secrets: readonly string[] = []) => createRedactor([value], secrets).redact(value)

describe('stand-ins', () => {
  test('are the same for the same account, in any case, field or text', () => {
    const value = {
      accounts: [ALICE],
      byAccount: { [`${ALICE.toLowerCase()}:3`]: [{ hash: HASH, token: TOKEN }] },
      message: `${ALICE} has paid for ${HASH}.`,
    }
    expect(redacted(value)).toEqual({
      accounts: ['account-1'],
      byAccount: { 'account-1:3': [{ hash: 'hash-1', token: 'contract-1' }] },
      message: 'account-1 has paid for hash-1.',
    })
  })

  test('are explained, each address shortened', () => {
    const value = { account: ALICE, token: TOKEN }
    const { redact, legend } = createRedactor([value])
    redact(value)
    expect(legend()).toEqual({ 'account-1': '0xf3…2266', 'contract-1': '0x1f…f984' })
  })

  test('stay themselves when they are redacted again', () => {
    const once = redacted({ accounts: [ALICE], uri: 'wc:a@2', message: `see https://a.example and ${HASH}` })
    expect(redacted({ again: once })).toEqual({ again: once })
  })
})

test.each([
  '1.25',
  '115792089237316195423570985008687907853269984665640564039457584007913129639935',
  '-100000000000000000000000000000000000',
  'The price moved past your 0.5% slippage limit. Nothing was sent.',
  'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
  'TransferHelper: TRANSFER_FROM_FAILED',
  'connectWizard/walletSelected',
  'rdns:io.metamask',
  'native',
  '0x12…abcd',
  '2026-11-22T19:32:50.123Z',
])('what is needed to understand is kept: %s', (text) => {
  expect(redacted(text)).toBe(text)
})

test('what stands in a field for places is replaced whatever it is, and wherever else it is', () => {
  const value = { hosts: { 3: 'my-node' }, host: 'nas:8545', message: 'No answer from nas:8545.', iconUrl: '' }
  expect(redacted(value)).toEqual({
    hosts: { 3: 'url-1' },
    host: 'url-2',
    message: 'No answer from url-2.',
    iconUrl: '',
  })
})

test('a known secret is replaced though it looks like a word', () => {
  expect(redacted({ message: 'key thesecretword refused' }, ['thesecretword'])).toEqual({
    message: 'key url-1 refused',
  })
})

test('long texts and lists are cut, and no half of a secret is left', () => {
  const text = `${'word '.repeat(799)}${'x'.repeat(4)} 0x${'ab'.repeat(20)}`
  expect((redacted(text) as string).length).toBe(1_000)
  const cut = redacted(`${'https://a.example/'.padEnd(3_990, 'b')} ${ALICE}`) as string
  expect(cut).toBe('url-1 ')
  expect(redacted(Array.from({ length: 10_000 }, (_, at) => at))).toHaveLength(100)
})

test('what JSON cannot hold is left out', () => {
  expect(redacted({ a: undefined, b: Number.NaN, c: () => 1, d: 2n })).toEqual({ b: null, c: null, d: null })
})
