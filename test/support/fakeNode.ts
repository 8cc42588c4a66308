import type { Block, MinedLog, Receipt } from '#boundary/node'
import { NODE_BATCH_BULK } from '#domain/chain/limits'
import type { Node } from '#services/chain/node'
import { ALICE } from './fakeWallet'

const unexpected = (method: keyof Node) => (): never => {
  throw new Error(`This node has no ${method}.`)
}

/** All methods but those that a test provides throw. */
export function fakeNode(overrides: Partial<Node> = {}): Node {
  return {
    head: unexpected('head'),
    block: unexpected('block'),
    logs: unexpected('logs'),
    balance: unexpected('balance'),
    simulate: unexpected('simulate'),
    runProgram: unexpected('runProgram'),
    simulateWith: unexpected('simulateWith'),
    simulateBlock: unexpected('simulateBlock'),
    estimateGas: unexpected('estimateGas'),
    priorityFee: unexpected('priorityFee'),
    receipt: unexpected('receipt'),
    transaction: unexpected('transaction'),
    transactionCount: unexpected('transactionCount'),
    transactionIn: unexpected('transactionIn'),
    transactionsNaming: unexpected('transactionsNaming'),
    code: unexpected('code'),
    storage: unexpected('storage'),
    multicall: unexpected('multicall'),
    batchSize: () => NODE_BATCH_BULK,
    health: () => [],
    ...overrides,
  }
}

export const fakeBlock = (changes: Partial<Block> = {}): Block => ({
  number: 100,
  hash: `0x${'a'.repeat(64)}`,
  timestamp: 1_700_000_000,
  baseFeePerGas: 10n ** 9n,
  ...changes,
})

export const fakeLog = (changes: Partial<MinedLog> = {}): MinedLog => ({
  address: '0x0000000000000000000000000000000000000001',
  topics: [],
  data: '0x',
  blockNumber: 100,
  logIndex: 0,
  ...changes,
})

export const fakeReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  transactionHash: `0x${'c'.repeat(64)}`,
  blockHash: `0x${'b'.repeat(64)}`,
  blockNumber: 101,
  status: true,
  from: ALICE,
  gasUsed: 100_000n,
  effectiveGasPrice: 2n * 10n ** 9n,
  logs: [],
  ...changes,
})
