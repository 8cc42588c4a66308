import { describe, expect, jest, test } from '@jest/globals'
import {
  block,
  chainIdNumber,
  hexData,
  minedLogs,
  parseHttpError,
  parseReply,
  quantity,
  readResult,
  receiptOrNull,
  storageWord,
  transactionOf,
  transactionOrNull,
  type Schema,
} from '#boundary/node'
import { correctedAddress } from '#boundary/schemas'
import { NODE_ERROR_TEXT_MAX } from '#domain/chain/limits'
import { FOREIGN_TEXT_MAX } from '#domain/browser/limits'
import { NodeError } from '#domain/chain/nodeError'
import { fc } from '../support/properties'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const HASH = `0x${'ab'.repeat(32)}`
const JUNK: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['an object', {}],
  ['a list', ['0x1']],
  ['a number', 1],
  ['a bigint', 1n],
  ['true', true],
  ['empty text', ''],
  ['0x alone', '0x'],
  ['a negative', '-0x1'],
  ['a negative inside', '0x-1'],
  ['no hex', '0xzz'],
  ['decimal', '12'],
  ['a fraction', '0x1.8'],
  ['a space', ' 0x1'],
  ['a line break', '0x1\n'],
  ['more than 2^256−1', `0x1${'0'.repeat(64)}`],
  ['10,000 digits', `0x${'f'.repeat(10_000)}`],
  ['a JSON-RPC envelope', { result: '0x1' }],
]

function refusal<T>(schema: Schema<T>, value: unknown): unknown {
  try {
    return readResult(schema, value, 'a test')
  } catch (error) {
    return error
  }
}

const malformed = new NodeError('malformed', "The node's answer for a test cannot be read.")

describe('R07: quantities', () => {
  test.each(JUNK)('%s is refused', (_, value) => {
    expect(refusal(quantity, value)).toEqual(malformed)
    expect(refusal(chainIdNumber, value)).toEqual(malformed)
  })

  test('any uint256 is read, in any casing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => {
        expect(readResult(quantity, `0x${value.toString(16)}`, 'it')).toBe(value)
        expect(readResult(quantity, `0x${value.toString(16).toUpperCase()}`, 'it')).toBe(value)
      }),
    )
  })

  test('nothing else is, and nothing but a NodeError is thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(typeof value !== 'string')
        expect(refusal(quantity, value)).toBeInstanceOf(NodeError)
      }),
    )
  })

  test.each(['0x0', '0x20000000000000', `0x${'f'.repeat(64)}`])('%s is no chain id', (value) => {
    expect(refusal(chainIdNumber, value)).toEqual(malformed)
  })

  test('a chain id is a number', () => {
    expect(readResult(chainIdNumber, '0x3', 'it')).toBe(3)
    expect(readResult(chainIdNumber, '0x7a69', 'it')).toBe(31337)
  })
})

describe('data and addresses', () => {
  test('bytes are whole, and two megabytes of them are read', () => {
    expect(readResult(hexData, '0x', 'it')).toBe('0x')
    expect(readResult(hexData, '0xAbCd', 'it')).toBe('0xAbCd')
    expect(readResult(hexData, `0x${'ab'.repeat(1_000_000)}`, 'it')).toHaveLength(2_000_002)
    for (const value of ['0xabc', 'abcd', '0xzz', null, {}]) expect(refusal(hexData, value)).toEqual(malformed)
  })

  test('addresses are checksummed, whatever casing the node uses', () => {
    for (const text of [USDC, USDC.toLowerCase(), `0x${USDC.slice(2).toUpperCase()}`])
      expect(readResult(correctedAddress, text, 'it')).toBe(USDC)
    for (const value of [USDC.slice(0, -1), `${USDC}0`, USDC.slice(2), null])
      expect(refusal(correctedAddress, value)).toEqual(malformed)
  })
})

const BLOCK = { number: '0xa', hash: HASH, timestamp: '0x64', baseFeePerGas: '0x7', transactions: ['0x1'] }

describe('blocks', () => {
  test('the needed fields are read, and the others are ignored', () => {
    expect(readResult(block, BLOCK, 'it')).toEqual({ number: 10, hash: HASH, timestamp: 100, baseFeePerGas: 7n })
  })

  test('a chain without a base fee has none', () => {
    expect(readResult(block, { number: '0xa', hash: HASH, timestamp: '0x64' }, 'it')).toMatchObject({
      baseFeePerGas: 0n,
    })
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['a pending one', { ...BLOCK, number: null, hash: null }],
    ['a number beyond a float', { ...BLOCK, number: '0x20000000000000' }],
    ['a short hash', { ...BLOCK, hash: '0xab' }],
    ['no time', { ...BLOCK, timestamp: undefined }],
  ])('%s is refused', (_, value) => expect(refusal(block, value)).toEqual(malformed))
})

const TRANSACTION = {
  hash: HASH,
  from: USDC.toLowerCase(),
  nonce: '0x7',
  to: null,
  value: '0x5',
  input: '0x12',
  gas: '0x1',
}

describe('T12: transactions', () => {
  const read = { hash: HASH, from: USDC, nonce: 7, to: null, value: 5n, input: '0x12' }

  test('what the sender signed is taken; one that is not known is null', () => {
    expect(readResult(transactionOrNull, TRANSACTION, 'it')).toEqual(read)
    expect(readResult(transactionOrNull, { ...TRANSACTION, to: undefined }, 'it')).toEqual(read)
    expect(readResult(transactionOrNull, null, 'it')).toBeNull()
  })

  test.each<[string, object]>([
    ['a nonce beyond a float', { nonce: '0x20000000000000' }],
    ['no input', { input: undefined }],
    ['a short hash', { hash: '0xab' }],
  ])('%s is refused', (_, changes) =>
    expect(refusal(transactionOrNull, { ...TRANSACTION, ...changes })).toEqual(malformed),
  )

  test('in a block, that of the sender with the nonce, whatever else is there', () => {
    const odd = { from: '0x', nonce: 'x', type: '0x7e' }
    const other = { ...TRANSACTION, nonce: '0x8' }
    const sender = USDC.toLowerCase()
    expect(readResult(transactionOf(sender, 7), { transactions: [odd, other, TRANSACTION] }, 'it')).toEqual(read)
    expect(readResult(transactionOf(sender, 7), { transactions: [odd, other] }, 'it')).toBeNull()
    expect(refusal(transactionOf(sender, 7), { transactions: [HASH] })).toEqual(malformed)
    expect(refusal(transactionOf(sender, 7), null)).toEqual(malformed)
  })
})

const LOG = {
  address: USDC.toLowerCase(),
  topics: [HASH.toUpperCase().replace('0X', '0x')],
  data: '0x01',
  logIndex: '0x0',
}
const RECEIPT = {
  transactionHash: HASH,
  blockHash: HASH,
  blockNumber: '0xa',
  status: '0x1',
  from: USDC.toLowerCase(),
  gasUsed: '0x5208',
  effectiveGasPrice: '0x7',
  logs: [LOG],
}

describe('T17: receipts', () => {
  test('a good one', () => {
    expect(readResult(receiptOrNull, RECEIPT, 'it')).toEqual({
      transactionHash: HASH,
      blockHash: HASH,
      blockNumber: 10,
      status: true,
      from: USDC,
      gasUsed: 21_000n,
      effectiveGasPrice: 7n,
      logs: [{ address: USDC, topics: [HASH], data: '0x01' }],
    })
    expect(readResult(receiptOrNull, { ...RECEIPT, status: '0x0' }, 'it')).toMatchObject({ status: false })
    expect(readResult(receiptOrNull, null, 'it')).toBeNull()
  })

  test.each<[string, object]>([
    ['status 2', { status: '0x2' }],
    ['status true', { status: true }],
    ['no status', { status: undefined }],
    ['status null', { status: null }],
    ['no logs', { logs: null }],
    ['logs of text', { logs: 'none' }],
    ['a log of nothing', { logs: [null] }],
    ['a log with a half topic', { logs: [{ ...LOG, topics: ['0xab'] }] }],
    ['a log with odd data', { logs: [{ ...LOG, data: '0x1' }] }],
    ['a short hash', { transactionHash: '0xab' }],
    ['no hash', { transactionHash: undefined }],
    ['a pending block', { blockNumber: null }],
    ['a negative block', { blockNumber: '-0x1' }],
    ['nobody', { from: null }],
    ['HTML', { from: '<b>me</b>' }],
  ])('%s is refused', (_, change) => expect(refusal(receiptOrNull, { ...RECEIPT, ...change })).toEqual(malformed))

  test.each([[undefined], [false], [''], [[]], ['0x1']])('%p is no receipt', (value) => {
    expect(refusal(receiptOrNull, value)).toEqual(malformed)
  })
})

test('R08: a list is refused with its first bad entry, however many follow', () => {
  const read = jest.fn()
  const bad = Object.defineProperty({}, 'address', { enumerable: true, get: read })
  expect(refusal(minedLogs, Array(1_000).fill(bad))).toEqual(malformed)
  expect(read).toHaveBeenCalledTimes(1)
})

describe('a word of storage', () => {
  test.each([
    ['0x', 0n],
    ['0X', 0n],
    ['0x0', 0n],
    [`0x${'0'.repeat(63)}7`, 7n],
  ])('%s', (value, word) => expect(readResult(storageWord, value, 'a word')).toBe(word))

  test.each([[null], [''], ['0xzz'], [`0x1${'0'.repeat(64)}`]])('%j is none', (value) =>
    expect(() => readResult(storageWord, value, 'a word')).toThrow(NodeError),
  )
})

describe('replies', () => {
  test('a result, also of null; an error of null is none', () => {
    expect(parseReply({ jsonrpc: '2.0', id: 1, result: '0x1' })).toEqual({ id: 1, outcome: { result: '0x1' } })
    expect(parseReply({ id: 1, result: null })).toEqual({ id: 1, outcome: { result: null } })
    expect(parseReply({ id: 1, result: '0x1', error: null })).toEqual({ id: 1, outcome: { result: '0x1' } })
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'x'],
    ['a list', []],
    ['no id', { result: '0x1' }],
    ['an id of text', { id: '1', result: '0x1' }],
    ['an id of null', { id: null, result: '0x1' }],
    ['a broken id', { id: 1.5, result: '0x1' }],
    ['R07: neither result nor error', { id: 1 }],
    ['R07: an undefined result', { id: 1, result: undefined }],
  ])('R06: %s is no reply', (_, value) => expect(parseReply(value)).toBeNull())

  const error = (value: unknown) => {
    const reply = parseReply({ id: 1, error: value, result: '0x1' })
    return reply && 'error' in reply.outcome ? reply.outcome.error : null
  }

  test('an error wins over a result', () => {
    expect(error({ code: 3, message: 'execution reverted', data: '0x08c379a0' })).toEqual({
      code: 3,
      message: 'execution reverted',
      data: '0x08c379a0',
      text: 'execution reverted 0x08c379a0',
      retryAfterMs: null,
    })
  })

  test.each<[unknown, string | null]>([
    ['0xAB', '0xAB'],
    [{ data: '0xab' }, '0xab'],
    [{ result: '0xab', message: 'revert' }, '0xab'],
    ['Reverted 0xab', '0xab'],
    ['Reverted 0x', '0x'],
    ['err: 0xdf2d9b42 (supplied gas 36000000)', '0xdf2d9b42'],
    ['err: revert (supplied gas 36000000)', null],
    ['Reverted 0xabc', null],
    [{ data: { data: '0xab' } }, '0xab'],
    [{ message: 'no', txHash: `0x${'1'.repeat(64)}`, data: '0xab' }, '0xab'],
    [{ [`0x${'1'.repeat(64)}`]: { error: 'revert', program_counter: 92, return: '0xab' }, stack: 'no' }, '0xab'],
    [{ data: { data: { data: '0xab' } } }, null],
    [null, null],
    [7, null],
    [undefined, null],
  ])('the revert data of %j', (data, found) => expect(error({ code: 3, message: 'no', data })?.data).toBe(found))

  test('R17: the words are cut and cleaned', () => {
    expect(error({ message: `\u202e<b>${'x'.repeat(1_000_000)}` })?.message).toMatch(/^<b>x{196}…$/)
  })

  test.each([[7], [true], [[]], [''], [{ code: '3', message: { a: 1 } }]])(
    'an error of %j has words of ours',
    (value) => {
      const words = 'The node answered with an error.'
      expect(error(value)).toEqual({ code: null, message: words, data: null, text: words, retryAfterMs: null })
    },
  )

  test('an error that is its words alone', () => expect(error('boom')).toMatchObject({ code: null, message: 'boom' }))

  test('what is said with the data is looked at, and shown where it is the contract’s', () => {
    const reported = { code: -32015, message: 'VM execution error.', data: 'revert: K' }
    expect(error(reported)).toMatchObject({ message: 'VM execution error. revert: K', data: null })
    expect(error({ message: 'no', data: { payload: 'range 9 is bigger than 2', other: 7 } })).toMatchObject({
      message: 'no',
      text: 'no range 9 is bigger than 2',
    })
  })

  test('a megabyte is cut before it is examined', () => {
    const long = 'x'.repeat(1_000_000)
    const found = error({ message: long, data: { message: long, other: long } })
    expect(found?.text).toHaveLength(NODE_ERROR_TEXT_MAX)
    expect(found?.message).toHaveLength(FOREIGN_TEXT_MAX)
  })

  test('how long it wants to be left alone', () => {
    const data = { see: 'https://infura.io/dashboard', rate: { backoff_seconds: 30 } }
    expect(error({ code: -32005, message: 'no', data })?.retryAfterMs).toBe(30_000)
    expect(error({ code: -32005, message: 'no', data: { rate: { backoff_seconds: '30' } } })?.retryAfterMs).toBeNull()
  })

  test('an error may name no call, a result may not', () => {
    const refused = { code: -32600, message: 'no' }
    for (const id of [null, undefined]) {
      expect(parseReply({ jsonrpc: '2.0', id, error: refused })).toMatchObject({
        id: null,
        outcome: { error: refused },
      })
      expect(parseReply({ jsonrpc: '2.0', id, result: '0x1' })).toBeNull()
    }
  })

  test.each<[unknown, string | null]>([
    [{ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no' } }, 'no'],
    [{ message: 'no', code: 31 }, 'no'],
    [{ error: 'no' }, 'no'],
    [{}, null],
    [[], null],
    ['no', null],
    [null, null],
  ])('the body of an HTTP error: %j', (body, message) => expect(parseHttpError(body)?.message ?? null).toBe(message))

  test('nothing makes it throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (failure, result) => {
        for (const value of [failure, { id: 1, error: failure, result }, { id: failure, result }])
          expect(() => parseReply(value)).not.toThrow()
      }),
    )
  })
})
