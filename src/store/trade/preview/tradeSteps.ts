import { UINT256_MAX } from '../../../domain/chain/limits'
import type { Deployment } from '../../../domain/chain/network'
import { deploymentOf, executorOf } from '../../../config/deployments'
import { NodeError } from '../../../domain/chain/nodeError'
import { NATIVE } from '../../../domain/token/token'
import { AllowanceUnreadable } from '../../../domain/trade/confirm/outcome'
import { mostSold, type TradePlan } from '../../../domain/trade/plan'
import type { RequestedApproval } from '../../../domain/transaction/transaction'
import type { EncodedCall, TradeEncoder } from '../../../services/trade/tradeEncoder'
import type { Services } from '../../services'

/** A transaction that a trade may take. */
export type SingleStep = 'reset' | 'approve' | 'swap'

/** Where a plan is executed. Throws a NodeError on a chain without known contracts. */
export function deploymentFor({ chainId }: Pick<TradePlan, 'chainId'>): Deployment {
  const deployment = deploymentOf(chainId)
  if (!deployment) throw new NodeError('notConfigured', 'This network has no known swap contract.')
  return deployment
}

/** The amount of the approval that a plan requests, in base units. */
export function approvedAmount(plan: TradePlan): bigint {
  return plan.approval === 'exact' ? mostSold(plan) : UINT256_MAX
}

/** The call of one step. `deadline` is a Unix time in seconds. */
export function stepCall(
  plan: TradePlan,
  step: SingleStep,
  { encodeApprove, encodeTrade }: TradeEncoder,
  { deadline, ...options }: { deadline: number; withoutGuard?: true },
): EncodedCall {
  const deployment = deploymentFor(plan)
  if (step === 'swap' || plan.sell.id === NATIVE) return encodeTrade(plan, deployment, deadline, options)
  return encodeApprove(plan.sell.id, executorOf(plan, deployment), step === 'reset' ? 0n : approvedAmount(plan))
}

/** The approval that a step requests; undefined for a swap. */
export function requestedApproval(plan: TradePlan, step: SingleStep): RequestedApproval | undefined {
  const { id: token, symbol, decimals } = plan.sell
  if (step === 'swap' || token === NATIVE) return undefined
  const amount = (step === 'reset' ? 0n : approvedAmount(plan)).toString()
  return { token, spender: executorOf(plan, deploymentFor(plan)), amount, symbol, decimals }
}

/** The steps that a trade still needs, from the state of the chain. Throws a NodeError when that cannot be read. */
export async function stepsFor(plan: TradePlan, services: Services): Promise<SingleStep[]> {
  const { node, chain } = services
  const { chainId, account, sell } = plan
  if (plan.wrap || sell.id === NATIVE) return ['swap']
  const spender = executorOf(plan, deploymentFor(plan))
  const [allowance] = await chain.allowances(chainId, { owner: account, spender, tokens: [sell.id] })
  if (allowance === undefined || allowance === null) {
    throw new AllowanceUnreadable()
  }
  if (allowance >= mostSold(plan)) return ['swap']
  if (allowance === 0n) return ['approve', 'swap']

  // Tokens like USDT refuse to change a non-zero approval. Whether this one does is simulated, not guessed.
  const { encodeApprove } = await services.loadTradeEncoder()
  try {
    await node.simulate(chainId, { ...encodeApprove(sell.id, spender, approvedAmount(plan)), from: account })
    return ['approve', 'swap']
  } catch (error) {
    if (error instanceof NodeError && error.failure === 'reverted') return ['reset', 'approve', 'swap']
    throw error
  }
}
