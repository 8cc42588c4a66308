import type { DataSize } from '../../chain/dataFees'
import { guardedHops } from '../slippage'
import type { TradePlan } from '../plan'
import { type ExposedTrade, isByUniversalRouter } from '../exposure'
import type { Hop, Legs, V4Hop, TradeKind } from '../../pool/route'

/*
 * Estimates the data size of a trade's transactions from its pools and legs, on networks that charge for data. It is
 * used to compare routes, and for the cost shown before the transactions are encoded. The sizes were measured on
 * thousands of encoded trades, and are a tenth above the mean.
 */

const size = (compressed: number, calldataGas: number): DataSize => ({ compressed, calldataGas })

/**
 * Data sizes for SwapRouter02. `trade`: the transaction with the call that pays out. `pool`: the first pool of a call.
 * `furtherPool`: a pool after another pool of the same protocol. `rest`: the call that pays out the remainder of an
 * intermediate token. `guard`: the guard of a pool. `fee`: the payment of the site's fee.
 */
const BY_CONTRACTS = {
  trade: size(205, 2_300),
  pool: size(56, 2_250),
  furtherPool: size(29, 450),
  rest: size(21, 1_550),
  guard: size(28, 1_850),
  fee: size(60, 2_400),
} as const
/**
 * Data sizes for the Universal Router. `trade`: the transaction with the commands that wrap and unwrap at its ends, pay
 * out and refund. `v4Pool`: a V4 pool with its settlement. `furtherV4Pool`: a V4 pool after another one in the same
 * unlock. `coin`: the saving if a pool gives the native coin, whose zero address compresses well. `hook`: the
 * address of a hook in place of zeros; once more it compresses well.
 */
const BY_PROGRAM = {
  trade: size(220, 2_250),
  v4Pool: size(110, 5_700),
  furtherV4Pool: size(66, 2_700),
  coin: size(-24, -400),
  hook: size(20, 250),
} as const

export const FURTHER_POOL_SIZE = BY_CONTRACTS.furtherPool
/** The size of one more leg, which contains at least one pool. */
export const LEG_SIZE = BY_CONTRACTS.pool

const [APPROVAL, PERMIT2_APPROVAL] = [size(95, 1_420), size(132, 1_950)]

export const sumOfSizes = (sizes: readonly DataSize[]): DataSize =>
  sizes.reduce((sum, each) => size(sum.compressed + each.compressed, sum.calldataGas + each.calldataGas), size(0, 0))

type Sized = Pick<ExposedTrade, 'legs' | 'isUniversal'>

const isV4 = (hop: Hop | undefined): hop is V4Hop => hop?.protocol === 'v4'

/** The last approval for the Universal Router is made in Permit2, and is larger for its spender and expiration. */
export const approvalSizes = (trade: Sized, count: number): DataSize[] =>
  Array.from({ length: count }, (_, at) =>
    at === count - 1 && isByUniversalRouter(trade) ? PERMIT2_APPROVAL : APPROVAL,
  )

const isConverted = (before: Hop, hop: Hop) =>
  (isV4(before) && before.coin === 'out') !== (isV4(hop) && hop.coin === 'in')

const isWholeV4 = ({ hops }: Legs['legs'][number]) =>
  hops.every((hop, at) => isV4(hop) && (at === 0 || !isConverted(hops[at - 1] ?? hop, hop)))

function hopSizes(hop: Hop, before: Hop | undefined, isUnlocked: boolean): DataSize[] {
  const isFurther = before ? hop.protocol === before.protocol && !isConverted(before, hop) : isUnlocked
  if (isV4(hop)) {
    const pool = isFurther ? BY_PROGRAM.furtherV4Pool : BY_PROGRAM.v4Pool
    return hop.coin === 'out' ? [pool, BY_PROGRAM.coin] : [pool]
  }
  return [isFurther ? BY_CONTRACTS.furtherPool : BY_CONTRACTS.pool]
}

export function tradeSize(traded: Sized & { kind: TradeKind; siteFee?: unknown }, guard: TradePlan['guard']): DataSize {
  const { kind, legs, siteFee } = traded
  const unlocking = legs.find(isWholeV4)
  const pools = legs.flatMap((leg) => {
    const isUnlocked = leg !== unlocking && isWholeV4(leg)
    const sizes = leg.hops.flatMap((hop, at) => hopSizes(hop, leg.hops[at - 1], isUnlocked))
    // A trade with an exact output has no remainder of an intermediate token.
    const remainders = leg.hops.slice(1).filter(({ protocol }) => protocol === 'v3' && kind === 'exactIn')
    return [...sizes, ...remainders.map(() => BY_CONTRACTS.rest)]
  })
  if (pools.length === 0) return APPROVAL
  const guards = guard ? guardedHops({ legs }).map(() => BY_CONTRACTS.guard) : []
  const hooks = new Set(legs.flatMap((leg) => leg.hops.flatMap((hop) => (isV4(hop) && hop.hooks ? [hop.hooks] : []))))
  const named = [...hooks].map(() => BY_PROGRAM.hook)
  const { trade } = isByUniversalRouter(traded) ? BY_PROGRAM : BY_CONTRACTS
  return sumOfSizes([trade, ...pools, ...named, ...guards, ...(siteFee ? [BY_CONTRACTS.fee] : [])])
}
