import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { Interface } from 'ethers'
import type { Address } from '#domain/chain/address'
import type { NodeFailure } from '#domain/chain/nodeError'
import { createNode } from '#services/chain/node'
import { corrupted, healthy, startToxicNode, type Results, type ToxicNode } from '../../support/toxicNode'
import { chainAt } from '../../support/chainAt'
import { nodeAt } from '../../support/nodeAt'

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
  return nodeAt(server.url)
}

const failing = (failure: NodeFailure) => expect.objectContaining({ name: 'NodeError', failure })

test('a node that does not know of priority fees gives the usual one', async () => {
  const error = { code: -32601, message: 'The method does not exist.' }
  server.behave(corrupted('eth_maxPriorityFeePerGas', ({ id }) => ({ jsonrpc: '2.0', id, error })))
  expect(await nodeAt(server.url).priorityFee(3)).toBe(10n ** 9n)
})

test('where the base fee is zero the node is asked for the price of gas', async () => {
  server.behave(healthy({ eth_gasPrice: '0x3b9aca00' }))
  const node = createNode([{ ...chainAt([server.url]), fees: 'gasPrice' }], 1)
  expect(await node.priorityFee(3)).toBe(10n ** 9n)
  expect(server.calls().map(({ method }) => method)).toContain('eth_gasPrice')
})

test('a receipt tells what was paid for data beside the gas, where a network charges that', async () => {
  const { node, withFee } = {
    node: answering({ eth_getTransactionReceipt: RECEIPT }),
    withFee: { ...RECEIPT, l1Fee: '0xff' },
  }
  expect((await node.receipt(3, WORD))?.l1Fee).toBeUndefined()
  server.behave(healthy({ eth_getTransactionReceipt: withFee }))
  expect((await node.receipt(3, WORD))?.l1Fee).toBe(255n)
  server.behave(healthy({ eth_getTransactionReceipt: { ...RECEIPT, l1Fee: null } }))
  expect((await node.receipt(3, WORD))?.l1Fee).toBeNull()
})

const abi = new Interface([
  'function getEthBalance(address addr) view returns (uint256 balance)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) returns ((bool success, bytes returnData)[] results)',
])

/** Multicall3 on a chain where every account holds a hundred wei. */
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

test.each([
  ['0x', 0n],
  [`0x${'0'.repeat(64)}`, 0n],
  ['0x07', 7n],
])('a word of storage that is reported as %s', async (reports, word) => {
  expect(await answering({ eth_getStorageAt: reports }).storage(3, ACCOUNT, '0x0')).toBe(word)
})

describe('events', () => {
  const TOPIC = `0x${'cd'.repeat(32)}` as const
  const filter = { addresses: [ACCOUNT], topics: [TOPIC], fromBlock: 16, toBlock: 32 }
  const event = (blockNumber: string, logIndex: string, changes = {}) => {
    return { address: ACCOUNT.toLowerCase(), topics: [TOPIC], data: '0x', blockNumber, logIndex, ...changes }
  }

  test('are requested by contract, first topic and block, and told in their order', async () => {
    const node = answering({ eth_getLogs: [event('0x20', '0x0'), event('0x10', '0x2'), event('0x10', '0x1')] })
    const found = await node.logs(3, filter)
    expect(found.map(({ blockNumber, logIndex }) => [blockNumber, logIndex])).toEqual([
      [16, 1],
      [16, 2],
      [32, 0],
    ])
    expect(server.calls().find(({ method }) => method === 'eth_getLogs')?.params).toEqual([
      { address: [ACCOUNT], topics: [[TOPIC]], fromBlock: '0x10', toBlock: '0x20' },
    ])
  })

  test('of any contract are requested by their second topic, and no others are believed', async () => {
    const blocks = { topics: [TOPIC], fromBlock: 16, toBlock: 32 }
    const node = answering({ eth_getLogs: [event('0x10', '0x0', { address: MULTICALL, topics: [TOPIC, WORD] })] })
    expect(await node.logs(3, { ...blocks, indexed: WORD })).toHaveLength(1)
    expect(server.calls().find(({ method }) => method === 'eth_getLogs')?.params).toEqual([
      { topics: [[TOPIC], WORD], fromBlock: '0x10', toBlock: '0x20' },
    ])
    await expect(node.logs(3, { ...blocks, indexed: TOPIC })).rejects.toEqual(failing('malformed'))
  })

  test.each([
    ['another contract', { address: MULTICALL }],
    ['another topic', { topics: [WORD] }],
    ['no topic', { topics: [] }],
    ['an earlier block', { blockNumber: '0xf' }],
    ['a later block', { blockNumber: '0x21' }],
    ['a block that is none', { blockNumber: null }],
  ])('of %s are refused', async (_, changes) => {
    const node = answering({ eth_getLogs: [event('0x10', '0x0', changes)] })
    await expect(node.logs(3, filter)).rejects.toEqual(failing('malformed'))
  })

  test('a block is the one that was requested', async () => {
    const node = answering({ eth_getBlockByNumber: BLOCK })
    expect(await node.block(3, 16)).toMatchObject({ number: 16, timestamp: 0x66000000 })
    await expect(node.block(3, 17)).rejects.toEqual(failing('malformed'))
  })
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

test('a head that was just asked for is good enough for those who say so', async () => {
  const node = answering({ eth_getBlockByNumber: BLOCK })
  const heads = await Promise.all([node.head(3), node.head(3, 60_000)])
  heads.push(await node.head(3, 60_000))
  expect(heads.map(({ number }) => number)).toEqual([16, 16, 16])
  expect(server.requests).toHaveLength(1)
  await node.head(3)
  await node.head(3, 0)
  expect(server.requests).toHaveLength(3)
  server.behave(corrupted('eth_getBlockByNumber', ({ id }) => ({ jsonrpc: '2.0', id, result: {} })))
  await expect(node.head(3)).rejects.toEqual(failing('malformed'))
  server.behave(healthy({ eth_getBlockByNumber: BLOCK }))
  expect((await node.head(3, 60_000)).number).toBe(16)
})

test.each([
  ['whose batching contract is missing', 3, ['eth_chainId', 'eth_call', 'eth_chainId', 'eth_getBalance']],
  ['whose contracts are not known', 5, ['eth_chainId', 'eth_getBalance']],
])('on a chain %s the node is asked for a balance', async (_, id, methods) => {
  server.behave(healthy({ eth_chainId: `0x${id}`, eth_call: '0x' }))
  expect(await nodeAt(server.url, id).balance(id, ACCOUNT)).toBe(100n)
  expect(server.calls().map(({ method }) => method)).toEqual(methods)
})

test('a chain without the batching contract says so', async () => {
  const node = answering({ eth_call: '0x' })
  await expect(node.multicall(3).calls([{ to: ACCOUNT, data: '0x' }])).rejects.toEqual(failing('notConfigured'))
  expect(node.multicall(3)).toBe(node.multicall(3))
})

describe('a node of one’s own', () => {
  test('is the only one asked for its chain, quorum or not, until the others are chosen again', async () => {
    const others = await Promise.all([startToxicNode(), startToxicNode()])
    server.behave(healthy({ eth_call: hundredWei, eth_getBlockByNumber: BLOCK }))
    for (const other of others) other.behave(healthy({ eth_call: hundredWei, eth_getBlockByNumber: BLOCK }))
    const node = createNode([chainAt(others.map(({ url }) => url))], 2)
    await node.balance(3, ACCOUNT)
    const requested = () => [server, ...others].map(({ requests }) => requests.splice(0).length > 0)
    expect(requested()).toEqual([false, true, true])

    node.readThrough(3, server.url)
    expect(await node.balance(3, ACCOUNT)).toBe(100n)
    expect((await node.head(3)).number).toBe(16)
    expect(requested()).toEqual([true, false, false])

    await server.close()
    await expect(node.head(3)).rejects.toEqual(failing('network'))
    expect(requested()).toEqual([false, false, false])

    node.readThrough(3, null)
    expect((await node.head(3)).number).toBe(16)
    expect(requested()).toEqual([false, true, true])
    await Promise.all(others.map((other) => other.close()))
  })

  test('must serve the chain that it was chosen for', async () => {
    server.behave(healthy({ eth_chainId: '0x1' }))
    const node = createNode([chainAt(['http://127.0.0.1:1'])], 1)
    node.readThrough(3, server.url)
    await expect(node.head(3)).rejects.toEqual(failing('wrongChain'))
  })
})
