import { type Deployment, deploymentOf } from '../config/deployments'
import { type Address, sameAddress } from '../domain/address'
import { NodeError } from '../domain/nodeError'
import { NATIVE, type CurrencyId } from '../domain/token'
import type { PoolPlace } from '../domain/trade/pool'
import { priceImpact } from '../domain/trade/impact'
import { bestQuote, type Quote, type TradeRequest } from '../domain/trade/quote'
import { type Pool, routesBetween } from '../domain/trade/route'
import type { CallResult, ContractCall } from './multicall'
import type { Node } from './node'
import { poolPlaces, poolStateCalls, readPool } from './pools'
import { quoteCall, readQuote } from './quoter'
import { addressAt, callData, uintAt } from './words'

const GET_BLOCK_NUMBER = callData('0x42cbb15c')
const GET_BLOCK_TIMESTAMP = callData('0x0f28c97d')
const ROUTER_WETH = callData('0x4aa4a4fc')
const ROUTER_FACTORY = callData('0xc45a0155')
const ROUTER_FACTORY_V2 = callData('0x68e0d4e1')
/** A pool never disappears; that there is none is asked again after this time. */
const PLACES_KEPT_MS = 600_000

/** The token that stands for a currency in pools. */
export function poolToken(deployment: Deployment, currency: CurrencyId): Address {
  return currency === NATIVE ? deployment.weth : currency
}

function candidatePlaces(deployment: Deployment, tokenIn: Address, tokenOut: Address): PoolPlace[] {
  const between = deployment.bases.filter((base) => !sameAddress(base, tokenIn) && !sameAddress(base, tokenOut))
  const pairs: [Address, Address][] = [
    [tokenIn, tokenOut],
    ...between.flatMap((base): [Address, Address][] => [
      [tokenIn, base],
      [base, tokenOut],
    ]),
  ]
  return pairs.flatMap(([a, b]) => poolPlaces(deployment, a, b))
}

/** Runs state calls for places and reads the pools that exist. `rest` are the results of further calls in the batch. */
function readPools(places: readonly PoolPlace[], results: readonly CallResult[]): { pools: Pool[]; used: number } {
  let at = 0
  const pools = places.flatMap((place) => {
    const count = poolStateCalls(place).length
    const pool = readPool(place, results.slice(at, (at += count)))
    return pool ? [pool] : []
  })
  return { pools, used: at }
}

export interface Quotes {
  /** The best single route of at most two hops, V2 or V3, by the chain's own quoters; null when there is none. */
  quote(request: TradeRequest): Promise<Quote | null>
  /** Whether the chain really holds the contracts that trades are sent to; the reason when not. */
  checkContracts(chainId: number): Promise<string | null>
}

export function createQuotes(node: Node): Quotes {
  const known = new Map<string, { places: PoolPlace[]; readAt: number }>()

  async function existingPlaces(chainId: number, deployment: Deployment, tokenIn: Address, tokenOut: Address) {
    const key = [chainId, ...[tokenIn.toLowerCase(), tokenOut.toLowerCase()].sort()].join()
    const kept = known.get(key)
    if (kept && Date.now() - kept.readAt < PLACES_KEPT_MS) return kept.places
    const candidates = candidatePlaces(deployment, tokenIn, tokenOut)
    const results = await node.multicall(chainId).calls(candidates.flatMap(poolStateCalls))
    const { pools } = readPools(candidates, results)
    const places = candidates.filter(({ address }) => pools.some((pool) => sameAddress(pool.address, address)))
    known.set(key, { places, readAt: Date.now() })
    return places
  }

  return {
    async quote({ chainId, sell, buy, kind, amount: amountText }) {
      const deployment = deploymentOf(chainId)
      if (!deployment) throw new NodeError('notConfigured', 'This network has no known contracts.')
      const tokenIn = poolToken(deployment, sell)
      const tokenOut = poolToken(deployment, buy)
      const amount = BigInt(amountText)
      const places = await existingPlaces(chainId, deployment, tokenIn, tokenOut)
      // Prices play no part in which routes there are; the real ones are read with the quotes, at the same block.
      const unpriced = places.map((place) => ({ ...place, price: { numerator: 1n, denominator: 1n } }))
      const routes = routesBetween(tokenIn, tokenOut, unpriced)
      if (routes.length === 0) return null

      const calls: ContractCall[] = [
        { to: deployment.multicall, data: GET_BLOCK_NUMBER },
        { to: deployment.multicall, data: GET_BLOCK_TIMESTAMP },
        ...places.flatMap(poolStateCalls),
        ...routes.map((route) => quoteCall(deployment, route, kind, amount)),
      ]
      const [number, timestamp, ...results] = await node.multicall(chainId).calls(calls)
      if (!number?.success || !timestamp?.success) throw new NodeError('malformed', 'The block number is missing.')
      const { pools, used } = readPools(places, results)
      const quotes = routes.flatMap((route, index) => {
        const quote = readQuote(route, kind, amount, results[used + index])
        return quote ? [quote] : []
      })
      const best = bestQuote(kind, quotes)
      if (!best) return null
      return {
        kind,
        legs: [
          { hops: best.route.hops, amountIn: best.amountIn.toString(), amountOut: best.amountOut.toString(), amounts: [] },
        ],
        amountIn: best.amountIn.toString(),
        amountOut: best.amountOut.toString(),
        impact: priceImpact(best.route, pools, best.amountIn, best.amountOut)?.toString() ?? null,
        tax: '0',
        gasEstimate: best.gas.toString(),
        blockNumber: Number(uintAt(number.data, 0)),
        timestamp: Number(uintAt(timestamp.data, 0)),
      }
    },

    async checkContracts(chainId) {
      const deployment = deploymentOf(chainId)
      if (!deployment) return 'This network has no known swap contract.'
      const { swapRouter: to } = deployment
      const results = await node
        .multicall(chainId)
        .calls([ROUTER_WETH, ROUTER_FACTORY, ROUTER_FACTORY_V2].map((data) => ({ to, data })))
      const expected = [deployment.weth, deployment.v3Factory, deployment.v2Factory]
      const fits = results.every(({ success, data }, index) => {
        return success && data.length === 66 && sameAddress(addressAt(data, 0), expected[index] ?? '')
      })
      return fits ? null : 'The swap contract on this network is not the expected one.'
    },
  }
}
