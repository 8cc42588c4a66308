import type { Address } from '../../chain/address'
import { NATIVE } from '../../token/token'
import { APPROVAL_GAS, approvalsFor, type RouteGas } from '../gas'
import { guardable } from '../slippage'
import { V4_GUARDED_GAIN_MIN_BPS } from '../limits'
import type { SpendingAllowances } from '../plan'
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
import { isThroughV4 } from '../../pool/route'

export interface V4Choice {
  /**
   * Whether a token rebases, which means that its balances change without transfers. If PoolManager's balance grows by
   * a rebase, no pool owns the growth.
   */
  isRebasing: (token: Address) => boolean
  isGuardOn: boolean
  allowances: SpendingAllowances | null
}

/** V4 stores amounts as signed 128-bit integers. */
const INT128_MAX = (1n << 127n) - 1n

const NOTHING_ALLOWED: SpendingAllowances = { swapRouter: 0n, permit2: 0n, universalRouter: 0n }

function furtherGas(
  { kind, legs, amountIn }: RoutedTrade,
  { isV4, isSold }: { isV4: boolean; isSold: boolean },
  { dataGas = () => 0 }: RouteGas,
  allowances: SpendingAllowances | null,
): number {
  const due = isSold ? approvalsFor(allowances ?? NOTHING_ALLOWED, amountIn, isV4).usual : 0
  return dataGas(sumOfSizes([...approvalSizes(legs, due), tradeSize({ kind, legs }, null)])) + due * APPROVAL_GAS
}

const isCountable = (leg: RoutedLeg) => leg.amounts.every((amount) => amount <= INT128_MAX)

const usesV4 = ({ legs }: RoutedTrade) =>
  isThroughV4({ legs }) && legs.every((leg) => !isThroughV4({ legs: [leg] }) || isCountable(leg))

/**
 * The output of an exact input, or the negative input of an exact output, in base units, minus the cost of the
 * transaction's gas and of the gas in `further`.
 */
export function netAfter({ kind, amountIn, amountOut, gas, gasWorth }: RoutedTrade, further = 0): bigint {
  return (kind === 'exactIn' ? amountOut : -amountIn) - gasWorth(Number(gas) + further)
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
  { isRebasing, isGuardOn, allowances }: V4Choice,
): Routing {
  const usable = pools.filter(({ token0, token1 }) => !isRebasing(token0) && !isRebasing(token1))
  const own = findTrade(pools, request, options)
  if (options.taxes.length > 0 || !usable.some(({ protocol }) => protocol === 'v4')) return own
  const all = findTrade(usable, request, {
    ...options,
    protocols: [...options.protocols, 'v4'],
    links: createLinks(request.kind, request.coin ?? null),
  })
  if (!all.trade || !usesV4(all.trade)) return own
  if (!own.trade) return all
  const cardinalityOf = new Map(
    pools.flatMap((pool) => (pool.protocol === 'v3' ? [[pool.id, pool.observationCardinality] as const] : [])),
  )
  const isGuarded =
    isGuardOn && guardable(own.trade, (id) => cardinalityOf.get(id), request.coin === 'in' ? NATIVE : request.tokenIn)
  const isSold = request.coin !== 'in'
  const netOf = (trade: RoutedTrade, isV4: boolean) =>
    netAfter(trade, furtherGas(trade, { isV4, isSold }, options, allowances))
  const net = netOf(own.trade, false)
  const gain = netOf(all.trade, true) - net
  const least = isGuarded ? V4_GUARDED_GAIN_MIN_BPS * (net < 0n ? -net : net) : 0n
  return gain > 0n && gain * 10_000n >= least ? all : own
}
