import type { Address } from '#domain/chain/address'
import { type Currency, NATIVE } from '#domain/token/token'
import type { TradeLoss } from '#domain/trade/loss'
import type { SpendingAllowances, TradePlan } from '#domain/trade/plan'
import { type ContractPlace, type V2PoolState, type V3PoolState, v3Terms } from '#domain/pool/pool'
import { MAX_TICK, MIN_TICK, sqrtRatioAtTick } from '#domain/pool/tickMath'
import type { ContractHop, Route } from '#domain/pool/route'
import type { Quote } from '#domain/trade/quote'
import type { RouteOptions, RouteRequest } from '#domain/trade/search/router'

export const ETHER = 10n ** 18n
export const GWEI = 10n ** 9n

export const ACCOUNT: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const WETH: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
export const USDC: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const DAI: Address = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
export const UNI: Address = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
export const ROUTER: Address = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'

const currency = (id: Currency['id'], symbol: string, decimals: number): Currency => ({
  id,
  symbol,
  name: symbol,
  decimals,
  logoURI: null,
})
export const ETH = currency(NATIVE, 'ETH', 18)
export const usdc = currency(USDC, 'USDC', 6)
export const weth = currency(WETH, 'WETH', 18)

let pools = 0

/** Creates a pool of two tokens. Each pool has a unique address. */
export function pool(protocol: Route['protocol'], a: Address, b: Address, fee = 3000): ContractPlace {
  const [token0, token1] = BigInt(a) < BigInt(b) ? [a, b] : [b, a]
  pools += 1
  return { protocol, id: `0x${pools.toString(16).padStart(40, '0')}`, fee, token0, token1 }
}

/** A V2 pair with these amounts of its tokens. */
export function pair(a: Address, b: Address, amountA: bigint, amountB: bigint): V2PoolState {
  const place = pool('v2', a, b)
  const [reserve0, reserve1] = place.token0 === a ? [amountA, amountB] : [amountB, amountA]
  return { ...place, protocol: 'v2', reserve0, reserve1 }
}

/** A V3 pool at a price of 1 with the same liquidity at all prices. */
export function ranged(a: Address, b: Address, fee: number, change: Partial<V3PoolState> = {}): V3PoolState {
  return {
    ...pool('v3', a, b, fee),
    protocol: 'v3',
    ...v3Terms(fee),
    sqrtPriceX96: sqrtRatioAtTick(0),
    tick: 0,
    liquidity: 10n ** 24n,
    ticks: [],
    fromTick: MIN_TICK,
    toTick: MAX_TICK,
    observationCardinality: 1,
    ...change,
  }
}

/**
 * A V3 pool of DAI and USDC at tick 30 with two positions: one from −600 to 600, and one with three times its liquidity
 * from tick `from` to tick `to`.
 */
export function twoPositions(from: number, to: number, change: Partial<V3PoolState> = {}): V3PoolState {
  return ranged(DAI, USDC, 3000, {
    sqrtPriceX96: sqrtRatioAtTick(30),
    tick: 30,
    liquidity: 10n ** 18n,
    ticks: [
      { index: -600, liquidityNet: 10n ** 18n },
      { index: from, liquidityNet: 3n * 10n ** 18n },
      { index: to, liquidityNet: -3n * 10n ** 18n },
      { index: 600, liquidityNet: -(10n ** 18n) },
    ],
    ...change,
  })
}

export const routeOptions = (change: Partial<RouteOptions> = {}): RouteOptions => ({
  weth: WETH,
  bases: [WETH, USDC],
  feePerGas: 0n,
  protocols: ['v2', 'v3'],
  maxLegs: 3,
  taxes: [],
  ...change,
})

/** A sale of one UNI for DAI. */
export const routeRequest = (change: Partial<RouteRequest> = {}): RouteRequest => ({
  tokenIn: UNI,
  tokenOut: DAI,
  kind: 'exactIn',
  amount: 10n ** 18n,
  ...change,
})

export function hop({ protocol, id, fee, token0, token1 }: ContractPlace, tokenIn: Address): ContractHop {
  return { protocol, pool: id, fee, tokenIn, tokenOut: tokenIn === token0 ? token1 : token0 }
}

export function quote(change: Partial<Quote> = {}): Quote {
  return {
    kind: 'exactIn',
    legs: [],
    amountIn: '1000000000000000000',
    amountOut: '3411770000',
    impact: '400',
    tax: '0',
    gasEstimate: '80000',
    blockNumber: 10,
    timestamp: 1_000,
    ...change,
  }
}

/** The allowances of the token to sell: an amount for SwapRouter02, and nothing through Permit2. */
export const allowed = (swapRouter: bigint): SpendingAllowances => ({ swapRouter, permit2: 0n, universalRouter: 0n })

/** A plan that sells one ether for USDC, with a slippage limit of 0.5 %. */
export function plan(change: Partial<TradePlan> = {}): TradePlan {
  return {
    chainId: 3,
    account: ACCOUNT,
    sell: ETH,
    buy: usdc,
    quote: quote(),
    wrap: null,
    slippageBps: 50,
    deadlineMinutes: 30,
    limit: '3394711150',
    approval: 'exact',
    acceptedLoss: null,
    executor: 'swapRouter02',
    guard: null,
    ...change,
  }
}

/** A loss of which all is the impact. */
export const lossOf = (tier: TradeLoss['tier'], share = 0n): TradeLoss => ({
  tier,
  cause: 'impact',
  share,
  ofCause: share,
  usd: null,
})
