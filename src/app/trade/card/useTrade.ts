import { isSameDraft, parseDraft, quotedRequest, type TradeDraft } from '#domain/trade/draft'
import { type TradeFacts, unlistedSide } from '#domain/trade/evaluate/assess'
import { currentEstimate, type GasEstimate, type HeldEstimate, heldEstimate } from '#domain/trade/evaluate/cost'
import { isPairOffered, settings } from '#config/settings'
import { type Trade, type TradeInputs, tradeOf } from '#domain/trade/evaluate/tradeOf'
import type { TradePlan } from '#domain/trade/plan'
import { skipToken } from '#store/chainReads'
import { useGetPreviewQuery } from '#store/trade/tradeReads'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { selectTrade } from '#store/trade/trade'
import { selectTradeSettings } from '#store/trade/tradeSettings'
import { useDeployment } from '../../useDeployment'
import { executorIn, useContracts, useFees, usePrices, useQuote } from '../useQuote'
import { useRefetch } from '../../useRefetch'
import { useFromPrevious } from '../../browser/useStableValue'
import { useSide } from '../../token/useCurrencies'
import { type LossConsent, useLossAcceptance } from '../useLossAcceptance'
import { type CardWallet, useAccountKind, useAllowance, useTradeBalances } from '../useTradeWallet'
import { selectSettledDraft } from '#store/trade/draft'
import { type Currency, type Side, currencyOfSide } from '#domain/token/token'
import { useTokenList } from '../../token/useTokenList'
import { selectTokenChoices } from '#store/token/tokenChoices'

export interface CardTrade extends Omit<Trade, 'consent'>, Pick<TradeInputs, 'draft' | 'sides' | 'balances'> {
  readAt: number | null
  consent: LossConsent
  walletChainId: number | null
  usd: ReturnType<typeof usePrices>['usd']
  refetch: () => void
}

/** The node's gas estimate for a trade's steps. Nothing is requested without a plan. */
function useGasEstimate(plan: TradePlan | null, key: string | null): GasEstimate {
  // `acceptedLoss` is removed from the query's key, because it does not change the calls.
  const { currentData, hasFailed } = useGetPreviewQuery(plan ? { ...plan, acceptedLoss: null } : skipToken)
  const answer = currentData ? (currentData.gas ?? 'none') : hasFailed ? 'failed' : 'awaited'
  const held = useFromPrevious<HeldEstimate | null>(null, (last) =>
    plan ? heldEstimate(currentEstimate(answer, last, key), last, key) : last,
  )
  return currentEstimate(answer, held, key)
}

const COMING: Side = { state: 'reading', symbol: '' }

/** The side to receive. Its state is `notHere` if the operator does not offer the pair. */
function useBuySide({ sell, buy }: TradeDraft): Side {
  const { id: chainId } = useTradeChain()
  const side = useSide(buy)
  if (side.state === 'none' || sell === null || buy === null || isPairOffered(chainId, sell, buy)) return side
  return {
    state: 'notHere',
    symbol: currencyOfSide(side)?.symbol ?? ('symbol' in side ? side.symbol : ''),
    why: 'pairNotOffered',
  }
}

/** Reads all data that a trade depends on, except the gas estimate, which itself depends on the trade. */
function useTradeInputs(draft: TradeDraft, { state: wallet, account }: CardWallet, isBuyComing: boolean) {
  const { id: chainId } = useTradeChain()
  const venue = useDeployment() ?? null
  const buy = useBuySide(draft)
  const sides = { sell: useSide(draft.sell), buy: isBuyComing ? COMING : buy }
  const parsed = parseDraft(draft, sides, { chainId, weth: venue && venue.weth })
  const charged = useFees()
  const { head, isStale: isHeadStale, isUnread: areFeesUnread, fees } = charged
  const isSettled = isSameDraft(draft, useAppSelector(selectSettledDraft))
  const contracts = useContracts()
  const market = { fees: charged, executor: executorIn(contracts) }
  const allowance = useAllowance(account, parsed.wrap ? null : draft.sell, market)
  const { usd, prices } = usePrices(draft.sell, draft.buy)
  const inputs = {
    chainId,
    venue,
    draft,
    sides,
    settings: useAppSelector(selectTradeSettings),
    wallet,
    account,
    accountKind: useAccountKind(account, false),
    head: head ?? null,
    isHeadStale,
    areFeesUnread,
    fees,
    live: useQuote(quotedRequest(parsed), isSettled, allowance, market),
    contracts,
    balances: useTradeBalances(account, draft.sell, draft.buy),
    allowance,
    prices,
    unlisted: useUnlisted(currencyOfSide(sides.sell), currencyOfSide(sides.buy)),
    isRunning: useAppSelector(selectTrade).status === 'running',
  }
  return { inputs, usd }
}

export function useTrade(draft: TradeDraft, wallet: CardWallet, isBuyComing: boolean): CardTrade {
  const { inputs, usd } = useTradeInputs(draft, wallet, isBuyComing)
  const { consent, follow } = useLossAcceptance()
  // Whether the node must estimate the gas depends on all other inputs.
  const unestimated = tradeOf({ ...inputs, consent, estimate: 'reading' })
  const estimate = useGasEstimate(unestimated.toEstimate, unestimated.key)
  const asRead = estimate === 'reading' ? unestimated : tradeOf({ ...inputs, consent, estimate })
  // Coins that lack for the network cost are no obstacle to a smart account.
  const accountKind = useAccountKind(wallet.account, asRead.assessment.step === 'notEnoughForCost')
  const trade = accountKind === inputs.accountKind ? asRead : tradeOf({ ...inputs, accountKind, consent, estimate })
  const { sides, balances, live } = inputs
  return {
    ...trade,
    consent: follow(trade),
    draft,
    sides,
    balances,
    walletChainId: wallet.chainId,
    readAt: live.readAt,
    // A token that is a trap has no value.
    usd: trade.assessment.step === 'trap' ? { ...usd, priceOf: () => null } : usd,
    refetch: useRefetch(),
  }
}

/** The first side whose token is unlisted and must be accepted by the visitor before trading. */
function useUnlisted(sell: Currency | null, buy: Currency | null): TradeFacts['unlisted'] {
  const { id: chainId } = useTradeChain()
  const { data: list, hasFailed } = useTokenList(false)
  const { accepted } = useAppSelector((state) => selectTokenChoices(state, chainId))
  const bases = useDeployment()?.bases ?? []
  const unlisted = unlistedSide([sell, buy], {
    listed: list?.tokens ?? null,
    isListFailed: hasFailed,
    accepted,
    bases,
  })
  const isRefused = typeof unlisted === 'object' && unlisted !== null && !settings.importUnlisted
  return isRefused ? { ...unlisted, isRefused } : unlisted
}
