import { type Address, sameAddress } from '../chain/address'
import type { Deployment } from '../chain/network'
import { NodeError } from '../chain/nodeError'
import { hooksOf } from '../pool/route'
import { NATIVE } from '../token/token'
import type { OtherCalls } from '../transaction/requestPart'
import {
  amountReceived,
  amountSold,
  amountsThroughV4,
  movedAmount,
  type MovedAmount,
  type MovingTrade,
  type Proof,
  provenAmounts,
  type ProvenChange,
} from './received'

interface Mined {
  logs: Parameters<typeof amountReceived>[1]
  others?: OtherCalls
}

/** The reads of an account's balances around the block of a receipt. They throw NodeErrors. */
export interface BalanceReads<R> {
  balanceChanges(account: Address, tokens: readonly Address[], receipt: R): Promise<(bigint | null)[]>
  /** `expected` is the change of the native coin that the events show. */
  coinChange(account: Address, expected: bigint | null, receipt: R): Promise<ProvenChange>
}

/** The contracts of the trade's network. `isCommon` tells which tokens are trusted. */
interface MovedContext<R> {
  deployment: Deployment
  isCommon: (token: Address) => boolean
  reads: BalanceReads<R>
}

type Amounts = Record<'sold' | 'received', bigint | null>

/** The amounts of a trade according to its events; `router` is the contract that executed it. */
function amountsByEvents(trade: MovingTrade, router: Address, { logs }: Mined, deployment: Deployment): Amounts {
  const { weth, v4 } = deployment
  if (v4 && sameAddress(router, v4.universalRouter)) {
    return amountsThroughV4(trade, logs, { weth, router, poolManager: v4.poolManager })
  }
  return { sold: amountSold(trade, logs, weth, router), received: amountReceived(trade, logs, weth, router) }
}

/** Whether all tokens of a trade's route are known and common, and no pool has a hook, so that nothing can disturb it. */
const isCommonRoute = ({ quote }: MovingTrade, isCommon: (token: Address) => boolean) =>
  hooksOf(quote).length === 0 &&
  quote.legs.every(
    ({ hops }) => hops.length > 0 && hops.every((hop) => isCommon(hop.tokenIn) && isCommon(hop.tokenOut)),
  )

function coinByEvents({ sell, buy }: MovingTrade, { sold, received }: Amounts): bigint | null {
  if (buy.id === NATIVE) return received
  return sell.id === NATIVE && sold !== null ? -sold : null
}

/**
 * The changes of the account's balances of the traded currencies whose events may be false or incomplete: tokens that are
 * not common, and the coin if there is such a token in the route, or if the events do not show its amount.
 */
async function readProofs<R extends Mined>(
  { isCommon, reads }: MovedContext<R>,
  trade: MovingTrade,
  amounts: Amounts,
  receipt: R,
): Promise<Proof[]> {
  const { account, sell, buy } = trade
  const tokens = [sell.id, buy.id].flatMap((id) => (id === NATIVE || isCommon(id) ? [] : [id]))
  const expected = coinByEvents(trade, amounts)
  const hasCoin = sell.id === NATIVE || buy.id === NATIVE
  const isCoinDoubtful = hasCoin && (expected === null || (trade.wrap === null && !isCommonRoute(trade, isCommon)))
  // A node without the state of the block gives no proof.
  const unknown = (error: unknown) => {
    if (error instanceof NodeError) return null
    throw error
  }
  const [changes, coin] = await Promise.all([
    reads.balanceChanges(account, tokens, receipt).catch(unknown),
    isCoinDoubtful ? reads.coinChange(account, expected, receipt).catch(unknown) : null,
  ])
  return [
    ...tokens.map((currency, at) => ({ currency, change: changes?.[at] ?? null })),
    ...(coin ? [{ currency: NATIVE, ...coin } as const] : []),
  ]
}

/**
 * The amounts that a trade moved, from the events of its part of a transaction and, where these may be false or
 * incomplete, from the account's balances. Both are unknown if the events cannot be told from those of other trades.
 * @param trade - `router` is the contract that executed it
 */
export async function readMovedAmounts<R extends Mined>(
  context: MovedContext<R>,
  { router, ...trade }: MovingTrade & { router: Address },
  receipt: R,
): Promise<Record<'sold' | 'received', MovedAmount>> {
  if (receipt.others === 'within') return { sold: movedAmount(null), received: movedAmount(null) }
  const amounts = amountsByEvents(trade, router, receipt, context.deployment)
  return provenAmounts(trade, amounts, await readProofs(context, trade, amounts, receipt))
}
