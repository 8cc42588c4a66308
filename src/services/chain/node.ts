import {
  block,
  count,
  hashesNaming,
  hexData,
  type MinedLog,
  minedLogs,
  quantity,
  receiptOrNull,
  type SimulatedCall,
  simulatedBlocks,
  storageWord,
  type Block,
  type Hex,
  type Receipt,
  type Transaction,
  transactionOf,
  transactionOrNull,
} from '#boundary/node'
import { type Address, sameAddress } from '#domain/chain/address'
import type { Chain } from '#domain/chain/chain'
import { hex } from '#domain/chain/hex'
import { isRefusal, NodeError } from '#domain/chain/nodeError'
import type { EndpointHealth } from '#domain/chain/nodeHealth'
import { type Access, createAccess, createHeads } from './access'
import { blockTag } from './blockTag'
import type { Multicall } from './multicall'
import { checkSetup } from './checkSetup'
import { addressWord, callData, uintAt } from './words'
import { deploymentOf } from '#config/deployments'

/** A call for estimates and simulations. `value` is in wei. */
export interface CallRequest {
  from: Address
  to: Address
  value: bigint
  data: Hex
}

/** A state override of an account: its code, and its balance in wei. */
export interface Override {
  code?: Hex
  balance?: bigint
}

/** A block that a node makes up and executes on top of a mined one (eth_simulateV1). Nothing of it is kept. */
export interface BlockSimulation {
  /** The number of the block before. */
  parent: number
  /** The number is absent on networks whose contracts see another one than the block's own. */
  header: { number?: number; time: number; baseFeePerGas: bigint; prevRandao: Hex }
  overrides: Readonly<Record<Address, Override>>
  /** The transactions. `gas` is the limit; `fees`, in wei per gas, are absent if nothing is paid for gas. */
  calls: readonly (CallRequest & { gas?: bigint; fees?: { most: bigint; tip: bigint } })[]
  /** Whether the fees and the senders' means are checked as those of real transactions. */
  isValidated: boolean
}

/** Events in a range of blocks, both ends included, whose first topic is one of `topics`. */
export interface LogFilter {
  /** The emitting contracts; events of all contracts match if absent. */
  addresses?: readonly Address[]
  topics: readonly Hex[]
  /** The second topic, in lower case, or several that it may be; every topic matches if absent. */
  indexed?: Hex | readonly Hex[]
  /** The third and the fourth topic, in lower case; every topic matches if absent. */
  alsoIndexed?: Hex
  lastIndexed?: Hex
  fromBlock: number
  toBlock: number
}

/** All requests to a chain's node. Every method throws a NodeError if there is no usable response. */
export interface Node {
  /** The newest block, or a cached block that was requested less than `maxAgeMs` milliseconds ago. */
  head(chainId: number, maxAgeMs?: number): Promise<Block>
  block(chainId: number, blockNumber: number): Promise<Block>
  /** The matching events, in the order of the chain. Nodes refuse ranges that are too large. */
  logs(chainId: number, filter: LogFilter): Promise<MinedLog[]>
  balance(chainId: number, address: Address): Promise<bigint>
  /** Runs a call on the state after a block, the latest by default. The error of a call that reverts has its data. */
  simulate(chainId: number, call: CallRequest, blockNumber?: number): Promise<Hex>
  /** Runs creation code on the state after a block, the latest by default. No contract is created. */
  runProgram(chainId: number, code: Hex, blockNumber?: number): Promise<Hex>
  /** Runs a call on the latest block with state overrides, which some nodes refuse and others silently ignore. */
  simulateWith(chainId: number, call: CallRequest, overrides: Readonly<Record<Address, Override>>): Promise<Hex>
  /**
   * Executes transactions in a made-up block, each one on the state that the previous one left. Transfers of the native
   * coin are listed as events of the address 0xEeee…EEeE. https://github.com/ethereum/execution-apis
   */
  simulateBlock(chainId: number, simulation: BlockSimulation): Promise<SimulatedCall[]>
  estimateGas(chainId: number, call: CallRequest): Promise<bigint>
  /** The suggested priority fee per gas, in wei; the gas price on networks that only have a gas price. */
  priorityFee(chainId: number): Promise<bigint>
  receipt(chainId: number, hash: string): Promise<Receipt | null>
  /** A mined or pending transaction; null if the node does not know the transaction. */
  transaction(chainId: number, hash: string): Promise<Transaction | null>
  /** The number of an account's mined transactions after a block, the latest by default: its next nonce. */
  transactionCount(chainId: number, account: string, blockNumber?: number): Promise<number>
  /** The account's transaction with this nonce in a block; null if the block has none. */
  transactionIn(chainId: number, blockNumber: number, account: string, nonce: number): Promise<Transaction | null>
  /** The hashes of a block's transactions from or to the address, or with the address in their data. */
  transactionsNaming(chainId: number, blockNumber: number, address: Address): Promise<Hex[]>
  code(chainId: number, address: Address): Promise<Hex>
  storage(chainId: number, address: Address, slot: Hex): Promise<bigint>
  multicall(chainId: number): Multicall
  batchSize(chainId: number): number
  /** The recorded health of a chain's endpoints, without a request. Empty for a chain that is not configured. */
  health(chainId: number): EndpointHealth[]
}

/** Multicall3.getEthBalance(address). */
const GET_ETH_BALANCE = '0x4d2301cc'

export const coinBalanceCall = (multicall: Address, account: Address) => ({
  to: multicall,
  data: callData(GET_ETH_BALANCE, addressWord(account)),
})

const USUAL_PRIORITY_FEE = 1_000_000_000n

const asParams = ({ from, to, value, data }: CallRequest) => ({ from, to, value: hex(value), data })

const asOverrides = (overrides: Readonly<Record<Address, Override>>) =>
  Object.fromEntries(
    Object.entries(overrides).map(([account, { code, balance }]) => [
      account,
      { ...(code !== undefined && { code }), ...(balance !== undefined && { balance: hex(balance) }) },
    ]),
  )

const asTransaction = ({ gas, fees, ...call }: BlockSimulation['calls'][number]) => ({
  ...asParams(call),
  ...(gas !== undefined && { gas: hex(gas) }),
  ...(fees && { maxFeePerGas: hex(fees.most), maxPriorityFeePerGas: hex(fees.tip) }),
})

async function simulateBlock(
  { read }: Access,
  chainId: number,
  { parent, header, overrides, calls, isValidated }: BlockSimulation,
): Promise<SimulatedCall[]> {
  const { number, time, baseFeePerGas, prevRandao } = header
  const blockOverrides = {
    ...(number !== undefined && { number: blockTag(number) }),
    time: blockTag(time),
    baseFeePerGas: hex(baseFeePerGas),
    prevRandao,
  }
  const block = { blockOverrides, stateOverrides: asOverrides(overrides), calls: calls.map(asTransaction) }
  const payload = { blockStateCalls: [block], validation: isValidated, traceTransfers: true }
  const spec = { schema: simulatedBlocks, what: 'a simulated block' }
  const [simulated] = await read(chainId, spec, 'eth_simulateV1', [payload, blockTag(parent)])
  if (simulated?.calls.length !== calls.length) {
    throw new NodeError('malformed', 'The node did not simulate every transaction.')
  }
  return simulated.calls
}

interface ChoosableNode extends Node {
  /** Uses only this URL for a chain from now on; null restores the configured URLs. */
  readThrough(chainId: number, url: string | null): void
}

async function readLogs({ read }: Access, chainId: number, wanted: LogFilter): Promise<MinedLog[]> {
  const { addresses, topics, fromBlock, toBlock } = wanted
  const places = [wanted.indexed, wanted.alsoIndexed, wanted.lastIndexed]
  const last = places.findLastIndex((topic) => topic !== undefined)
  const filter = {
    ...(addresses && { address: addresses }),
    topics: [topics, ...places.slice(0, last + 1).map((topic) => topic ?? null)],
    fromBlock: blockTag(fromBlock),
    toBlock: blockTag(toBlock),
  }
  const found = await read(chainId, { schema: minedLogs, what: 'events' }, 'eth_getLogs', [filter])
  const isAt = (wantedTopic: Hex | readonly Hex[] | undefined, topic: Hex | undefined) =>
    typeof wantedTopic === 'object' ? wantedTopic.some((each) => each === topic) : !wantedTopic || wantedTopic === topic
  const isMatch = ({ address, topics: [topic, ...others], blockNumber }: MinedLog) =>
    (!addresses || addresses.some((each) => sameAddress(each, address))) &&
    topics.some((each) => each === topic) &&
    places.every((wantedTopic, at) => isAt(wantedTopic, others[at])) &&
    blockNumber >= fromBlock &&
    blockNumber <= toBlock
  if (!found.every(isMatch)) throw new NodeError('malformed', 'The node sent other events.')
  return found.sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex)
}

async function readBalance({ read, multicallOf }: Access, chainId: number, address: Address): Promise<bigint> {
  const deployment = deploymentOf(chainId)
  if (deployment) {
    try {
      // As a multicall, the read shares a request with other reads of the chain.
      const [result] = await multicallOf(chainId).calls([coinBalanceCall(deployment.multicall, address)])
      if (result?.success) return uintAt(result.data, 0)
    } catch (error) {
      // Multicall3 is not on every chain, but eth_getBalance always works.
      if (!(error instanceof NodeError) || error.failure !== 'notConfigured') throw error
    }
  }
  return read(chainId, { schema: quantity, what: 'a balance' }, 'eth_getBalance', [address, 'latest'])
}

/** Node access for all configured chains. Throws the configuration errors that the specification defines. */
export function createNode(chains: readonly Chain[], quorum: number): ChoosableNode {
  checkSetup(
    chains.map(({ id, name, rpcUrls }) => ({ id, name, urls: rpcUrls.default })),
    quorum,
  )
  const access = createAccess(chains, quorum)
  const heads = createHeads(access)
  const { read, multicallOf } = access
  const isPriced = (chainId: number) => chains.find(({ id }) => id === chainId)?.fees === 'gasPrice'

  return {
    head: heads.head,
    async block(chainId, blockNumber) {
      const found = await read(chainId, { schema: block, what: 'a block' }, 'eth_getBlockByNumber', [
        blockTag(blockNumber),
        false,
      ])
      if (found.number !== blockNumber) throw new NodeError('malformed', 'The node sent another block.')
      return found
    },
    logs: (chainId, filter) => readLogs(access, chainId, filter),
    balance: (chainId, address) => readBalance(access, chainId, address),
    simulate: (chainId, call, blockNumber) =>
      read(chainId, { schema: hexData, what: 'a call' }, 'eth_call', [asParams(call), blockTag(blockNumber)]),
    runProgram: (chainId, code, blockNumber) =>
      read(chainId, { schema: hexData, what: 'a program' }, 'eth_call', [{ data: code }, blockTag(blockNumber)]),
    simulateWith: (chainId, call, overrides) =>
      read(chainId, { schema: hexData, what: 'a simulation' }, 'eth_call', [
        asParams(call),
        blockTag(),
        asOverrides(overrides),
      ]),
    simulateBlock: (chainId, simulation) => simulateBlock(access, chainId, simulation),
    estimateGas: (chainId, call) =>
      read(chainId, { schema: quantity, what: 'a gas estimate' }, 'eth_estimateGas', [asParams(call)]),
    async priorityFee(chainId) {
      try {
        const method = isPriced(chainId) ? 'eth_gasPrice' : 'eth_maxPriorityFeePerGas'
        return await read(chainId, { schema: quantity, what: 'the fee' }, method, [])
      } catch (error) {
        // Not every node supports the method. The wallet sets the fee that is actually paid.
        if (isRefusal(error)) return USUAL_PRIORITY_FEE
        throw error
      }
    },
    async receipt(chainId, hash) {
      const found = await read(chainId, { schema: receiptOrNull, what: 'a receipt' }, 'eth_getTransactionReceipt', [
        hash,
      ])
      if (found && found.transactionHash !== hash.toLowerCase()) {
        throw new NodeError('malformed', 'The node sent the receipt of another transaction.')
      }
      return found
    },
    async transaction(chainId, hash) {
      const found = await read(
        chainId,
        { schema: transactionOrNull, what: 'a transaction' },
        'eth_getTransactionByHash',
        [hash],
      )
      if (found && found.hash !== hash.toLowerCase()) {
        throw new NodeError('malformed', 'The node sent another transaction.')
      }
      return found
    },
    transactionCount: (chainId, account, blockNumber) =>
      read(chainId, { schema: count, what: 'a count of transactions' }, 'eth_getTransactionCount', [
        account,
        blockTag(blockNumber),
      ]),
    transactionIn: (chainId, blockNumber, account, nonce) =>
      read(chainId, { schema: transactionOf(account.toLowerCase(), nonce), what: 'a block' }, 'eth_getBlockByNumber', [
        blockTag(blockNumber),
        true,
      ]),
    transactionsNaming: (chainId, blockNumber, address) =>
      read(chainId, { schema: hashesNaming(address), what: 'a block' }, 'eth_getBlockByNumber', [
        blockTag(blockNumber),
        true,
      ]),
    code: (chainId, address) =>
      read(chainId, { schema: hexData, what: 'the code' }, 'eth_getCode', [address, 'latest']),
    storage: (chainId, address, slot) =>
      read(chainId, { schema: storageWord, what: 'a word of storage' }, 'eth_getStorageAt', [address, slot, 'latest']),
    multicall: multicallOf,
    batchSize: access.batchSize,
    health: access.health,
    readThrough(chainId, url) {
      access.choose(chainId, url)
      heads.forget(chainId)
    },
  }
}
