import { blockNumberCall } from '../chain/blockCalls'
import { block, count, hexData, readResult } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import type { Chain } from '#domain/chain/chain'
import { NODE_BATCH_SIZES, NODE_DEADLINE_MS } from '#domain/chain/limits'
import { NodeError, type NodeFailure } from '#domain/chain/nodeError'
import type { AbilityReport, NodeReport, StateAge } from '#domain/chain/nodeReport'
import { hostOf } from '#domain/chain/nodeUrl'
import { RequestBudget } from '../chain/requestBudget'
import { blockTag } from '../chain/blockTag'
import { acceptsBatch } from '../chain/rpcRequest'
import { createNode } from '../chain/node'
import { createSimulation } from '../trade/simulate'
import { createTransport, type Transport } from '../chain/transport'
import { uintAt } from '../chain/words'
import { deploymentOf } from '#config/deployments'

type Trial = Omit<AbilityReport, 'ability'>

interface BlockTime {
  number: number
  timestamp: number
}

/** An unused address: "Trial of a node's wa" in ASCII. */
const PROBE: Address = '0x547269616c206F662061206E6F64652773207761'
const DAY_S = 86_400
const AGES: readonly { seconds: number; age: StateAge }[] = [
  { seconds: 30 * DAY_S, age: '30d' },
  { seconds: 7 * DAY_S, age: '7d' },
  { seconds: DAY_S, age: '24h' },
  { seconds: 3_600, age: '1h' },
]
/** The relative tolerance of a block's age. */
const AGE_TOLERANCE = 0.05
const BLOCK_LOOKUPS_MAX = 24
/** The time limit for checking past states. A slow node takes several seconds for each of the many requests. */
const SEARCH_MS = 20_000
/** The sizes of the block ranges whose logs are requested at once. */
const LOG_RANGES = [10, 100, 1_000, 10_000]

/** Failures of the connection, which say nothing about what a node supports. */
const NO_ANSWER: readonly NodeFailure[] = ['network', 'timedOut', 'limited']

/** Whether a request succeeds; false if the node refuses it. Throws if the node does not answer or limits requests. */
async function succeeds(trial: () => Promise<boolean>): Promise<boolean> {
  try {
    return await trial()
  } catch (error) {
    if (error instanceof NodeError && !NO_ANSWER.includes(error.failure)) return false
    throw error
  }
}

/** The result of a test that the node did not answer. Throws any error that is not a NodeError, which is a bug. */
function inconclusiveTrial(error: unknown): Trial {
  if (error instanceof NodeError) {
    return { isAble: null, finding: { kind: error.failure === 'limited' ? 'limited' : 'unanswered' } }
  }
  throw error
}

function withTimeLimit(transport: Transport, ms: number): Transport {
  const end = performance.now() + ms
  return {
    call: (method, params, read) =>
      performance.now() < end
        ? transport.call(method, params, read)
        : Promise.reject(new NodeError('timedOut', 'The node is too slow.')),
  }
}

const readBlock = (transport: Transport, tag: string): Promise<BlockTime> =>
  transport.call('eth_getBlockByNumber', [tag, false], (result) => readResult(block, result, 'a block'))

/**
 * Finds a block of about this age in seconds, alternating between interpolation and bisection. On a younger chain,
 * returns the chain's first block.
 */
async function blockOfAge(transport: Transport, first: BlockTime, head: BlockTime, seconds: number): Promise<number> {
  const earliest = head.timestamp - seconds
  let old = first
  let young = head
  if (old.timestamp > earliest) return old.number
  for (let lookup = 0; lookup < BLOCK_LOOKUPS_MAX && young.number - old.number > 1; lookup++) {
    const share = (earliest - old.timestamp) / Math.max(1, young.timestamp - old.timestamp)
    const target = old.number + Math.round((young.number - old.number) * share)
    // Every second request bisects, because block times are uneven.
    const guess = lookup % 2 === 0 ? target : (old.number + young.number) >> 1
    const number = Math.min(young.number - 1, Math.max(old.number + 1, guess))
    const found = await readBlock(transport, blockTag(number))
    if (Math.abs(found.timestamp - earliest) <= seconds * AGE_TOLERANCE) return number
    if (found.timestamp < earliest) old = found
    else young = found
  }
  return old.number
}

function hasState(transport: Transport, chainId: number, blockNumber: number): Promise<boolean> {
  const deployment = deploymentOf(chainId)
  return succeeds(async () => {
    if (!deployment) {
      await transport.call('eth_getBalance', [PROBE, blockTag(blockNumber)], (result) => result)
      return true
    }
    const call = blockNumberCall(deployment)
    const result = await transport.call('eth_call', [call, blockTag(blockNumber)], (result) =>
      readResult(hexData, result, 'a call'),
    )
    // Some nodes answer for a different block than requested.
    return result.length === 66 && uintAt(result, 0) === BigInt(blockNumber)
  })
}

async function tryArchive(transport: Transport, chainId: number, head: BlockTime): Promise<Trial> {
  const first = await readBlock(transport, blockTag(0))
  for (const [at, { seconds, age }] of AGES.entries()) {
    const blockNumber = await blockOfAge(transport, first, head, seconds)
    if (!(await hasState(transport, chainId, blockNumber))) continue
    if (blockNumber === first.number) return { isAble: true, finding: { kind: 'allStates' } }
    return { isAble: at === 0, finding: { kind: 'statesBack', age } }
  }
  return { isAble: false, finding: { kind: 'newestStates' } }
}

async function tryLogs(transport: Transport, chainId: number, head: BlockTime): Promise<Trial> {
  const address = deploymentOf(chainId)?.multicall ?? PROBE
  const blocks = head.number + 1
  const ranges = [...new Set(LOG_RANGES.map((range) => Math.min(range, blocks)))]
  const taken = await Promise.allSettled(
    ranges.map((range) =>
      succeeds(async () => {
        const filter = { address, fromBlock: blockTag(blocks - range), toBlock: blockTag(head.number) }
        return Array.isArray(await transport.call('eth_getLogs', [filter], (result) => result))
      }),
    ),
  )
  const largest = ranges.filter((_, at) => taken[at]?.status === 'fulfilled' && taken[at].value).at(-1)
  if (largest !== undefined) return { isAble: true, finding: { kind: 'logs', blocks: largest } }
  for (const each of taken) if (each.status === 'rejected') throw each.reason
  return { isAble: false, finding: { kind: 'refused' } }
}

async function tryBatches(url: string): Promise<Trial> {
  const [largest] = NODE_BATCH_SIZES
  for (const size of NODE_BATCH_SIZES.filter((each) => each > 1)) {
    const budget = new RequestBudget(NODE_DEADLINE_MS)
    budget.begin(1)
    const calls = Array.from({ length: size }, (_, at) => [at === 0 ? 'eth_chainId' : 'eth_blockNumber'] as const)
    if (!(await succeeds(() => acceptsBatch(url, calls, budget.take())))) continue
    return { isAble: size === largest, finding: { kind: 'batches', calls: size } }
  }
  return { isAble: false, finding: { kind: 'refused' } }
}

async function tryOverrides(url: string, chain: Chain): Promise<Trial> {
  const node = createNode([{ ...chain, rpcUrls: { default: [url], public: [] } }], 1)
  const isAble = await succeeds(
    async () => (await createSimulation(node).simulate(chain.id, PROBE, [])).state === 'done',
  )
  return { isAble, finding: { kind: isAble ? 'overrides' : 'refused' } }
}

/**
 * Tests whether a node supports the features that this app needs. No request identifies the visitor. Past states are
 * checked for at most `searchMs`. Throws a NodeError if the node does not answer or serves another chain.
 */
export async function readNodeReport(url: string, chain: Chain, searchMs = SEARCH_MS): Promise<NodeReport> {
  const { id: chainId, name } = chain
  const connect = () => createTransport({ chainId, chainName: name, urls: [url], quorum: 1 })
  const transport = connect()
  // The first request also verifies the chain id and opens the connection.
  const head = await readBlock(transport, 'latest')
  const startedAt = performance.now()
  await transport.call('eth_blockNumber', [], (result) => readResult(count, result, 'the block number'))
  const answerMs = Math.round(performance.now() - startedAt)

  const [batches, overrides, archive, logs] = await Promise.all([
    tryBatches(url).catch(inconclusiveTrial),
    tryOverrides(url, chain).catch(inconclusiveTrial),
    tryArchive(withTimeLimit(transport, searchMs), chainId, head).catch(inconclusiveTrial),
    // A call fails if it shares a request with a slow call, so the logs use a separate transport.
    tryLogs(connect(), chainId, head).catch(inconclusiveTrial),
  ])
  return {
    host: hostOf(url),
    blockNumber: head.number,
    ageSeconds: Math.round(Date.now() / 1000) - head.timestamp,
    answerMs,
    abilities: [
      { ability: 'chain', isAble: true, finding: { kind: 'network', chainName: name, chainId } },
      { ability: 'batches', ...batches },
      { ability: 'overrides', ...overrides },
      { ability: 'archive', ...archive },
      { ability: 'logs', ...logs },
    ],
  }
}
