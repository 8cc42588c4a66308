import { UINT256_MAX } from '#domain/chain/limits'
import type { Deployment } from '#domain/chain/network'
import { executorOf, spenderOf } from '#config/spenders'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { NATIVE, scaleOf } from '#domain/token/token'
import { AllowanceUnreadable } from '#domain/trade/confirm/outcome'
import { type BalanceChange, mostSold, type TradePlan } from '#domain/trade/plan'
import { permit2Approvals, permit2Until } from '#domain/approval/permit2'
import type { RequestedApproval } from '#domain/transaction/transaction'
import type { EncodedCall } from '#services/trade/tradeAbi'
import type { TradeEncoder } from '#services/trade/tradeEncoder'
import { deadlineFrom } from '#domain/trade/tradeSettings'
import { deploymentOf, isCommonToken } from '#config/deployments'
import { GAS_OF_APPROVAL, gasLimit, tradeGasAtMost } from '#domain/trade/gas'
import { routeTokens } from '#domain/trade/quote'
import type { SimulationResult, TrialCall } from '#services/trade/simulate'
import type { DataSize } from '#domain/chain/dataFees'
import type { DecodedCall } from '#domain/trade/decodedCall'
import type { RevertReason } from '#domain/trade/revertReason'
import type { HookedTrial } from '#domain/trade/hookedTrial'
import type { Services } from '../services'

export type TrialServices = Pick<Services, 'chain' | 'node' | 'loadTradeEncoder'>

/** A single transaction of a trade, or a single call of a batch. */
export type SingleStep = 'reset' | 'approve' | 'permit2' | 'swap'

type StepEncoder = Pick<TradeEncoder, 'encodeApprove' | 'encodePermit2' | 'encodeTrade'>

/** Returns the contracts that execute a plan. Throws a NodeError if the chain's contracts are unknown. */
export function deploymentFor({ chainId }: Pick<TradePlan, 'chainId'>): Deployment {
  const deployment = deploymentOf(chainId)
  if (!deployment) throw new NodeError('notConfigured', 'This network has no known swap contract.')
  return deployment
}

/**
 * The balance changes of a simulation, in base units as decimal strings, with the tokens whose balances were not read
 * and that left the account according to the events.
 */
export const balanceDifferences = ({
  changes,
  taken = [],
}: Pick<Extract<SimulationResult, { state: 'done' }>, 'changes' | 'taken'>): BalanceChange[] => [
  ...changes.map(({ currency, before, after }) => ({ currency, difference: (after - before).toString() })),
  ...taken.map(([currency, units]) => ({ currency, difference: (-units).toString() })),
]

/**
 * The tokens whose balances a simulation reads: the traded ones, those of the routes, the wrapped coin, and the tokens
 * that most routes go through. An account may have approved any of them to a router earlier, and none but the sold one
 * may become less. Of all other tokens the events tell, where a node lists them.
 */
export function tokensOf(plan: Pick<TradePlan, 'chainId' | 'sell' | 'buy' | 'quote'>): Address[] {
  const { weth, bases, stables, intermediaries } = deploymentFor(plan)
  const traded = [plan.sell.id, plan.buy.id].filter((id) => id !== NATIVE)
  const routed = plan.quote.legs.flatMap(({ hops }) => routeTokens(hops))
  const all = [...traded, weth, ...routed, ...bases, ...stables, ...intermediaries]
  return [...new Map(all.map((token) => [token.toLowerCase(), token])).values()]
}

/**
 * The account's balance of the bought token before a trade, in base units, if the router must check that the trade adds
 * to it: the pools' own limits count what they send, and a token may deliver less. Null if there is no such check.
 * Throws a NodeError if the token does not answer.
 */
export async function heldBefore(plan: TradePlan, { chain }: Pick<Services, 'chain'>): Promise<bigint | null> {
  const { chainId, account, buy, executor } = plan
  if (executor !== 'universalRouter' || buy.id === NATIVE || isCommonToken(deploymentFor(plan), buy.id)) return null
  const [held] = await chain.balances(chainId, account, [buy.id])
  if (held === undefined || held === null) throw new NodeError('malformed', 'The bought token has no readable balance.')
  return held
}

/** In base units. */
export function approvedAmount(plan: TradePlan): bigint {
  return plan.approval === 'exact' ? mostSold(plan) : UINT256_MAX
}

export interface StepOptions {
  /** In Unix seconds. */
  deadline: number
  /** The balance of the bought token that `heldBefore` has read. */
  held: bigint | null
  withoutGuard?: true
}

export function stepCall(
  plan: TradePlan,
  step: SingleStep,
  { encodeApprove, encodePermit2, encodeTrade }: StepEncoder,
  { deadline, held, ...options }: StepOptions,
): EncodedCall {
  const deployment = deploymentFor(plan)
  const { id: token } = plan.sell
  if (step === 'swap' || token === NATIVE) {
    return encodeTrade(plan, deployment, deadline, { ...options, ...(held !== null && { held }) })
  }
  if (step === 'permit2') {
    const until = permit2Until(deadline)
    return encodePermit2({ token, spender: executorOf(plan, deployment), amount: mostSold(plan), until })
  }
  return encodeApprove(token, spenderOf(plan, deployment), step === 'reset' ? 0n : approvedAmount(plan))
}

/** The token approval that a step requests; undefined for a swap or a Permit2 allowance. */
export function requestedApproval(plan: TradePlan, step: SingleStep): RequestedApproval | undefined {
  const { id: token, symbol } = plan.sell
  if (step === 'swap' || step === 'permit2' || token === NATIVE) return undefined
  const amount = (step === 'reset' ? 0n : approvedAmount(plan)).toString()
  return { token, spender: spenderOf(plan, deploymentFor(plan)), amount, symbol, ...scaleOf(plan.sell) }
}

/** The Permit2 allowances that a plan uses. Throws AllowanceUnreadable. */
export async function permit2AllowancesOf(plan: TradePlan, token: Address, { chain }: Pick<Services, 'chain'>) {
  const { chainId, account: owner } = plan
  const spender = executorOf(plan, deploymentFor(plan))
  const allowances = await chain.permit2Allowances(chainId, { owner, token, spender })
  if (!allowances) throw new AllowanceUnreadable()
  return allowances
}

async function approvalSteps(
  plan: TradePlan,
  token: Address,
  allowance: bigint,
  services: TrialServices,
): Promise<SingleStep[]> {
  const { chainId, account } = plan
  if (allowance === 0n) return ['approve']
  // Tokens such as USDT refuse to change a non-zero approval, so a simulation tests whether a reset is needed first.
  const { encodeApprove } = await services.loadTradeEncoder()
  const spender = spenderOf(plan, deploymentFor(plan))
  try {
    await services.node.simulate(chainId, { ...encodeApprove(token, spender, approvedAmount(plan)), from: account })
    return ['approve']
  } catch (error) {
    if (error instanceof NodeError && error.failure === 'reverted') return ['reset', 'approve']
    throw error
  }
}

async function permit2Steps(plan: TradePlan, token: Address, services: TrialServices): Promise<SingleStep[]> {
  const [allowances, head] = await Promise.all([
    permit2AllowancesOf(plan, token, services),
    services.node.head(plan.chainId),
  ])
  const needed = permit2Approvals(mostSold(plan), allowances, deadlineFrom(head.timestamp, plan))
  const approvals = needed.token ? await approvalSteps(plan, token, allowances.token, services) : []
  return [...approvals, ...(needed.router ? (['permit2'] as const) : []), 'swap']
}

/** The remaining steps of a trade. Throws a NodeError or AllowanceUnreadable if the allowances cannot be read. */
export async function stepsFor(plan: TradePlan, services: TrialServices): Promise<SingleStep[]> {
  const { chainId, account, sell, executor } = plan
  if (plan.wrap || sell.id === NATIVE) return ['swap']
  if (executor === 'universalRouter') return permit2Steps(plan, sell.id, services)
  const spender = spenderOf(plan, deploymentFor(plan))
  const [allowance] = await services.chain.allowances(chainId, { owner: account, spender, tokens: [sell.id] })
  if (allowance === undefined || allowance === null) throw new AllowanceUnreadable()
  if (allowance >= mostSold(plan)) return ['swap']
  return [...(await approvalSteps(plan, sell.id, allowance, services)), 'swap']
}

export interface TradePreview {
  /** The number of the newest block before the simulation. */
  blockNumber: number
  /** The device's time before the simulation, in milliseconds since 1970. */
  triedAt: number
  steps: SingleStep[]
  /** The calls that the wallet will receive, decoded from their bytes. */
  calls: DecodedCall[]
  /** `unsupported`: the node cannot simulate. The gas is then estimated if no approval is needed. */
  simulation:
    | { state: 'done'; changes: BalanceChange[] }
    | { state: 'reverted'; reason: RevertReason }
    | { state: 'unsupported' }
  /** The estimated gas of each step; null if it cannot be estimated. */
  gas: string[] | null
  /** The account's native balance before the trade, in wei; null if the trade was not simulated. */
  ether: string | null
  /** The size of each step's data; null if the network does not charge for data. */
  data: DataSize[] | null
  /** Present if the plan goes through a pool with a hook. */
  hooked?: HookedTrial
}

/** The calls of a plan's steps with the gas limits that a wallet would give them, about. */
export const trialCalls = (plan: TradePlan, steps: readonly SingleStep[], calls: readonly EncodedCall[]): TrialCall[] =>
  calls.map((call, at) => ({
    ...call,
    gas: gasLimit(steps[at] === 'swap' ? tradeGasAtMost(plan.quote, plan.guard, 0) : GAS_OF_APPROVAL),
  }))
