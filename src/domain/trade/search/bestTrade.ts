import type { Address } from '../../chain/address'
import { size } from '../../integers'
import { NATIVE } from '../../token/token'
import { APPROVAL_GAS, approvalsFor, type RouteGas } from '../gas'
import { guardable } from '../slippage'
import { HOOKED_GAIN_MIN_BPS, V4_GUARDED_GAIN_MIN_BPS } from '../limits'
import type { SpendingAllowances } from '../plan'
import type { Quote } from '../quote'
import type { PoolState } from '../../pool/pool'
import { createLinks } from './links'
import { approvalSizes, sumOfSizes, tradeSize } from './dataSize'
import {
  findTrade,
  type RoutedLeg,
  type RoutedTrade,
  type RouteOptions,
  type RouteRequest,
  type Routing,
} from './router'
import { isHooked } from '../../pool/hooks'
import { isThroughV4 } from '../../pool/route'

export interface V4Choice {
  /** A rebasing token's balances change without transfers. If PoolManager's grows so, no pool owns the growth. */
  isRebasing: (token: Address) => boolean
  isGuardOn: boolean
  allowances: SpendingAllowances | null
  /** Whether the Universal Router must execute a trade that uses no V4 pool; see `exposure.ts`. */
  isUniversal?: (trade: RoutedTrade) => boolean
}

/** V4 stores amounts as signed 128-bit integers. */
const INT128_MAX = (1n << 127n) - 1n

const NOTHING_ALLOWED: SpendingAllowances = { swapRouter: 0n, permit2: 0n, universalRouter: 0n }

/**
 * The gas of a trade beyond its estimate: that of missing approvals, and the data fee.
 * @param isSold - whether a token is sold, and not the native coin
 */
export function furtherGas(
  { kind, legs, amountIn }: (Pick<Quote, 'kind' | 'legs'> & { amountIn: bigint }) | RoutedTrade,
  { isUniversal, isSold }: { isUniversal: boolean; isSold: boolean },
  { dataGas = () => 0 }: RouteGas,
  allowances: SpendingAllowances | null,
): number {
  const traded = { kind, legs, ...(isUniversal && { isUniversal }) } as const
  const due = isSold ? approvalsFor(allowances ?? NOTHING_ALLOWED, amountIn, traded).usual : 0
  return dataGas(sumOfSizes([...approvalSizes(traded, due), tradeSize(traded, null)])) + due * APPROVAL_GAS
}

const isCountable = (leg: RoutedLeg) => leg.amounts.every((amount) => amount <= INT128_MAX)

const usesV4 = ({ legs }: RoutedTrade) =>
  isThroughV4({ legs }) && legs.every((leg) => !isThroughV4({ legs: [leg] }) || isCountable(leg))

/** In base units: the output of an exact input, or the negative input of an exact output, minus all gas. */
export function netAfter({ kind, amountIn, amountOut, gas, gasWorth }: RoutedTrade, further = 0): bigint {
  return (kind === 'exactIn' ? amountOut : -amountIn) - gasWorth(Number(gas) + further)
}

/** Whether a trade's net result is better than another by at least so many hundredths of a percent. */
export const isBetterBy = (bps: bigint, net: bigint, than: bigint): boolean =>
  net > than && (net - than) * 10_000n >= size(than) * bps

const isWithHook = (pool: PoolState) => pool.protocol === 'v4' && isHooked(pool)

/**
 * The best trade through all versions. A hook may trade through the pools of other legs, so a trade that ends in a pool
 * with a hook has one leg. It must be better by HOOKED_GAIN_MIN_BPS.
 */
function findWithV4(pools: readonly PoolState[], request: RouteRequest, options: RouteOptions): Routing {
  const links = createLinks(request.kind, request.coin ?? null)
  const withV4: RouteOptions = { ...options, protocols: [...options.protocols, 'v4'], links }
  const plain = pools.filter((pool) => !isWithHook(pool))
  const all = findTrade(plain, request, withV4)
  if (plain.length === pools.length) return all
  const hooked = findTrade(pools, request, { ...withV4, maxLegs: 1 })
  if (!all.trade || !hooked.trade) return hooked.trade ? hooked : all
  return isBetterBy(HOOKED_GAIN_MIN_BPS, netAfter(hooked.trade), netAfter(all.trade)) ? hooked : all
}

/**
 * The best trade through V2, V3 and V4, see `findTrade`. A trade through V4 is chosen if it is better after all gas,
 * including the gas of missing approvals. If the best trade without V4 could have the sandwich guard, the gain must be
 * at least V4_GUARDED_GAIN_MIN_BPS. A trade through V4 is never chosen for a taxed token, and never uses a pool with a
 * rebasing token. The caller must have measured the taxes.
 * @param options - `protocols` contains the protocols other than V4
 */
export function bestTrade(
  pools: readonly PoolState[],
  request: RouteRequest,
  options: RouteOptions,
  { isRebasing, isGuardOn, allowances, isUniversal: needsRouter = () => false }: V4Choice,
): Routing {
  const usable = pools.filter(({ token0, token1 }) => !isRebasing(token0) && !isRebasing(token1))
  const own = findTrade(pools, request, options)
  if (options.taxes.length > 0 || !usable.some(({ protocol }) => protocol === 'v4')) return own
  const all = findWithV4(usable, request, options)
  if (!all.trade || !usesV4(all.trade)) return own
  if (!own.trade) return all
  const cardinalityOf = new Map(
    pools.flatMap((pool) => (pool.protocol === 'v3' ? [[pool.id, pool.observationCardinality] as const] : [])),
  )
  const isUniversal = needsRouter(own.trade)
  const sold = request.coin === 'in' ? NATIVE : request.tokenIn
  const isGuarded = isGuardOn && !isUniversal && guardable(own.trade, (id) => cardinalityOf.get(id), sold)
  const isSold = request.coin !== 'in'
  const netOf = (trade: RoutedTrade, isOwnUniversal: boolean) =>
    netAfter(trade, furtherGas(trade, { isUniversal: isOwnUniversal, isSold }, options, allowances))
  const bps = isGuarded ? V4_GUARDED_GAIN_MIN_BPS : 0n
  return isBetterBy(bps, netOf(all.trade, false), netOf(own.trade, isUniversal)) ? all : own
}
