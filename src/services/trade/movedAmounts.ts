import { deploymentOf, isCommonToken } from '../../config/deployments'
import { type Address, sameAddress } from '../../domain/chain/address'
import type { Deployment } from '../../domain/chain/network'
import { NodeError } from '../../domain/chain/nodeError'
import { NATIVE } from '../../domain/token/token'
import {
  amountReceived,
  amountSold,
  amountsThroughV4,
  movedAmount,
  type MovedAmount,
  type MovingTrade,
  type Proof,
  provenAmounts,
} from '../../domain/trade/received'
import type { ChainReader } from '../chainReader'
import type { SettledReceipt } from '../transaction/checked'

type Amounts = Record<'sold' | 'received', bigint | null>

/** The amounts of a trade according to its events; `router` is the contract that executed it. */
function amountsByEvents(
  trade: MovingTrade,
  router: Address,
  { logs }: SettledReceipt,
  deployment: Deployment,
): Amounts {
  const { weth, v4 } = deployment
  if (v4 && sameAddress(router, v4.universalRouter)) {
    return amountsThroughV4(trade, logs, { weth, router, poolManager: v4.poolManager })
  }
  return { sold: amountSold(trade, logs, weth, router), received: amountReceived(trade, logs, weth, router) }
}

/** Whether all tokens of a trade's route are known and common, so that none of them can disturb the trade. */
const isCommonRoute = ({ quote: { legs } }: MovingTrade, deployment: Deployment) =>
  legs.every(
    ({ hops }) =>
      hops.length > 0 &&
      hops.every(({ tokenIn, tokenOut }) => isCommonToken(deployment, tokenIn) && isCommonToken(deployment, tokenOut)),
  )

/** The change of the coin that the events of a trade show. */
function coinByEvents({ sell, buy }: MovingTrade, { sold, received }: Amounts): bigint | null {
  if (buy.id === NATIVE) return received
  return sell.id === NATIVE && sold !== null ? -sold : null
}

export type BalanceReads = Pick<ChainReader, 'balanceChanges' | 'coinChange'>

/**
 * The changes of the account's balances of the traded currencies whose events may be false or incomplete: tokens that are
 * not common, and the coin if there is such a token in the route, or if the events do not show its amount.
 */
async function readProofs(
  reads: BalanceReads,
  chainId: number,
  { trade, amounts, deployment }: { trade: MovingTrade; amounts: Amounts; deployment: Deployment },
  receipt: SettledReceipt,
): Promise<Proof[]> {
  const { account, sell, buy } = trade
  const tokens = [sell.id, buy.id].flatMap((id) => (id === NATIVE || isCommonToken(deployment, id) ? [] : [id]))
  const expected = coinByEvents(trade, amounts)
  const hasCoin = sell.id === NATIVE || buy.id === NATIVE
  const isCoinDoubtful = hasCoin && (expected === null || (trade.wrap === null && !isCommonRoute(trade, deployment)))
  // A node without the state of the block gives no proof.
  const unknown = (error: unknown) => {
    if (error instanceof NodeError) return null
    throw error
  }
  const [changes, coin] = await Promise.all([
    reads.balanceChanges(chainId, account, tokens, receipt).catch(unknown),
    isCoinDoubtful ? reads.coinChange(chainId, { account, expected }, receipt).catch(unknown) : null,
  ])
  return [
    ...tokens.map((currency, at) => ({ currency, change: changes?.[at] ?? null })),
    ...(coin ? [{ currency: NATIVE, ...coin } as const] : []),
  ]
}

/**
 * The amounts that a trade moved, from the events of its part of a transaction and, where these may be false or
 * incomplete, from the account's balances. Both are unknown if the events cannot be told from those of other trades.
 */
export async function readMovedAmounts(
  reads: BalanceReads,
  { chainId, router, ...trade }: MovingTrade & { chainId: number; router: Address },
  receipt: SettledReceipt,
): Promise<Record<'sold' | 'received', MovedAmount>> {
  const deployment = deploymentOf(chainId)
  if (!deployment || receipt.others === 'within') return { sold: movedAmount(null), received: movedAmount(null) }
  const amounts = amountsByEvents(trade, router, receipt, deployment)
  const proofs = await readProofs(reads, chainId, { trade, amounts, deployment }, receipt)
  return provenAmounts(trade, amounts, proofs)
}
