import { chainById } from '#config/chains'
import type { DataSize } from '#domain/chain/dataFees'
import { chargesForData } from '#domain/chain/fees'
import { unsignedDataSize } from '#domain/chain/unsignedData'
import { type CurrencyId, NATIVE, sameCurrency } from '#domain/token/token'
import { isThroughHook } from '#domain/trade/hookedTrial'
import type { TradePlan } from '#domain/trade/plan'
import { revertReason } from '#domain/trade/revertReason'
import { deadlineFrom } from '#domain/trade/tradeSettings'
import type { EncodedCall } from '#services/trade/tradeAbi'
import { nullIfItWouldFail } from '../transaction/wouldFail'
import {
  balanceDifferences,
  deploymentFor,
  heldBefore,
  stepCall,
  stepsFor,
  tokensOf,
  type TradePreview,
  type TrialServices,
  trialCalls,
} from './tradeSteps'
import { tryHooks } from './tryHooks'

/** The data sizes of the encoded transactions; null if the network does not charge for data. */
function dataSizes(chainId: number, calls: readonly EncodedCall[]): DataSize[] | null {
  if (!chargesForData(chainById(chainId)?.fees)) return null
  return calls.map((call) => unsignedDataSize(chainId, call))
}

/**
 * Simulates all steps of a plan in one request, with the account as the sender, before anything is approved or signed.
 * Omits the sandwich guard: a node runs the call with the time of the latest block, and the guard would mistake that
 * block's trades for an attack.
 */
export async function previewTrade(plan: TradePlan, services: TrialServices): Promise<TradePreview> {
  const { chainId, account, sell, buy } = plan
  const triedAt = Date.now()
  const [steps, head, encoder, held] = await Promise.all([
    stepsFor(plan, services),
    services.node.head(chainId),
    services.loadTradeEncoder(),
    heldBefore(plan, services),
  ])
  const { number: blockNumber } = head
  const deadline = deadlineFrom(head.timestamp, plan)
  const deployment = deploymentFor(plan)
  const encoded = steps.map((step) => stepCall(plan, step, encoder, { deadline, held }))
  const calls = encoded.map((call) => encoder.decodeTrade(call, deployment))
  const data = dataSizes(chainId, encoded)
  const unguarded = steps.map((step) => stepCall(plan, step, encoder, { deadline, held, withoutGuard: true }))
  /** Of a single step alone: the node cannot estimate a step before all previous ones are mined. */
  const estimates = async () => {
    const [last] = steps.length === 1 ? unguarded : []
    if (!last) return null
    const gas = await services.node.estimateGas(chainId, { ...last, from: account }).catch(nullIfItWouldFail)
    return gas === null ? null : [gas.toString()]
  }
  const tried = await services.chain.simulate(chainId, account, trialCalls(plan, steps, unguarded), {
    tokens: tokensOf(plan),
    isStrict: isThroughHook(plan.quote),
  })
  const first = {
    steps,
    calls: unguarded,
    result: tried,
    encoder,
    options: { deadline, held, withoutGuard: true },
  } as const
  const hooked = await tryHooks(plan, first, services)
  const facts = { blockNumber, triedAt, steps, calls, data, ...(hooked && { hooked }) }
  if (tried.state === 'unsupported') {
    // Where data is charged as gas, the node's estimate includes the data, whose fee is added to the gas separately.
    const gas = chainById(chainId)?.fees === 'dataInGas' ? null : await estimates()
    return { ...facts, simulation: tried, gas, ether: null }
  }
  if (tried.state === 'reverted') {
    const reason = revertReason(tried.data, tried.message)
    return { ...facts, simulation: { state: 'reverted', reason }, gas: null, ether: null }
  }
  const ether = tried.changes.find(({ currency }) => currency === NATIVE)?.before.toString() ?? null
  // A traded token is included even if its balance does not change, so that the review can say so. Of the others, only
  // the coin and what has become less matter: some tokens grow with every block.
  const isTraded = (id: CurrencyId) => [sell.id, buy.id].some((each) => sameCurrency(each, id))
  const changes = balanceDifferences(tried).filter(
    ({ currency, difference }) =>
      isTraded(currency) || (currency === NATIVE ? difference !== '0' : difference.startsWith('-')),
  )
  return {
    ...facts,
    simulation: { state: 'done', changes },
    gas: tried.gas.map(String),
    ether,
  }
}
