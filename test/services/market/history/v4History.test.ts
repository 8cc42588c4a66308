import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { HISTORY_RANGES, type PriceReading, type SeriesRequest } from '#domain/market/history'
import { createHistories } from '#services/market/history/history'
import { readHistoryReach } from '#services/market/historyReach'
import { v4Contract } from '../../../chain/artifacts'
import { poolKeyIn } from '../../../chain/poolMath'
import type { LocalChain } from '../../../chain/startChain'
import { contracts, mainnet, poolAddress, poolIdOf, tokenOf, type TokenSymbol, v4Pools } from '../../../chain/world'
import { sharedChain } from '../../../support/sharedChain'
import { passingOn, type RpcCall, startToxicNode, type ToxicNode } from '../../../support/toxicNode'
import { nodeAt } from '../../../support/nodeAt'

const CHAIN_ID = 3
const { abi: stateView } = v4Contract('StateView')
const { abi: manager } = v4Contract('PoolManager')
const addressOf = (symbol: TokenSymbol) => tokenOf(symbol).address as Address

let chain: LocalChain
let proxy: ToxicNode
/** The error message with which the proxy refuses a call; null passes the call on. */
let refuse: (call: RpcCall) => string | null = () => null

beforeAll(async () => {
  chain = await sharedChain({ history: true })
  proxy = await startToxicNode(passingOn(chain, (call) => refuse(call)))
})
beforeEach(() => {
  refuse = () => null
  proxy.requests.length = 0
})
afterAll(async () => {
  await proxy.close()
  await chain.stop()
})

/** The table's V4 pools with a request for the price of the base token, and for the native coin also in reverse. */
const cases = v4Pools.flatMap(({ base, quote, fee, tickSpacing, isNative, ...rest }) => {
  const id = poolIdOf(poolKeyIn(mainnet, { base, quote, fee, tickSpacing, isNative, ...rest }))
  const isCoin = (symbol: TokenSymbol) => isNative && symbol === 'WETH'
  const isFirst = isCoin(base) || (!isCoin(quote) && BigInt(addressOf(base)) < BigInt(addressOf(quote)))
  const [token0, token1] = (isFirst ? [base, quote] : [quote, base]).map(addressOf) as [Address, Address]
  const pool = { id: id as Address, protocol: 'v4', fee, tickSpacing, isNative, token0, token1 } as const
  const ways = isNative
    ? [[base, quote, isFirst] as const, [quote, base, !isFirst] as const]
    : [[base, quote, isFirst] as const]
  return ways.map(([token, unit, isToken0]) => ({
    id,
    token,
    unit,
    isToken0,
    request: {
      token: addressOf(token),
      pool: { ...pool, quote: addressOf(unit) },
      unit: 'quote',
    } satisfies SeriesRequest,
  }))
})
const v3Cases: SeriesRequest[] = (['AAVE', 'SHIB', 'UNI', 'LINK'] as const).map((symbol) => ({
  token: addressOf(symbol),
  pool: {
    id: poolAddress(addressOf(symbol), addressOf('WETH'), 3_000) as Address,
    protocol: 'v3',
    fee: 3_000,
    quote: addressOf('WETH'),
  },
  unit: 'quote',
}))

/** The price of a whole token with 18 decimals, computed from sqrtPriceX96. */
function priced({ token, unit, isToken0 }: (typeof cases)[number], root: bigint): string {
  const [square, whole] = [root * root, 1n << 192n]
  const [numerator, denominator] = isToken0 ? [square, whole] : [whole, square]
  const units = (numerator * 10n ** BigInt(18 + tokenOf(token).decimals)) / denominator
  return String(units / 10n ** BigInt(tokenOf(unit).decimals))
}

async function priceAt(each: (typeof cases)[number], blockNumber: number): Promise<string> {
  const data = stateView.encodeFunctionData('getSlot0', [each.id])
  const call = [{ to: contracts.stateView, data }, `0x${blockNumber.toString(16)}`]
  const [root] = stateView.decodeFunctionResult('getSlot0', (await chain.rpc('eth_call', call)) as string)
  return priced(each, root as bigint)
}

const newHistories = () => createHistories(nodeAt(proxy.url))
const pricesOf = (readings: readonly PriceReading[]) => readings.map(({ price }) => price)
const requests = cases.map(({ request }) => request)

test('every reading is what StateView says of that block, in as many requests as of V3', async () => {
  const span = HISTORY_RANGES['7d']
  await newHistories().histories(CHAIN_ID, v3Cases, span)
  const usual = proxy.requests.length
  proxy.requests.length = 0
  const series = await newHistories().histories(CHAIN_ID, [...v3Cases, ...requests], span)
  expect(proxy.requests.length).toBe(usual)
  for (const [at, { readings, source }] of series.slice(v3Cases.length).entries()) {
    expect(source).toBe('archive')
    expect(readings.length).toBeGreaterThan(20)
    const expected = await Promise.all(readings.map(({ blockNumber }) => priceAt(cases[at]!, blockNumber!)))
    expect(pricesOf(readings)).toEqual(expected)
    expect(new Set(expected).size).toBeGreaterThan(5)
  }
})

test('a node without past states: what PoolManager’s events of the pool told, in no more requests', async () => {
  refuse = ({ method, params }) => (method === 'eth_call' && params.at(-1) !== 'latest' ? 'missing trie node' : null)
  const span = HISTORY_RANGES['7d']
  await newHistories().histories(CHAIN_ID, v3Cases, span)
  const usual = proxy.requests.length
  proxy.requests.length = 0
  const series = await newHistories().histories(CHAIN_ID, [...v3Cases, ...requests], span)
  expect(proxy.requests.length).toBe(usual)
  const topic = manager.getEvent('Swap')!.topicHash
  for (const [at, { readings, source }] of series.slice(v3Cases.length).entries()) {
    expect(source).toBe('logs')
    expect(readings.length).toBeGreaterThan(5)
    const filter = { address: contracts.poolManager, topics: [topic, cases[at]!.id], fromBlock: '0x0' }
    const logs = (await chain.rpc('eth_getLogs', [filter])) as { blockNumber: string; data: string; topics: string[] }[]
    const after = (block: number) => logs.findLast(({ blockNumber }) => Number(blockNumber) <= block)!
    expect(pricesOf(readings)).toEqual(
      readings.map(({ blockNumber }) => {
        const { args } = manager.parseLog(after(blockNumber!))!
        return priced(cases[at]!, args.sqrtPriceX96 as bigint)
      }),
    )
  }
  // Event requests to PoolManager name the pool, because PoolManager emits the events of all pools.
  const ofManager = proxy.calls().flatMap(({ method, params }) => {
    const [filter] = params as [{ address?: unknown; topics: unknown[] }]
    return method === 'eth_getLogs' && JSON.stringify(filter.address).includes(contracts.poolManager) ? [filter] : []
  })
  expect(ofManager.length).toBeGreaterThan(0)
  for (const { topics } of ofManager) expect(cases.map(({ id }) => id)).toContain(String(topics[1]))
})

test('how far back a node knows a pool of V4 is asked of its own events', async () => {
  const node = nodeAt(proxy.url)
  const lengths = [86_400, 7 * 86_400]
  expect(await readHistoryReach(node, CHAIN_ID, requests[0]!, lengths)).toEqual([true, true])
  refuse = ({ method, params }) => {
    if (method === 'eth_getLogs') return 'not supported'
    return method === 'eth_call' && params.at(-1) !== 'latest' ? 'missing trie node' : null
  }
  const other = nodeAt(proxy.url)
  expect(await readHistoryReach(other, CHAIN_ID, requests[0]!, lengths)).toEqual([false, false])
})
