import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Hex, MinedLog } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { CANDLE_S } from '#domain/market/candles'
import { HISTORY_RANGES, type PriceSeries, type SeriesRequest } from '#domain/market/history'
import { NodeError } from '#domain/chain/nodeError'
import { createHistories } from '#services/market/history/history'
import { V2_SWAP } from '#services/market/history/historyLogs'
import type { CallResult, ContractCall } from '#services/chain/multicall'
import { fakeBlock, fakeNode } from '../../../support/fakeNode'
import { callData, uintWord } from '#services/chain/words'
import { deploymentOf } from '#config/deployments'

const CHAIN_ID = 3
const { weth, usdc, ethUsdFeed } = deploymentOf(CHAIN_ID)!
const TOKEN: Address = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const POOL: Address = '0xa2107FA5B38d9bbd2C461D6EDf11B11A50F6b974'
const OTHER: Address = '0xd3d2E2692501A5c9Ca623199D38826e513033a17'
const HEAD = 20_000_000
const END = 1_700_000_004
const DAY = { seconds: 86_400, parts: 48 }

const timeOf = (block: number) => END - (HEAD - block) * 12
/** The price of a whole token in whole quote tokens after a block. */
const priceAt = (block: number) => BigInt(block - HEAD + 1_000_000)
const usdAt = (block: number) => 2_000n + BigInt((block - HEAD) >> 9)

/** A chain whose pools have a price that depends on the block number. Any request can be made to fail. */
function fakeChain() {
  const requested: number[] = []
  let latest = 0
  const chain = {
    requested,
    get latest() {
      return latest
    },
    headers: [] as number[],
    logs: [] as { fromBlock: number; toBlock: number }[],
    opened: new Map<string, number>(),
    isFeedSane: true,
    fault: (() => null) as (block: number) => NodeError | null,
    logsFault: (() => new NodeError('rpc', 'No.')) as (filter: {
      fromBlock: number
      toBlock: number
    }) => NodeError | null,
    headFault: null as NodeError | null,
    node: fakeNode(),
  }
  const ok = (...words: (bigint | number)[]): CallResult => ({
    success: true,
    data: callData('0x', ...words.map(uintWord)),
  })
  const round = (block: number) => {
    const id = (1n << 64n) + BigInt(block)
    return ok(id, usdAt(block) * 10n ** 8n, 0, chain.isFeedSane ? timeOf(block) : END, id)
  }
  const answer = ({ to, data }: ContractCall, block: number): CallResult => {
    if (data.startsWith('0x313ce567')) return ok(to === usdc ? 6 : 18)
    if (data.startsWith('0x0f28c97d')) return ok(timeOf(block))
    if (data.startsWith('0xfeaf968c')) return round(block)
    if (data.startsWith('0x9a6fc8f5')) {
      const requested = Number(BigInt.asUintN(64, BigInt(`0x${data.slice(10)}`)))
      const id = (1n << 64n) + BigInt(requested)
      return ok(id, usdAt(requested) * 10n ** 8n, 0, timeOf(requested), id)
    }
    if (block < (chain.opened.get(to) ?? 0)) return { success: true, data: '0x' }
    const isFirst = BigInt(TOKEN) < BigInt(weth)
    const [own, other] = [10n ** 18n, priceAt(block) * 10n ** 18n]
    return isFirst ? ok(own, other, 0) : ok(other, own, 0)
  }
  chain.node = fakeNode({
    head: async () => {
      if (chain.headFault) throw chain.headFault
      return fakeBlock({ number: HEAD, timestamp: END })
    },
    block: async (_, number) => {
      if (number > 0) chain.headers.push(number)
      return fakeBlock({ number, timestamp: number === 0 ? 0 : timeOf(number) })
    },
    logs: async (_, filter) => {
      chain.logs.push(filter)
      const fault = chain.logsFault(filter)
      if (fault) throw fault
      const events: MinedLog[] = []
      for (let block = filter.fromBlock; block <= filter.toBlock; block++) {
        if (block % 7 !== 0 || block < (chain.opened.get(POOL) ?? 0)) continue
        const { data } = answer({ to: POOL, data: '0x0902f1ac' }, block)
        const topics: Hex[] = ['0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1']
        events.push({ address: POOL, topics, data, blockNumber: block, logIndex: 0 })
      }
      return events
    },
    multicall: () => ({
      calls: async (calls, block) => {
        if (calls.length === 0) return []
        if (block === undefined) latest += 1
        else {
          requested.push(block)
          const fault = chain.fault(block)
          if (fault) throw fault
        }
        return calls.map((call) => answer(call, block ?? HEAD))
      },
    }),
  })
  return chain
}

const request = (address = POOL, unit: 'quote' | 'usd' = 'quote'): SeriesRequest => {
  return { token: TOKEN, pool: { id: address, protocol: 'v2', fee: 3000, quote: weth }, unit }
}
const ether: SeriesRequest = { token: weth, pool: null, unit: 'usd' }
const ONE = 10n ** 18n

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('the state of past blocks', () => {
  test('a reading for each part, each with the price and the time of its block', async () => {
    const chain = fakeChain()
    const [series] = await createHistories(chain.node).histories(CHAIN_ID, [request()], DAY)
    expect(series!.source).toBe('archive')
    expect(series!.readings).toHaveLength(48)
    for (const { blockNumber, timestamp, price } of series!.readings) {
      expect([timestamp, price]).toEqual([timeOf(blockNumber!), (priceAt(blockNumber!) * ONE).toString()])
    }
    expect(new Set(chain.requested).size).toBe(chain.requested.length)
  })

  test('two requests cost no more calls than one', async () => {
    const [one, two] = [fakeChain(), fakeChain()]
    await createHistories(one.node).histories(CHAIN_ID, [request()], DAY)
    const series = await createHistories(two.node).histories(
      CHAIN_ID,
      [request(), request(OTHER), request(POOL, 'usd'), ether],
      DAY,
    )
    expect(series).toHaveLength(4)
    expect(two.requested).toEqual(one.requested)
  })

  test('what was read is kept: coarse, then fine, then five minutes later', async () => {
    const chain = fakeChain()
    const { histories } = createHistories(chain.node)
    await histories(CHAIN_ID, [request()], { ...DAY, parts: 8 })
    const coarse = chain.requested.length
    await histories(CHAIN_ID, [request()], DAY)
    expect(coarse).toBeLessThanOrEqual(9)
    expect(chain.requested.length).toBeLessThanOrEqual(50)
    const fine = chain.requested.length
    jest.advanceTimersByTime(300_000)
    await histories(CHAIN_ID, [request()], DAY)
    expect(chain.requested.length - fine).toBeLessThanOrEqual(1)
    // The times of the blocks are already known when another pool is requested.
    await histories(CHAIN_ID, [request(OTHER)], DAY)
    expect(chain.requested.length - fine).toBeLessThanOrEqual(50)
  })

  test('a day has 120 readings where a node takes many calls in one request, as many requests as 48 where not', async () => {
    const [many, few] = [fakeChain(), fakeChain()]
    few.node.batchSize = () => 20
    const read = async ({ node, requested }: ReturnType<typeof fakeChain>) => {
      const { histories } = createHistories(node)
      await histories(CHAIN_ID, [request()], { ...DAY, parts: 8 })
      const coarse = requested.length
      const [series] = await histories(CHAIN_ID, [request()], HISTORY_RANGES['24h'])
      return {
        readings: series!.readings.length,
        requests: Math.ceil((requested.length - coarse) / node.batchSize(CHAIN_ID)),
      }
    }
    expect([await read(many), await read(few)]).toEqual([
      { readings: 120, requests: 2 },
      { readings: 48, requests: 2 },
    ])
  })

  test('blocks that are not final are read again', async () => {
    const chain = fakeChain()
    const { histories } = createHistories(chain.node)
    const span = { seconds: 200, parts: 5 }
    await histories(CHAIN_ID, [request()], span)
    const first = [...chain.requested]
    await histories(CHAIN_ID, [request()], span)
    const again = chain.requested.slice(first.length)
    expect(again).toEqual(first.filter((block) => block > HEAD - 12))
    expect(again.length).toBeGreaterThan(0)
  })

  test('a pool that opened within the range begins there; one that opened just now is too young', async () => {
    const chain = fakeChain()
    chain.opened.set(POOL, HEAD - 3_600)
    chain.opened.set(OTHER, HEAD - 5)
    const [half, none] = await createHistories(chain.node).histories(CHAIN_ID, [request(), request(OTHER)], DAY)
    expect(half!.readings.length).toBeGreaterThanOrEqual(23)
    expect(half!.readings[0]!.blockNumber).toBeGreaterThanOrEqual(HEAD - 3_600)
    expect(none).toEqual({ readings: [], source: null, reason: 'young' })
  })

  test('some blocks that are not answered leave gaps and are requested again', async () => {
    const chain = fakeChain()
    chain.fault = (block) => (block > HEAD - 3_000 && block < HEAD - 1_500 ? new NodeError('timedOut', 'Slow.') : null)
    const { histories } = createHistories(chain.node)
    const [gappy] = await histories(CHAIN_ID, [request()], DAY)
    expect(gappy!.source).toBe('archive')
    expect(gappy!.readings.length).toBeGreaterThan(24)
    expect(gappy!.readings.length).toBeLessThan(48)
    chain.fault = () => null
    const [whole] = await histories(CHAIN_ID, [request()], DAY)
    expect(whole!.readings).toHaveLength(48)
  })

  test('dollars by the feed at the same block, or by its rounds where it spoke of another time', async () => {
    for (const isSane of [true, false]) {
      const chain = fakeChain()
      chain.isFeedSane = isSane
      const [series] = await createHistories(chain.node).histories(CHAIN_ID, [request(POOL, 'usd')], DAY)
      expect(series!.source).toBe('archive')
      expect(series!.readings.length).toBeGreaterThan(0)
      for (const { blockNumber, price } of series!.readings) {
        const usd = BigInt(price) / ONE / priceAt(blockNumber!)
        const off = usd - usdAt(blockNumber!)
        expect(off <= 1n && off >= -1n).toBe(true)
      }
    }
  })
})

describe('what is read again', () => {
  test('is asked at most as many questions a minute as one request takes, and comes to the same', async () => {
    const [slow, quick] = [fakeChain(), fakeChain()]
    slow.node.batchSize = () => 20
    const minutes: number[] = []
    slow.fault = () => {
      minutes.push(Math.floor(Date.now() / 62_000))
      return null
    }
    jest.spyOn(performance, 'now').mockImplementation(() => Date.now())
    jest.setSystemTime(0)
    const reading = createHistories(slow.node).histories(CHAIN_ID, [request(POOL, 'usd'), ether], DAY, true)
    await jest.advanceTimersByTimeAsync(600_000)
    const counts = [...new Set(minutes)].map((minute) => minutes.filter((each) => each === minute).length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(20)
    expect(counts.length).toBeGreaterThan(2)
    expect(await reading).toEqual(
      await createHistories(quick.node).histories(CHAIN_ID, [request(POOL, 'usd'), ether], DAY),
    )
    jest.restoreAllMocks()
  })
})

describe('an hour', () => {
  const HOUR = HISTORY_RANGES['1h']
  // The fake pool's price changes with each block, but its events report the price of some blocks only.
  const isTrade = (blockNumber: number) => blockNumber % 7 === 0

  test('the trades between the readings are readings, too, for one more call', async () => {
    const chain = fakeChain()
    chain.logsFault = () => null
    const [series] = await createHistories(chain.node).histories(CHAIN_ID, [request(POOL, 'usd')], HOUR)
    expect(series!.source).toBe('logs')
    expect(chain.logs).toEqual([expect.objectContaining({ fromBlock: HEAD - 299, toBlock: HEAD - 1 })])
    expect(chain.requested.length).toBeLessThanOrEqual(HOUR.parts + 2)
    const trades = Array.from({ length: 298 }, (_, at) => HEAD - 298 + at).filter(isTrade)
    const read = series!.readings.map(({ blockNumber }) => blockNumber!)
    expect(read).toEqual(expect.arrayContaining(trades))
    expect(read).toEqual([...read].sort((a, b) => a - b))
    expect(read.length).toBeGreaterThan(HOUR.parts + trades.length / 2)
    for (const { blockNumber, timestamp, price } of series!.readings) {
      expect(timestamp).toBe(timeOf(blockNumber!))
      // The dollar price comes from the last state that was read before the trade.
      const usd = BigInt(price) / ONE / priceAt(blockNumber!)
      expect(usdAt(blockNumber!) - usd).toBeLessThanOrEqual(1n)
      expect(usd).toBeLessThanOrEqual(usdAt(blockNumber!))
    }
  })

  test('a pool that trades all the time has one reading for each half minute', async () => {
    const chain = fakeChain()
    chain.logsFault = () => null
    const { logs } = chain.node
    chain.node.logs = async (...filter) =>
      (await logs(...filter)).flatMap((log) =>
        [0, 1, 2, 3, 4, 5, 6].map((more) => ({ ...log, blockNumber: log.blockNumber + more })),
      )
    const [series] = await createHistories(chain.node).histories(CHAIN_ID, [request()], HOUR)
    expect(series!.readings.length).toBeGreaterThan(100)
    expect(series!.readings.length).toBeLessThanOrEqual(HOUR.parts + 121)
  })

  test('all trades of the hour give candles, with what was exchanged in them, for no more calls', async () => {
    const chain = fakeChain()
    chain.logsFault = () => null
    const { logs } = chain.node
    const sold = (BigInt(TOKEN) < BigInt(weth) ? [1, 0, 0, 3] : [0, 1, 3, 0]).map((each) => BigInt(each) * ONE)
    const data: Hex = `0x${sold.map(uintWord).join('')}`
    // A swap of a token for three ether follows each change of the reserves.
    chain.node.logs = async (...filter) =>
      (await logs(...filter)).flatMap((log) => [log, { ...log, topics: [V2_SWAP as Hex], data }])
    const { histories } = createHistories(chain.node)
    const [series] = await histories(CHAIN_ID, [request()], HOUR)
    expect(chain.logs).toHaveLength(1)
    const { candles } = series as Extract<PriceSeries, { reason: null }>
    const { all, swaps, until } = candles!
    expect(until).toBe(END)
    expect(all.at(-1)!.end).toBe(END)
    expect(all.length).toBeGreaterThanOrEqual(HOUR.seconds / CANDLE_S - 1)
    let known = 0
    for (const { start, end, open, high, low, close, volume } of all) {
      const inside = Array.from({ length: 300 }, (_, back) => HEAD - 300 + back).filter(
        (block) => timeOf(block) >= start && timeOf(block) < end,
      )
      const trades = inside.filter(isTrade)
      known += trades.length
      expect(volume).toBe((BigInt(trades.length) * 3n * ONE).toString())
      // The fake price only rises.
      expect([low, high]).toEqual([open, close])
      const last = trades.at(-1)
      if (last) expect(BigInt(close)).toBeGreaterThanOrEqual(priceAt(last) * ONE)
    }
    expect(swaps).toBe(known)
    const [day] = await histories(CHAIN_ID, [request()], HISTORY_RANGES['24h'])
    expect(day).not.toHaveProperty('candles')
  })

  test('a node that refuses events has the readings alone, and is not asked again at once', async () => {
    const chain = fakeChain()
    const { histories } = createHistories(chain.node)
    const [series] = await histories(CHAIN_ID, [request()], HOUR)
    expect([series!.source, series!.readings.length]).toEqual(['archive', HOUR.parts])
    expect(series).not.toHaveProperty('candles')
    await histories(CHAIN_ID, [request()], HOUR)
    expect(chain.logs).toHaveLength(1)
  })

  test('without past states the trades lie between those of the moments', async () => {
    const chain = fakeChain()
    chain.fault = () => new NodeError('rpc', 'missing trie node')
    chain.logsFault = () => null
    const [series] = await createHistories(chain.node).histories(CHAIN_ID, [request()], HOUR)
    expect(series!.source).toBe('logs')
    expect(series!.readings.length).toBeGreaterThan(HOUR.parts + 20)
    for (const { blockNumber, price } of series!.readings) {
      expect(price).toBe((priceAt(blockNumber! - (blockNumber! % 7)) * ONE).toString())
    }
  })
})

describe('a node without past states', () => {
  const lacks = () => new NodeError('rpc', 'missing trie node')

  test('the events of the pool, asked for at once; and no state is requested again', async () => {
    const chain = fakeChain()
    chain.fault = lacks
    chain.logsFault = () => null
    const { histories } = createHistories(chain.node)
    const [series] = await histories(CHAIN_ID, [request()], DAY)
    expect(series!.source).toBe('logs')
    expect(series!.readings).toHaveLength(48)
    for (const { blockNumber, timestamp, price } of series!.readings) {
      const reports = blockNumber! - (blockNumber! % 7)
      expect([timestamp, price]).toEqual([timeOf(blockNumber!), (priceAt(reports) * ONE).toString()])
    }
    expect(chain.logs).toHaveLength(1)
    expect(chain.requested.length).toBeLessThanOrEqual(8)
    const before = chain.requested.length
    await histories(CHAIN_ID, [request()], DAY)
    expect(chain.requested.length - before).toBeLessThanOrEqual(8)
  })

  test('a refused range: ten blocks before each moment', async () => {
    const chain = fakeChain()
    chain.fault = lacks
    chain.logsFault = ({ fromBlock, toBlock }) => (toBlock - fromBlock >= 10 ? new NodeError('rpc', 'Too many.') : null)
    const [series] = await createHistories(chain.node).histories(CHAIN_ID, [request()], DAY)
    expect(series!.source).toBe('logs')
    expect(series!.readings).toHaveLength(48)
    expect(chain.logs).toHaveLength(49)
  })

  test('no events either: no past for a pool, the rounds of the feed for ether', async () => {
    const chain = fakeChain()
    chain.fault = lacks
    const [none, rounds] = await createHistories(chain.node).histories(CHAIN_ID, [request(), ether], DAY)
    expect(none).toEqual({ readings: [], source: null, reason: 'noArchive' })
    expect(rounds!.source).toBe('rounds')
    // The request for the whole range was refused once. Later, only requests for parts of the range were refused.
    expect(chain.logs.length).toBeLessThanOrEqual(10)
  })

  test('ether alone needs nothing but its feed', async () => {
    const chain = fakeChain()
    const [series] = await createHistories(chain.node).histories(CHAIN_ID, [ether], { seconds: 2_400, parts: 24 })
    expect(series!.source).toBe('rounds')
    expect([chain.requested, chain.headers, chain.logs, chain.latest]).toEqual([[], [], [], 2])
    for (const { blockNumber, timestamp, price } of series!.readings) {
      expect(blockNumber).toBeNull()
      const block = HEAD - Math.ceil((END - timestamp) / 12)
      expect(price).toBe((usdAt(block) * ONE).toString())
    }
    expect(ethUsdFeed).toBeDefined()
  })
})

describe('a node that does not respond', () => {
  test('no head: the error is reported', async () => {
    const chain = fakeChain()
    chain.headFault = new NodeError('network', 'Down.')
    await expect(createHistories(chain.node).histories(CHAIN_ID, [request()], DAY)).rejects.toThrow('Down.')
    chain.headFault = null
    const [series] = await createHistories(chain.node).histories(CHAIN_ID, [request()], DAY)
    expect(series!.readings).toHaveLength(48)
  })

  test('silence about the past is no lack of it', async () => {
    const chain = fakeChain()
    chain.fault = () => new NodeError('timedOut', 'Slow.')
    const { histories } = createHistories(chain.node)
    await expect(histories(CHAIN_ID, [request()], DAY)).rejects.toBeInstanceOf(NodeError)
    expect(chain.logs).toEqual([])
    chain.fault = () => null
    expect((await histories(CHAIN_ID, [request()], DAY))[0]!.readings).toHaveLength(48)
  })

  test('what it tells of the feed stands, and of the pool, for which it gave no response: not that it keeps nothing', async () => {
    for (const failure of ['timedOut', 'network', 'refused'] as const) {
      const chain = fakeChain()
      chain.fault = () => new NodeError(failure, 'Not now.')
      const { histories } = createHistories(chain.node)
      const [pool, feed] = await histories(CHAIN_ID, [request(), ether], DAY)
      expect(pool).toEqual({ readings: [], source: null, reason: 'unanswered' })
      expect(feed!.source).toBe('rounds')
      chain.fault = () => null
      expect((await histories(CHAIN_ID, [request(), ether], DAY))[0]!.readings).toHaveLength(48)
    }
  })

  test('a limit to how often it is queried is no lack of past states, and said to be one', async () => {
    const chain = fakeChain()
    chain.fault = () => new NodeError('limited', 'Too many requests.')
    const { histories } = createHistories(chain.node)
    expect((await histories(CHAIN_ID, [request(), ether], DAY))[0]).toMatchObject({ readings: [], reason: 'limited' })
    expect(chain.logs).toEqual([])
    await expect(histories(CHAIN_ID, [request()], DAY)).rejects.toMatchObject({ failure: 'limited' })
    chain.fault = () => null
    // The failed readings were not cached as missing, so they are requested again.
    expect((await histories(CHAIN_ID, [request()], DAY))[0]!.readings).toHaveLength(48)
  })

  test('a limit to how often it is queried is no limit of events: fewer are not asked for', async () => {
    const chain = fakeChain()
    chain.fault = () => new NodeError('noState', 'missing trie node')
    chain.logsFault = () => new NodeError('limited', 'Too many requests.')
    const { histories } = createHistories(chain.node)
    expect((await histories(CHAIN_ID, [request(), ether], DAY))[0]!.reason).toBe('limited')
    expect(chain.logs).toHaveLength(1)
    chain.logsFault = () => null
    expect((await histories(CHAIN_ID, [request(), ether], DAY))[0]!.source).toBe('logs')
    // Like the first request for events, the second one covers all blocks at once.
    expect(chain.logs).toHaveLength(2)
  })

  test('no past states, and silence about the events: it may have some', async () => {
    const chain = fakeChain()
    chain.fault = () => new NodeError('rpc', 'missing trie node')
    chain.logsFault = () => new NodeError('timedOut', 'Slow.')
    const { histories } = createHistories(chain.node)
    expect((await histories(CHAIN_ID, [request(), ether], DAY))[0]!.reason).toBe('unanswered')
    await expect(histories(CHAIN_ID, [request()], DAY)).rejects.toThrow('Slow.')
    chain.logsFault = () => null
    expect((await histories(CHAIN_ID, [request()], DAY))[0]!.source).toBe('logs')
  })

  test('a chain without known contracts', async () => {
    await expect(createHistories(fakeChain().node).histories(999, [request()], DAY)).rejects.toBeInstanceOf(NodeError)
  })
})
