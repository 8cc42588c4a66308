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
  /** The number of the newest block before the simulation. */
  blockNumber: number
  steps: SingleStep[]
  /** The calls that the wallet would receive, decoded from their bytes. */
  calls: DecodedCall[]
  /** `unsupported`: the node cannot simulate. Then only the gas is estimated, and only if no approval is needed. */
  simulation:
    | { state: 'done'; changes: BalanceChange[] }
    | { state: 'reverted'; reason: RevertReason }
    | { state: 'unsupported' }
  /** The gas of each step as estimated by the chain; null if it cannot be estimated. */
  gas: string[] | null
  /** The account's native balance before the trade, in wei; null if the trade could not be simulated. */
  ether: string | null
  /** The size of each step's data; null if the network does not charge for data. */
  data: DataSize[] | null
}

/** Returns null for an error that says that the call would fail, so there is no estimate. Throws any other error. */
function nullIfRefused(error: unknown): null {
  if (error instanceof NodeError && (error.failure === 'reverted' || error.failure === 'rpc')) return null
  throw error
}

/** The data sizes of the transactions, from their encoded bytes; null if the network does not charge for data. */
function dataSizes(chainId: number, calls: readonly EncodedCall[]): DataSize[] | null {
  if (chainById(chainId)?.fees !== 'opStack') return null
  return calls.map((call) => unsignedDataSize(chainId, call))
}

/**
 * Simulates all steps of a plan in one `eth_call`, as the account itself, before anything is approved or signed. The
 * sandwich guard is left out: a node runs the call with the latest block's time, and the guard would mistake the trades
 * in that block for an attack.
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
  /** The node's estimate of the last step. The node can only estimate it once all steps before it have been mined. */
  const estimates = async () => {
    const [last] = steps.length === 1 ? unguarded : []
    const gas = last ? await services.node.estimateGas(chainId, { ...last, from: account }).catch(nullIfRefused) : null
    return gas === null ? null : [gas.toString()]
  }
  // The simulation cannot measure the cost of a transaction's data on a network whose gas includes it.
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
  // A traded token is listed even if its balance does not change, so that the review can report it.
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
