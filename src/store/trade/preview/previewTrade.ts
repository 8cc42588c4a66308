import { chainById } from '../../../config/chains'
import type { DataSize } from '../../../domain/chain/dataFees'
import { NodeError } from '../../../domain/chain/nodeError'
import { unsignedDataSize } from '../../../domain/chain/unsignedData'
import { type CurrencyId, NATIVE, sameCurrency } from '../../../domain/token/token'
import type { DecodedCall } from '../../../domain/trade/decodedCall'
import type { BalanceChange, TradePlan } from '../../../domain/trade/plan'
import { type RevertReason, revertReason } from '../../../domain/trade/revertReason'
import type { EncodedCall } from '../../../services/trade/encodedCall'
import type { Services } from '../../services'
import { deploymentFor, balanceDifferences, type SingleStep, stepCall, stepsFor, tokensOf } from './tradeSteps'
import { deadlineFrom } from '../../../domain/trade/confirm/deadline'

/** A simulated trade plan, as plain data. */
export interface TradePreview {
  /** The newest block before it was simulated. */
  blockNumber: number
  steps: SingleStep[]
  /** The calls that the wallet would receive, decoded from their bytes. */
  calls: DecodedCall[]
  /** `unsupported`: the node cannot simulate it, so that only an estimate is left, once everything is approved. */
  simulation:
    | { state: 'done'; changes: BalanceChange[] }
    | { state: 'reverted'; reason: RevertReason }
    | { state: 'unsupported' }
  /** The gas of each step as estimated by the chain; null where it cannot be estimated. */
  gas: string[] | null
  /** The account's wei before the trade; null where it could not be simulated. */
  ether: string | null
  /** The size of each step's data; null where the network does not charge for it. */
  data: DataSize[] | null
}

/** A call that fails has no estimate. Any other error is not about the call, and is thrown. */
function nullIfRefused(error: unknown): null {
  if (error instanceof NodeError && (error.failure === 'reverted' || error.failure === 'rpc')) return null
  throw error
}

/** The data of transactions by their very bytes, where the network charges for it. */
function dataSizes(chainId: number, calls: readonly EncodedCall[]): DataSize[] | null {
  if (chainById(chainId)?.fees !== 'opStack') return null
  return calls.map((call) => unsignedDataSize(chainId, call))
}

/**
 * Simulates all steps of a plan in one `eth_call`, as the account itself, before anything is approved or signed. The
 * sandwich guard is left out: a node runs the call with the latest block's time and would see an attack in that block's
 * own trades.
 */
export async function previewTrade(plan: TradePlan, services: Services): Promise<TradePreview> {
  const { chainId, account, sell, buy } = plan
  const [steps, head, encoder] = await Promise.all([
    stepsFor(plan, services),
    services.node.head(chainId),
    services.loadTradeEncoder(),
  ])
  const { number: blockNumber } = head
  const deadline = deadlineFrom(head.timestamp, plan)
  const deployment = deploymentFor(plan)
  const encoded = steps.map((step) => stepCall(plan, step, encoder, { deadline }))
  const calls = encoded.map((call) => encoder.decodeTrade(call, deployment))
  const data = dataSizes(chainId, encoded)
  const unguarded = steps.map((step) => stepCall(plan, step, encoder, { deadline, withoutGuard: true }))
  /** The node's own estimates: only the last step can be estimated, and only once all before it are done. */
  const estimates = async () => {
    const [last] = steps.length === 1 ? unguarded : []
    const gas = last ? await services.node.estimateGas(chainId, { ...last, from: account }).catch(nullIfRefused) : null
    return gas === null ? null : [gas.toString()]
  }
  // The simulation's code cannot measure what a transaction's data costs there.
  const isDataInGas = chainById(chainId)?.fees === 'dataInGas'
  const [tried, estimated] = await Promise.all([
    services.chain.simulate(chainId, account, unguarded, { tokens: tokensOf(plan) }),
    isDataInGas ? estimates() : null,
  ])
  const facts = { blockNumber, steps, calls, data }
  if (tried.state === 'unsupported') {
    return { ...facts, simulation: tried, gas: isDataInGas ? estimated : await estimates(), ether: null }
  }
  if (tried.state === 'reverted') {
    const reason = revertReason(tried.data, tried.message)
    return { ...facts, simulation: { state: 'reverted', reason }, gas: null, ether: null }
  }
  const ether = tried.changes.find(({ currency }) => currency === NATIVE)?.before.toString() ?? null
  // If nothing moved, that must be reported as well.
  const isTraded = (id: CurrencyId) => [sell.id, buy.id].some((each) => sameCurrency(each, id))
  const changes = balanceDifferences(tried.changes).filter(
    ({ currency, difference }) => difference !== '0' || isTraded(currency),
  )
  return {
    ...facts,
    simulation: { state: 'done', changes },
    gas: isDataInGas ? estimated : tried.gas.map(String),
    ether,
  }
}
