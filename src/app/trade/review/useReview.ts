import { useState } from 'react'
import { trialBlocks } from '#domain/chain/blockTime'
import { costAt, type Fees, stepsGas } from '#domain/trade/evaluate/cost'
import { requestOfPlan } from '#domain/trade/draft'
import { type Review, reviewOf } from '#domain/trade/evaluate/review'
import { NATIVE } from '#domain/token/token'
import type { TradePlan } from '#domain/trade/plan'
import { skipToken } from '#store/chainReads'
import { useGetPreviewQuery } from '#store/trade/tradeReads'
import { useGetAtomicSupportQuery } from '#store/wallet/walletReads'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { selectTradeSettings } from '#store/trade/tradeSettings'
import type { TradePreview } from '#store/trade/tradeSteps'
import type { TradeState } from '#store/trade/trade'
import { selectWalletId } from '#store/wallet/connection'
import { executorIn, useContracts, useFees, usePrices, useQuote } from '../useQuote'
import { type LossConsent, useLossAcceptance } from '../useLossAcceptance'
import { useAllowance } from '../useTradeWallet'
import { coversNetworkShare, networkShare, type NetworkShare } from '#domain/trade/evaluate/networkShare'
import { usePassed } from '../../browser/useNow'
import { useMultipliers } from '../../token/useMultipliers'
import { TRIAL_AGE_MS } from '#domain/trade/limits'

export type OpenTrade = Extract<TradeState, { status: 'reviewing' | 'running' }>

/**
 * Whether the wallet sends all steps as one batch. If the wallet must upgrade the account for that, `isUpgradeWanted`
 * is the visitor's choice; it is null if there is no such choice.
 */
function useBatch(trade: OpenTrade): { isBatch: boolean; isUpgradeWanted: boolean | null } {
  const { chainId, account, wrap, sell } = trade.plan
  const walletId = useAppSelector(selectWalletId)
  // This is read here rather than on the card, because a wallet may take seconds to answer. A trade of one step is never
  // a batch, but confirming it needs the answer for an account without code.
  const { currentData } = useGetAtomicSupportQuery(walletId === null ? skipToken : { chainId, account, walletId })
  const isOneStep = wrap !== null || sell.id === NATIVE
  if (isOneStep || trade.status !== 'reviewing' || trade.isSequential) return { isBatch: false, isUpgradeWanted: null }
  const isUpgradeWanted = trade.isUpgradeWanted ?? false
  return currentData === 'ready'
    ? { isBatch: isUpgradeWanted, isUpgradeWanted }
    : { isBatch: currentData === 'supported', isUpgradeWanted: null }
}

/** The quote and the simulation are no longer read once the trade is running. */
function useReviewInputs(plan: TradePlan, isReviewing: boolean) {
  const { usd, prices } = usePrices(plan.sell.id, plan.buy.id)
  const charged = useFees()
  const { fees, head } = charged
  const market = { fees: charged, executor: executorIn(useContracts()) }
  const { blockSeconds } = useTradeChain()
  const isQuoted = isReviewing && plan.wrap === null
  const live = useQuote(
    isQuoted ? requestOfPlan(plan) : null,
    true,
    useAllowance(isQuoted ? plan.account : null, plan.sell.id, market),
    market,
  )
  const { guard: isGuardOn } = useAppSelector(selectTradeSettings)
  const { currentData: preview, isTrialFailed } = useGetPreviewQuery(isReviewing ? plan : skipToken, {
    // `isError` is used instead of `error`, because `isError` becomes false while a retry is pending.
    selectFromResult: ({ currentData, isError }) => ({ currentData, isTrialFailed: isError }),
  })
  const isPast = usePassed(preview ? preview.triedAt + TRIAL_AGE_MS.most : null)
  // Without the multipliers it is unknown what the amounts mean that the review shows.
  const [sold, bought] = [useMultipliers([plan.sell.id]), useMultipliers([plan.buy.id])]
  const isShownKnown = ![sold.multiplierOf(plan.sell.id), bought.multiplierOf(plan.buy.id)].includes(undefined)
  const isTrialOld = isPast || !isShownKnown
  const trialSince = head ? head.number - trialBlocks(blockSeconds) : null
  return {
    inputs: { plan, live, tried: preview ?? null, isTrialFailed, trialSince, isTrialOld, prices, fees, isGuardOn },
    usd,
    preview,
  }
}

export interface OpenReview extends Omit<Review, 'consent'> {
  plan: TradePlan
  /** The network cost as a share of the value sold, if it is high, and the visitor's consent to it. */
  network: NetworkShare | null
  networkConsent: { isAccepted: boolean; tick: (isTicked: boolean) => void }
  consent: LossConsent
  usd: ReturnType<typeof usePrices>['usd']
  /** The gas price in wei; zero while unknown. */
  feePerGas: bigint
  /** The last simulation result; undefined before the first one. */
  preview: TradePreview | undefined
  isGuardOn: boolean
  /** The cost of the request in the wallet, in wei; null if no request is open, or if the cost is unknown. */
  requestCost: bigint | null
  isUntriedAccepted: boolean
  acceptUntried: () => void
  isBatch: boolean
  /** Whether the visitor wants the account to be upgraded; null if no upgrade is needed or possible. */
  isUpgradeWanted: boolean | null
}

/** Computed from the estimated gas or, without an estimate, from the gas table; null if no request is open. */
function requestCostOf(trade: OpenTrade, fees: Fees): bigint | null {
  if (trade.status !== 'running') return null
  const { plan, steps, at, gas } = trade
  const isSwap = at === steps.length - 1
  const approvals = steps[at] === 'batch' ? 1 : 0
  // Where data is charged as gas, an estimate by the node includes the data.
  if (gas !== null && fees.charges?.isInGas) return costAt(BigInt(gas), fees)
  const used = gas === null ? stepsGas(plan, { estimate: null, approvals }) : BigInt(gas)
  return costAt(used, fees, isSwap ? { terms: plan, approvals } : { terms: null, approvals: 1 })
}

/** The network cost as a share of the value sold, with the visitor's consent, which holds until the share has grown. */
function useNetworkConsent({ plan, networkCost, usd }: Pick<OpenReview, 'plan' | 'networkCost' | 'usd'>) {
  const { nativeCurrency: coin } = useTradeChain()
  const [accepted, setAccepted] = useState<bigint | null>(null)
  const { quote, sell, costPayer } = plan
  const network = costPayer === 'executor' ? null : networkShare({ quote, sell, coin, networkCost, usd })
  const isAccepted = network !== null && coversNetworkShare(accepted, network)
  return {
    network,
    networkConsent: {
      isAccepted,
      tick: (isTicked: boolean) => {
        setAccepted(isTicked && network ? network.share : null)
      },
    },
    isOpen: network?.tier === 'accept' && !isAccepted,
  }
}

export function useReview(trade: OpenTrade): OpenReview {
  const { plan } = trade
  const { inputs, usd, preview } = useReviewInputs(plan, trade.status === 'reviewing')
  const batch = useBatch(trade)
  const { consent, follow } = useLossAcceptance(plan.acceptedLoss)
  // The consent applies to this exact plan. A plan with a newer price needs a new consent.
  const [untried, setUntried] = useState<TradePlan | null>(null)
  const isUntriedAccepted = untried === plan
  const review = reviewOf({ ...inputs, consent, isUntriedAccepted })
  const { isOpen, ...network } = useNetworkConsent({ ...review, plan, usd })
  const { feePerGas } = inputs.fees
  return {
    ...review,
    ...network,
    canConfirm: review.canConfirm && !isOpen,
    plan,
    consent: follow(review),
    usd,
    feePerGas,
    preview,
    isGuardOn: inputs.isGuardOn,
    requestCost: requestCostOf(trade, inputs.fees),
    isUntriedAccepted,
    acceptUntried: () => {
      setUntried(plan)
    },
    ...batch,
  }
}
