/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { Interface } from 'ethers'
import type { Address } from '../../src/domain/address'
import type { NodeFailure } from '../../src/domain/nodeError'
import { createNode } from '../../src/services/node'
import { corrupted, healthy, startToxicNode, type Results, type ToxicNode } from '../support/toxicNode'
import { chainAt } from '../support/chainAt'

const ACCOUNT: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const MULTICALL: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const WORD = `0x${'ab'.repeat(32)}` as const
const CALL = { from: ACCOUNT, to: ACCOUNT, value: 255n, data: '0x1234' } as const
const BLOCK = { number: '0x10', hash: WORD, timestamp: '0x66000000', baseFeePerGas: '0x7', extra: {} }
const RECEIPT = {
  transactionHash: WORD,
  blockHash: WORD,
  blockNumber: '0x10',
  status: '0x1',
  from: ACCOUNT.toLowerCase(),
  gasUsed: '0x5208',
  effectiveGasPrice: '0x9',
  logs: [{ address: ACCOUNT.toLowerCase(), topics: [WORD], data: '0x' }],
}

let server: ToxicNode
beforeEach(async () => {
  server = await startToxicNode()
})
afterEach(() => server.close())

function answering(results: Results) {
  server.behave(healthy(results))
  return createNode([chainAt([server.url])], 1)
}

const failing = (failure: NodeFailure) => expect.objectContaining({ name: 'NodeError', failure })

test('a node that does not know of priority fees gives the usual one', async () => {
  const error = { code: -32601, message: 'The method does not exist.' }
  server.behave(corrupted('eth_maxPriorityFeePerGas', ({ id }) => ({ jsonrpc: '2.0', id, error })))
  expect(await createNode([chainAt([server.url])], 1).priorityFee(3)).toBe(10n ** 9n)
})

const abi = new Interface([
  'function getEthBalance(address addr) view returns (uint256 balance)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) returns ((bool success, bytes returnData)[] results)',
])

/** Multicall3 with accounts that all hold a hundred wei. */
const hundredWei = (params: unknown[]) => {
  const [{ to, data }] = params as [{ to: string; data: string }]
  if (to !== MULTICALL) return '0xbeef'
  const [calls] = abi.decodeFunctionData('aggregate3', data)
  const results = (calls as { callData: string }[]).map(({ callData }) => {
    expect(callData).toBe(abi.encodeFunctionData('getEthBalance', [ACCOUNT]))
    return [true, abi.encodeFunctionResult('getEthBalance', [100n])]
  })
  return abi.encodeFunctionResult('aggregate3', [results])
}

test('each read asks for the right thing and understands the answer', async () => {
  const node = answering({
    eth_getBlockByNumber: BLOCK,
    eth_call: hundredWei,
    eth_estimateGas: '0x5208',
    eth_maxPriorityFeePerGas: '0x3b9aca00',
    eth_getTransactionReceipt: RECEIPT,
    eth_getCode: '0x6001',
  })
  expect(await node.head(3)).toEqual({ number: 16, hash: WORD, timestamp: 0x66000000, baseFeePerGas: 7n })
  expect(await node.balance(3, ACCOUNT)).toBe(100n)
  expect(await node.simulate(3, CALL)).toBe('0xbeef')
  expect(await node.simulate(3, CALL, 15)).toBe('0xbeef')
  expect(await node.estimateGas(3, CALL)).toBe(21_000n)
  expect(await node.priorityFee(3)).toBe(10n ** 9n)
  expect(await node.receipt(3, WORD.toUpperCase().replace('0X', '0x'))).toMatchObject({ status: true, from: ACCOUNT })
  expect(await node.code(3, ACCOUNT)).toBe('0x6001')
  const sent = { from: ACCOUNT, to: ACCOUNT, value: '0xff', data: '0x1234' }
  expect(server.calls().map(({ method, params }) => [method, ...params])).toEqual([
    ['eth_chainId'],
    ['eth_getBlockByNumber', 'latest', false],
    ['eth_call', { to: MULTICALL, data: expect.any(String) }, 'latest'],
    ['eth_call', sent, 'latest'],
    ['eth_call', sent, '0xf'],
    ['eth_estimateGas', sent],
    ['eth_maxPriorityFeePerGas'],
    ['eth_getTransactionReceipt', WORD.toUpperCase().replace('0X', '0x')],
    ['eth_getCode', ACCOUNT, 'latest'],
  ])
})

test('a transaction that is not mined has no receipt', async () => {
  expect(await answering({ eth_getTransactionReceipt: null }).receipt(3, WORD)).toBeNull()
})

test('T12: transactions are read by hash, and by block, sender and nonce; their count after any block', async () => {
  const transaction = { hash: WORD, from: ACCOUNT, nonce: '0x7', to: ACCOUNT, value: '0x1', input: '0x' }
  const node = answering({
    eth_getTransactionByHash: transaction,
    eth_getTransactionCount: '0x8',
    eth_getBlockByNumber: { transactions: [transaction] },
  })
  const read = { hash: WORD, from: ACCOUNT, nonce: 7, to: ACCOUNT, value: 1n, input: '0x' }
  expect(await node.transaction(3, WORD)).toEqual(read)
  expect(await node.transactionCount(3, ACCOUNT)).toBe(8)
  expect(await node.transactionCount(3, ACCOUNT, 15)).toBe(8)
  expect(await node.transactionIn(3, 15, ACCOUNT, 7)).toEqual(read)
  expect(server.calls().map(({ method, params }) => [method, ...params])).toEqual([
    ['eth_chainId'],
    ['eth_getTransactionByHash', WORD],
    ['eth_getTransactionCount', ACCOUNT, 'latest'],
    ['eth_getTransactionCount', ACCOUNT, '0xf'],
    ['eth_getBlockByNumber', '0xf', true],
  ])
  await expect(node.transaction(3, WORD.replace(/.$/, '0'))).rejects.toThrow('The node sent another transaction.')
})

describe('R07: what cannot be the answer is refused', () => {
  test.each([
    null,
    {},
    { ...BLOCK, number: '0x-1' },
    { ...BLOCK, hash: '0x12' },
    { ...BLOCK, timestamp: '0x1' + '0'.repeat(14) },
  ])('as a block: %j', async (block) => {
    await expect(answering({ eth_getBlockByNumber: block }).head(3)).rejects.toEqual(failing('malformed'))
  })

  test.each([
    {},
    { ...RECEIPT, transactionHash: `0x${'cd'.repeat(32)}` },
    { ...RECEIPT, status: '0x2' },
    { ...RECEIPT, status: true },
    { ...RECEIPT, logs: null },
    { ...RECEIPT, blockNumber: null },
  ])('as a receipt: %#', async (receipt) => {
    await expect(answering({ eth_getTransactionReceipt: receipt }).receipt(3, WORD)).rejects.toEqual(
      failing('malformed'),
    )
  })

  test.each(['0x123', '0xzz', 'beef', 7])('as data: %p', async (data) => {
    await expect(answering({ eth_call: data }).simulate(3, CALL)).rejects.toEqual(failing('malformed'))
  })
})

describe('R14: the four set-up errors, word for word', () => {
  test('at the start', () => {
    expect(() => createNode([], 1)).toThrow(/^must have at least one chain$/)
    expect(() => createNode([chainAt(['http://a.example'])], 0)).toThrow(/^quorum cannot be lower than minQuorum$/)
    expect(() => createNode([chainAt([])], 1)).toThrow(
      /^Could not find valid provider configuration for chain "Ropsten"\. Add an RPC URL/,
    )
    expect(() => createNode([chainAt(['http://a.example'])], 2)).toThrow(/^Could not find valid provider configuration/)
  })

  test('for a chain that is not set up, whatever is asked', async () => {
    const node = createNode([chainAt(['http://a.example'])], 1)
    await expect(node.head(99)).rejects.toThrow(/^No providers configured for chain "99"$/)
    await expect(node.balance(99, ACCOUNT)).rejects.toEqual(failing('notConfigured'))
    expect(() => node.multicall(99)).toThrow('no known contracts')
  })
})

test('R22: the head and all that is read with it are one request', async () => {
  const node = answering({
    eth_getBlockByNumber: BLOCK,
    eth_call: hundredWei,
    eth_maxPriorityFeePerGas: '0x3b9aca00',
  })
  const read = () =>
    Promise.all([node.head(3), node.balance(3, ACCOUNT), node.balance(3, ACCOUNT), node.priorityFee(3)])
  await read()
  const [head, ...amounts] = await read()
  expect([head.number, ...amounts]).toEqual([16, 100n, 100n, 10n ** 9n])
  expect(server.requests.map((body) => [body].flat().map(({ method }) => method))).toEqual([
    ['eth_chainId', 'eth_getBlockByNumber', 'eth_maxPriorityFeePerGas', 'eth_call'],
    ['eth_getBlockByNumber', 'eth_maxPriorityFeePerGas', 'eth_call'],
  ])
})

test.each([
  ['whose batching contract is missing', 3, ['eth_chainId', 'eth_call', 'eth_getBalance']],
  ['whose contracts are not known', 5, ['eth_chainId', 'eth_getBalance']],
])('on a chain %s the node is asked for a balance', async (_, id, methods) => {
  server.behave(healthy({ eth_chainId: `0x${id}`, eth_call: '0x' }))
  expect(await createNode([chainAt([server.url], id)], 1).balance(id, ACCOUNT)).toBe(100n)
  expect(server.calls().map(({ method }) => method)).toEqual(methods)
})

test('a chain without the batching contract says so', async () => {
  const node = answering({ eth_call: '0x' })
  await expect(node.multicall(3).calls([{ to: ACCOUNT, data: '0x' }])).rejects.toEqual(failing('notConfigured'))
  expect(node.multicall(3)).toBe(node.multicall(3))
})
