import type { DataSize } from '../../chain/dataFees'
import { guardedHops } from '../guard'
import type { TradePlan } from '../plan'
import { type Hop, isThroughV4, type V4Hop, type TradeKind } from '../../pool/route'

/*
 * How large the data of a trade's transactions are, from its shape: what compares routes, and what is shown before the
 * very bytes exist. Measured on thousands of encoded trades, a tenth above their mean. Some networks charge for it.
 */

const size = (compressed: number, calldataGas: number): DataSize => ({ compressed, calldataGas })

/**
 * Calldata sizes for SwapRouter02: the transaction with the call that pays out, a pool alone or after one of its
 * protocol, the call that pays out what a pool in the middle may leave, a guard, and the payment of the site's fee.
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
 * By the Universal Router: the transaction with all that changes the coin at the ends, pays out and gives back; a V4
 * pool with what it is paid and what it pays; one after it in the same unlocking; and what a pool takes
 * less that gives the coin, because its zeros compress well.
 */
const BY_PROGRAM = {
  trade: size(220, 2_250),
  v4Pool: size(110, 5_700),
  furtherV4Pool: size(66, 2_700),
  coin: size(-24, -400),
} as const

/** One more pool of a route, after another one of the same protocol. */
export const FURTHER_POOL_SIZE = BY_CONTRACTS.furtherPool
/** One more leg, at least. */
export const LEG_SIZE = BY_CONTRACTS.pool

const [APPROVAL, PERMIT2_APPROVAL] = [size(95, 1_420), size(132, 1_950)]

export const sumOfSizes = (sizes: readonly DataSize[]): DataSize =>
  sizes.reduce((sum, each) => size(sum.compressed + each.compressed, sum.calldataGas + each.calldataGas), size(0, 0))

/** A trade's legs. */
type Legs = readonly { hops: readonly Hop[] }[]

const isV4 = (hop: Hop | undefined): hop is V4Hop => hop?.protocol === 'v4'

/** A trade's approvals: of a token, and the last one of Permit2, which names the contract and the time as well. */
export const approvalSizes = (legs: Legs, count: number): DataSize[] =>
  Array.from({ length: count }, (_, at) => (at === count - 1 && isThroughV4({ legs }) ? PERMIT2_APPROVAL : APPROVAL))

/** Whether the router turns the coin into its token, or the other way round, between two pools. */
const isChanged = (before: Hop, hop: Hop) =>
  (isV4(before) && before.coin === 'out') !== (isV4(hop) && hop.coin === 'in')

/** Legs that go through V4 alone share one unlocking. */
const isWholeV4 = ({ hops }: Legs[number]) =>
  hops.every((hop, at) => isV4(hop) && (at === 0 || !isChanged(hops[at - 1] ?? hop, hop)))

function hopSizes(hop: Hop, before: Hop | undefined, isUnlocked: boolean): DataSize[] {
  const isFurther = before ? hop.protocol === before.protocol && !isChanged(before, hop) : isUnlocked
  if (isV4(hop)) {
    const pool = isFurther ? BY_PROGRAM.furtherV4Pool : BY_PROGRAM.v4Pool
    return hop.coin === 'out' ? [pool, BY_PROGRAM.coin] : [pool]
  }
  return [isFurther ? BY_CONTRACTS.furtherPool : BY_CONTRACTS.pool]
}

/** The transaction that trades. */
export function tradeSize(
  { kind, legs, siteFee }: { kind: TradeKind; legs: Legs; siteFee?: unknown },
  guard: TradePlan['guard'],
): DataSize {
  const unlocking = legs.find(isWholeV4)
  const pools = legs.flatMap((leg) => {
    const isUnlocked = leg !== unlocking && isWholeV4(leg)
    const sizes = leg.hops.flatMap((hop, at) => hopSizes(hop, leg.hops[at - 1], isUnlocked))
    // An exact output leaves nothing over in the middle.
    const rests = leg.hops.slice(1).filter(({ protocol }) => protocol === 'v3' && kind === 'exactIn')
    return [...sizes, ...rests.map(() => BY_CONTRACTS.rest)]
  })
  // A wrap is no larger than an approval.
  if (pools.length === 0) return APPROVAL
  const guards = guard ? guardedHops({ legs }).map(() => BY_CONTRACTS.guard) : []
  const { trade } = isThroughV4({ legs }) ? BY_PROGRAM : BY_CONTRACTS
  return sumOfSizes([trade, ...pools, ...guards, ...(siteFee ? [BY_CONTRACTS.fee] : [])])
}
