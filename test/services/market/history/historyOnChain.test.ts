import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { Interface } from 'ethers'
import type { Address } from '#domain/chain/address'
import { HISTORY_RANGES, type PriceReading, type SeriesRequest } from '#domain/market/history'
import { createHistories } from '#services/market/history/history'
import { ownContract } from '../../../chain/artifacts'
import { historyStepAt, historyStepSeconds, priceHistory } from '../../../chain/priceHistory'
import { startChain, type LocalChain } from '../../../chain/startChain'
import { contracts, pairAddress, pairs, poolAddress, pools, tokenOf, type TokenSymbol } from '../../../chain/world'
import { runs } from '../../../support/runs'
import { passingOn, type RpcCall, startToxicNode, type ToxicNode } from '../../../support/toxicNode'
import { hex } from '../../../chain/hex'
import { nodeAt } from '../../../support/nodeAt'

const CHAIN_ID = 3
const V2 = new Interface([
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function token0() view returns (address)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
])
const V3 = new Interface([
  'function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)',
  'function token0() view returns (address)',
  'event Swap(address indexed, address indexed, int256, int256, uint160 sqrtPriceX96, uint128, int24)',
])
const feedAbi = ownContract('PriceFeed').abi
let chain: LocalChain
let blocks: BlockTime[]
let proxy: ToxicNode
/** The error message with which the proxy refuses a call; null passes the call on. */
let refuse: (call: RpcCall) => string | null = () => null

/** Fixed, because the positions of the blocks relative to full hours decide which blocks are requested. */
const END_MS = 1_763_734_567_000

beforeAll(async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(END_MS)
  chain = await startChain()
  clock.mockRestore()
  blocks = await readBlocks()
  proxy = await startToxicNode(passingOn(chain, (call) => refuse(call)))
  // Stop the clock, so that caches do not expire on a slow machine.
  jest.spyOn(performance, 'now').mockReturnValue(0)
})
afterAll(async () => {
  await proxy.close()
  await chain.stop()
})
beforeEach(() => {
  refuse = () => null
  proxy.requests.length = 0
})

const newHistories = () => createHistories(nodeAt(proxy.url))
const addressOf = (symbol: TokenSymbol) => tokenOf(symbol).address as Address

/** A request, together with facts about its pool that do not come from the code under test. */
interface Case {
  request: SeriesRequest
  token: TokenSymbol
  quote: TokenSymbol
}

function caseOf(protocol: 'v2' | 'v3', token: TokenSymbol, quote: TokenSymbol, fee: number, unit: 'quote' | 'usd') {
  const [a, b] = [addressOf(token), addressOf(quote)]
  const address = (protocol === 'v2' ? pairAddress(a, b) : poolAddress(a, b, fee)) as Address
  const request: SeriesRequest = { token: a, pool: { id: address, protocol, fee, quote: b }, unit }
  return { request, token, quote }
}

/** Cases for twenty V2 and V3 pools, in both directions. */
const cases: Case[] = [
  ...pools.map(({ base, quote, fee }, at) =>
    at % 3 === 0 ? caseOf('v3', quote, base, fee, 'quote') : caseOf('v3', base, quote, fee, 'quote'),
  ),
  ...pairs.map(({ base, quote }, at) =>
    at % 2 === 0 ? caseOf('v2', base, quote, 3000, 'quote') : caseOf('v2', quote, base, 3000, 'quote'),
  ),
].filter((_, at) => at % 8 < 5)

const read = async (to: string, abi: Interface, name: string, block: number | 'latest', values: unknown[] = []) => {
  const tag = block === 'latest' ? block : hex(block)
  const data = (await chain.rpc('eth_call', [{ to, data: abi.encodeFunctionData(name, values) }, tag])) as string
  return abi.decodeFunctionResult(name, data)
}

const isFirst = ({ request: { token, pool } }: Case) => BigInt(token) < BigInt(pool!.quote)

/** The price of a whole token from two amounts in base units, in the direction of the case. */
function whole(each: Case, amount0: bigint, amount1: bigint): string {
  const [own, other] = isFirst(each) ? [amount0, amount1] : [amount1, amount0]
  const [decimals, quoteDecimals] = [tokenOf(each.token).decimals, tokenOf(each.quote).decimals]
  return ((other * 10n ** BigInt(decimals + 18)) / own / 10n ** BigInt(quoteDecimals)).toString()
}

async function priceAt(each: Case, blockNumber: number): Promise<string> {
  const { id: address, protocol } = each.request.pool!
  if (protocol === 'v2') {
    const [reserve0, reserve1] = await read(address, V2, 'getReserves', blockNumber)
    return whole(each, reserve0 as bigint, reserve1 as bigint)
  }
  const [root] = (await read(address, V3, 'slot0', blockNumber)).toArray() as [bigint]
  return whole(each, 1n << 192n, root * root)
}

interface BlockTime {
  blockNumber: number
  timestamp: number
}

async function readBlocks(): Promise<BlockTime[]> {
  const head = Number(await chain.rpc('eth_blockNumber'))
  return Promise.all(
    Array.from({ length: head + 1 }, async (_, blockNumber) => {
      const block = (await chain.rpc('eth_getBlockByNumber', [hex(blockNumber), false])) as { timestamp: string }
      return { blockNumber, timestamp: Number(block.timestamp) }
    }),
  )
}

async function allRounds(feed: string) {
  const [newest] = (await read(feed, feedAbi, 'latestRoundData', 'latest')).toArray() as [bigint]
  const ids = Array.from({ length: Number(newest & 0xffffn) }, (_, at) => (1n << 64n) + BigInt(at) + 1n)
  return Promise.all(
    ids.map(async (id) => {
      const values = await read(feed, feedAbi, 'getRoundData', 'latest', [id])
      return { usd: (values[1] as bigint) * 10n ** 10n, updatedAt: Number(values[3]) }
    }),
  )
}

/** All prices in a pool's events, each with the block after which it was valid. */
async function loggedPrices(each: Case): Promise<{ blockNumber: number; price: string }[]> {
  const { id: address, protocol } = each.request.pool!
  const abi = protocol === 'v2' ? V2 : V3
  const topic = abi.getEvent(protocol === 'v2' ? 'Sync' : 'Swap')!.topicHash
  const logs = (await chain.rpc('eth_getLogs', [{ address, topics: [topic], fromBlock: '0x0' }])) as {
    blockNumber: string
    data: string
    topics: string[]
  }[]
  return logs.map(({ blockNumber, data, topics }) => {
    const { args } = abi.parseLog({ data, topics })!
    const [amount0, amount1] =
      protocol === 'v2'
        ? [args.reserve0 as bigint, args.reserve1 as bigint]
        : [1n << 192n, (args.sqrtPriceX96 as bigint) ** 2n]
    return { blockNumber: Number(blockNumber), price: whole(each, amount0, amount1) }
  })
}

/** Every fifth reading is compared with the contract, or every reading with FULL=1. */
const STEP = 5 / runs(5)

const requestsOf = (list: readonly Case[]) => list.map(({ request }) => request)
const pricesOf = (readings: readonly PriceReading[]) => readings.map(({ price }) => price)
/** A node that keeps no state of past blocks. */
const prunesStates = ({ method, params }: RpcCall) =>
  method === 'eth_call' && params.at(-1) !== 'latest' ? 'missing trie node' : null

describe.each([
  ['24h', 4],
  ['7d', 5],
  ['30d', 6],
] as const)('%s of twenty pools', (range, requests) => {
  const { seconds, parts } = HISTORY_RANGES[range]

  test(`a reading is what the contract says of that block, in ${requests} requests`, async () => {
    const series = await newHistories().histories(CHAIN_ID, requestsOf(cases), { seconds, parts })
    expect(cases).toHaveLength(20)
    expect(proxy.requests.length).toBeLessThanOrEqual(requests)
    const head = blocks.at(-1)!
    const inRange = blocks.filter(({ timestamp }) => timestamp >= head.timestamp - seconds && timestamp > 0)
    const target = head.timestamp - seconds
    const off = ({ timestamp }: BlockTime) => Math.abs(timestamp - target)
    const closest = blocks.reduce((best, block) => (off(block) < off(best) ? block : best))

    for (const [at, { readings, source }] of series.entries()) {
      expect(source).toBe('archive')
      // At most fifteen readings may be missing, relative to the requested number or the number of blocks in the range.
      expect(readings.length).toBeGreaterThanOrEqual(Math.min(parts, inRange.length - 1) - 15)
      // The first reading is at the closest block, or off by at most a sixteenth of the time between two readings.
      const start = blocks[readings[0]!.blockNumber!]!
      expect(off(start)).toBeLessThanOrEqual(Math.max(off(closest), seconds / parts / 16))
      const numbers = readings.map(({ blockNumber }) => blockNumber!)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(readings.map(({ timestamp }) => timestamp)).toEqual(numbers.map((each) => blocks[each]!.timestamp))
      // For each pool, different readings are compared with the contract than for the previous pool.
      const checked = readings.filter((_, index) => (index + at) % STEP === 0)
      const expected = await Promise.all(checked.map(({ blockNumber }) => priceAt(cases[at]!, blockNumber!)))
      expect(pricesOf(checked)).toEqual(expected)
    }
    expect(series.every(({ readings }) => readings.length === series[0]!.readings.length)).toBe(true)
  })

  test('a node without past states: what the pools told, parsed again', async () => {
    refuse = prunesStates
    const list = cases.slice(0, 20).filter((_, at) => at % 4 === 0)
    const series = await newHistories().histories(CHAIN_ID, requestsOf(list), { seconds, parts })
    for (const [at, { readings, source }] of series.entries()) {
      expect(source).toBe('logs')
      expect(readings.length).toBeGreaterThanOrEqual(5)
      const reports = await loggedPrices(list[at]!)
      const after = (block: number) => reports.findLast(({ blockNumber }) => blockNumber <= block)?.price
      expect(pricesOf(readings)).toEqual(readings.map(({ blockNumber }) => after(blockNumber!)))
    }
    const archived = await createHistories(nodeAt(chain.url)).histories(CHAIN_ID, requestsOf(list), {
      seconds,
      parts,
    })
    for (const [at, { readings }] of archived.entries()) {
      // From events, the price of a V3 pool is known only from the first trade on, and not from the pool's opening.
      const [first] = series[at]!.readings
      const isCovered = ({ blockNumber }: PriceReading) => blockNumber! >= first!.blockNumber!
      expect(series[at]!.readings).toEqual(readings.filter(isCovered))
      expect(readings.filter((reading) => !isCovered(reading)).length).toBeLessThanOrEqual(range === '30d' ? 1 : 0)
    }
  })
})

describe('a day', () => {
  const day = HISTORY_RANGES['24h']
  const ether: SeriesRequest = { token: addressOf('WETH'), pool: null, unit: 'usd' }

  test('first a few readings and then all cost no more than all at once, and a later look hardly anything', async () => {
    const { histories } = newHistories()
    await histories(CHAIN_ID, [ether, ...requestsOf(cases)], { ...day, parts: 8 })
    const coarse = proxy.requests.length
    await histories(CHAIN_ID, [ether, ...requestsOf(cases)], day)
    const fine = proxy.requests.length
    await histories(CHAIN_ID, [ether, ...requestsOf(cases)], day)
    expect([coarse, fine - coarse, proxy.requests.length - fine]).toEqual([3, 1, 1])
  })

  test('a change over it is two requests, after what any of them takes', async () => {
    const { histories } = newHistories()
    expect(await histories(CHAIN_ID, [], { ...day, parts: 1 })).toEqual([])
    expect(proxy.requests).toHaveLength(1)
    const series = await histories(CHAIN_ID, [ether, ...requestsOf(cases)], { ...day, parts: 1 })
    expect(proxy.requests).toHaveLength(3)
    const target = blocks.at(-1)!.timestamp - day.seconds
    const off = ({ timestamp }: { timestamp: number }) => Math.abs(timestamp - target)
    const closest = Math.min(...blocks.slice(1).map(off))
    for (const { readings } of series) expect(readings.map(off)).toEqual([closest])
  })

  test('a node that refuses more than ten blocks of events: windows, with the same prices', async () => {
    refuse = (call) => {
      const [filter] = call.params as [{ fromBlock: string; toBlock: string }]
      if (call.method === 'eth_getLogs' && Number(filter.toBlock) - Number(filter.fromBlock) >= 10) {
        return 'eth_getLogs is limited to a 10 block range'
      }
      return prunesStates(call)
    }
    const list = cases.slice(0, 4)
    const month = HISTORY_RANGES['30d']
    const { histories } = newHistories()
    const series = await histories(CHAIN_ID, requestsOf(list), month)
    for (const [at, { readings, source }] of series.entries()) {
      expect(source).toBe('logs')
      expect(readings.length).toBeGreaterThanOrEqual(55)
      const reports = await loggedPrices(list[at]!)
      const after = (block: number | null) => reports.findLast(({ blockNumber }) => blockNumber <= block!)?.price
      expect(pricesOf(readings)).toEqual(readings.map(({ blockNumber }) => after(blockNumber)))
    }
    // Requests that the node has refused, for states or for events of all blocks, are not repeated immediately.
    const requested = proxy.calls().length
    await histories(CHAIN_ID, requestsOf(list), month)
    const again = proxy.calls().slice(requested)
    expect(again.some(({ method }) => method === 'eth_getLogs')).toBe(true)
    expect(again.filter((call) => call.method === 'eth_getLogs' && refuse(call) !== null)).toEqual([])
    expect(again.filter(({ method }) => method === 'eth_call').length).toBeLessThan(month.parts / 2)
  })

  test('a node that runs calls on nothing where it has dropped the states, and says that they reverted', async () => {
    refuse = (call) => prunesStates(call) && 'execution reverted'
    const [series] = await newHistories().histories(CHAIN_ID, requestsOf(cases.slice(0, 4)), HISTORY_RANGES['30d'])
    expect(series!.source).toBe('logs')
    // A few blocks were tried, each with an additional call, which showed that no single call causes the error.
    expect(proxy.calls().filter((call) => refuse(call) !== null).length).toBeLessThanOrEqual(20)
  })

  test('a node without past states and events: pools have no past, ether has the rounds of its feed', async () => {
    refuse = (call) => (call.method === 'eth_getLogs' ? 'not supported' : prunesStates(call))
    const series = await newHistories().histories(CHAIN_ID, [ether, ...requestsOf(cases.slice(0, 2))], day)
    expect(series.map(({ source, reason }) => source ?? reason)).toEqual(['rounds', 'noArchive', 'noArchive'])
    expect(series[0]!.readings).toHaveLength(day.parts)
  })

  test.each(['24h', '7d', '30d'] as const)(
    'ether and bitcoin in dollars over %s are the rounds that were seeded',
    async (range) => {
      const { seconds, parts } = HISTORY_RANGES[range]
      const requests: SeriesRequest[] = [ether, { ...ether, token: addressOf('WBTC') }]
      const series = await newHistories().histories(CHAIN_ID, requests, { seconds, parts })
      const head = blocks.at(-1)!
      const seeded = priceHistory()
      const end = (await allRounds(contracts.ethUsdFeed)).at(-1)!.updatedAt
      for (const [at, symbol] of (['WETH', 'WBTC'] as const).entries()) {
        const { readings, source } = series[at]!
        expect(source).toBe('rounds')
        expect(readings.length).toBeGreaterThanOrEqual(parts - 1)
        expect(readings[0]!.timestamp).toBe(range === '30d' ? readings[0]!.timestamp : head.timestamp - seconds)
        for (const { timestamp, price, blockNumber } of readings) {
          expect(blockNumber).toBeNull()
          const [answer, decimals] = [seeded[historyStepAt(end - timestamp)]![symbol], 10n ** 10n]
          expect(price).toBe(((answer / decimals) * decimals).toString())
        }
      }
      // One request reads up to 200 rounds of a feed.
      expect(proxy.requests.length).toBeLessThanOrEqual(range === '30d' ? 3 : 2)
    },
  )

  test.each([
    ['LINK', 'WETH'],
    ['SHIB', 'WETH'],
    ['WBTC', 'WETH'],
    ['WETH', 'USDC'],
    ['WBTC', 'USDC'],
  ] as const)('%s in dollars through %s, with and without past states', async (token, quote) => {
    const each = caseOf('v3', token, quote, 3000, 'usd')
    const rounds = await allRounds(contracts.ethUsdFeed)
    for (const refusal of [() => null, prunesStates]) {
      refuse = refusal
      const [series] = await newHistories().histories(CHAIN_ID, [each.request], day)
      expect(series!.source).toBe(refusal === prunesStates ? 'logs' : 'archive')
      expect(series!.readings.length).toBeGreaterThanOrEqual(5)
      for (const { blockNumber, timestamp, price } of series!.readings) {
        const [root] = (await read(each.request.pool!.id, V3, 'slot0', blockNumber!)).toArray() as [bigint]
        const [own, other] = isFirst(each) ? [1n << 192n, root * root] : [root * root, 1n << 192n]
        const usd = quote === 'USDC' ? 10n ** 18n : rounds.findLast(({ updatedAt }) => updatedAt <= timestamp)!.usd
        const units = (other * 10n ** BigInt(tokenOf(token).decimals + 18)) / own
        expect(price).toBe(((units * usd) / 10n ** BigInt(18 + tokenOf(quote).decimals)).toString())
      }
    }
  })
})

describe('after many blocks in a short time', () => {
  const counts = { '24h': 40, '7d': 38, '30d': 45 }

  test('the moments before them are found as well, and their prices are those of the contracts', async () => {
    const before = await chain.rpc('evm_snapshot')
    await chain.rpc('anvil_mine', [hex(150), hex(1)])
    const head = (await readBlocks()).at(-1)!
    const list = cases.slice(0, 3)
    for (const range of ['24h', '7d', '30d'] as const) {
      proxy.requests.length = 0
      const { seconds, parts } = HISTORY_RANGES[range]
      const series = await newHistories().histories(CHAIN_ID, requestsOf(list), { seconds, parts })
      const part = seconds / parts
      for (const [at, { readings }] of series.entries()) {
        expect(readings.length).toBeGreaterThanOrEqual(counts[range])
        expect(Math.abs(readings[0]!.timestamp - (head.timestamp - seconds))).toBeLessThanOrEqual(
          Math.max(part, historyStepSeconds / 2),
        )
        const expected = await Promise.all(readings.map(({ blockNumber }) => priceAt(list[at]!, blockNumber!)))
        expect(pricesOf(readings)).toEqual(expected)
      }
      expect(proxy.requests.length).toBeLessThanOrEqual(12)
    }
    await chain.rpc('evm_revert', [before])
  })
})
