import { executorOf } from '../../../config/spenders'
import { NodeError } from '../../../domain/chain/nodeError'
import { NATIVE } from '../../../domain/token/token'
import type { TradePlan } from '../../../domain/trade/plan'
import { amountReceived, amountSold, type MovedAmount, provenAmounts } from '../../../domain/trade/received'
import { amountsThroughV4 } from '../../../domain/trade/universalRouter/received'
import type { SettledReceipt } from '../../../services/transaction/checked'
import type { Services } from '../../services'
import { deploymentFor } from '../preview/tradeSteps'
import { isCommonToken } from '../../../config/deployments'

/**
 * The amounts that a trade moved, from the events of its receipt. An unknown token may emit events with false amounts,
 * so its balance changes are read as well.
 */
export async function movedAmounts(
  plan: TradePlan,
  receipt: SettledReceipt,
  { chain }: Pick<Services, 'chain'>,
): Promise<Record<'sold' | 'received', MovedAmount>> {
  const { chainId, account, sell, buy } = plan
  const deployment = deploymentFor(plan)
  const router = executorOf(plan, deployment)
  const { weth, v4 } = deployment
  const { sold, received } =
    plan.executor === 'universalRouter' && v4
      ? amountsThroughV4(plan, receipt.logs, { weth, router, poolManager: v4.poolManager })
      : {
          sold: amountSold(plan, receipt.logs, weth, router),
          received: amountReceived(plan, receipt.logs, weth, router),
        }
  const unproven = [sell.id, buy.id].flatMap((id) => (id === NATIVE || isCommonToken(deployment, id) ? [] : [id]))
  const changes = await chain.balanceChanges(chainId, account, unproven, receipt).catch((error: unknown) => {
    if (error instanceof NodeError) return []
    throw error
  })
  return provenAmounts(
    plan,
    { sold, received },
    unproven.map((token, at) => ({ token, change: changes[at] ?? null })),
  )
}
