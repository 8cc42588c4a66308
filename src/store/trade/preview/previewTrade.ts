import { chainById } from '../../../config/chains'
import type { DataSize } from '../../../domain/chain/dataFees'
import { NodeError } from '../../../domain/chain/nodeError'
import { unsignedDataSize } from '../../../domain/chain/unsignedData'
import { type CurrencyId, NATIVE, sameCurrency } from '../../../domain/token/token'
import type { DecodedCall } from '../../../domain/trade/decodedCall'
import type { BalanceChange, TradePlan } from '../../../domain/trade/plan'
import { type RevertReason, revertReason } from '../../../domain/trade/revertReason'
import type { EncodedCall } from '../../../services/trade/tradeAbi'
import type { Services } from '../../services'
import { deploymentFor, balanceDifferences, type SingleStep, stepCall, stepsFor, tokensOf } from './tradeSteps'
import { deadlineFrom } from '../../../domain/trade/tradeSettings'

export interface TradePreview {
  /** The number of the newest block before the simulation. */
  blockNumber: number
  steps: SingleStep[]
  /** The calls that the wallet will receive, decoded from their bytes. */
  calls: DecodedCall[]
  /**
   * `unsupported` means that the node cannot simulate. Only the gas is then estimated, and only if no approval is
   * needed.
   */
  simulation:
    | { state: 'done'; changes: BalanceChange[] }
    | { state: 'reverted'; reason: RevertReason }
    | { state: 'unsupported' }
  /** The estimated gas of each step; null if it cannot be estimated. */
  gas: string[] | null
  /** The account's native balance before the trade, in wei; null if the trade was not simulated. */
  ether: string | null
  /** The size of each step's data; null if the network has no separate fee for data. */
  data: DataSize[] | null
}

/** Returns null for an error that means that the call would fail. Throws any other error. */
function nullIfRefused(error: unknown): null {
  if (error instanceof NodeError && (error.failure === 'reverted' || error.failure === 'rpc')) return null
  throw error
}

/** The data sizes of the encoded transactions; null if the network has no separate fee for data. */
function dataSizes(chainId: number, calls: readonly EncodedCall[]): DataSize[] | null {
  if (chainById(chainId)?.fees !== 'opStack') return null
  return calls.map((call) => unsignedDataSize(chainId, call))
}

/**
 * Simulates all steps of a plan in one `eth_call`, with the account as the sender, before anything is approved or
 * signed. Omits the sandwich guard: a node runs the call with the time of the latest block, and the guard would mistake
 * that block's trades for an attack.
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
  /**
   * The node's gas estimate if the plan has a single step. The node cannot estimate a step before all previous steps
   * are mined.
   */
  const estimates = async () => {
    const [last] = steps.length === 1 ? unguarded : []
    const gas = last ? await services.node.estimateGas(chainId, { ...last, from: account }).catch(nullIfRefused) : null
    return gas === null ? null : [gas.toString()]
  }
  // On a network whose gas includes the cost of data, the simulation cannot measure this cost.
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
  // A traded token is included even if its balance does not change, so that the review can report this.
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
