import { useMemo } from 'react'
import { supportedChain } from '../../config/chains'
import { deploymentOf } from '../../config/deployments'
import { parseAmount } from '../../domain/amount'
import { type Address, sameAddress } from '../../domain/address'
import { GAS_MARGIN_PERCENT } from '../../domain/limits'
import { NATIVE, type Currency, type CurrencyId } from '../../domain/token'
import { assessTrade, type Assessment, type Side, type TradeFacts } from '../../domain/trade/assess'
import type { TradeDraft } from '../../domain/trade/draft'
import { tradeKey, type TradeLoss } from '../../domain/trade/loss'
import { type TradePlan, tradeLimit, type Wrap, wrapKind, wrapQuote } from '../../domain/trade/plan'
import type { Quote, TradeRequest } from '../../domain/trade/quote'
import { slippageOf } from '../../domain/tradeSettings'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import {
  chainReads,
  useGetBalanceQuery,
  useGetContractsCheckQuery,
  useGetPriorityFeeQuery,
  useGetQuoteQuery,
  useGetTokenBalancesQuery,
} from '../../store/queries/chainReads'
import { selectWalletButton } from '../../store/selectors/walletButton'
import { selectTrade } from '../../store/slices/trade'
import { selectTradeSettings } from '../../store/slices/tradeSettings'
import { lossOfQuote } from './lossOfQuote'
import { useSide } from './useCurrencies'
import { useHead } from './useHead'
import { type LossConsent, useLossAcceptance } from './useLossAcceptance'
import { useSettled } from './useSettled'
import { useUsdPrices } from './useUsdPrices'

/** A new quote is asked for once typing has stood still for so long. */
const TYPING_MS = 300
/**
 * Gas that a swap costs beyond what the quoter measures: the transaction itself, its calldata, and the transfers that
 * a quote never carries out. Measured with SwapRouter02, generously.
 */
const GAS_BESIDE_QUOTE = 60_000n
const GAS_OF_WRAP = 50_000n
/** More than any swap of two hops takes: what Max leaves before there is a quote. */
const GAS_BEFORE_QUOTE = 300_000n

/** Gas of a trade, before it can be estimated on the chain. */
export function tradeGas(quote: Quote, wrap: Wrap | null): bigint {
  return wrap ? GAS_OF_WRAP : BigInt(quote.gasEstimate) + GAS_BESIDE_QUOTE
}

const chainId = supportedChain.id
const weth = deploymentOf(chainId)?.weth

export interface Trade {
  sell: Side
  buy: Side
  wrap: Wrap | null
  /** The newest quote of this pair; `isOld` while another amount or block is being quoted. */
  quote: Quote | null
  limit: string | null
  isOld: boolean
  /** Whether an amount is written whose first quote, or what it takes, is still being read. */
  isReading: boolean
  readAt: number | null
  assessment: Assessment
  /** What the quote loses; null without one, and while the prices that it is judged by are read. */
  loss: TradeLoss | null
  consent: LossConsent
  usd: ReturnType<typeof useUsdPrices>
  sellBalance: bigint | null
  buyBalance: bigint | null
  /** Wei that the trade will cost by the latest block's fees. */
  networkCost: bigint | null
  /** Wei that must stay for it: the gas limit at twice the base fee, as wallets ask for. */
  networkReserve: bigint | null
  slippageBps: number
  /** What a review would be about; null until everything that it takes is known. */
  plan: TradePlan | null
  refetch: () => void
}

const currencyOf = (side: Side): Currency | null => (side.state === 'ready' ? side.currency : null)

const isToken = (id: CurrencyId | null): id is Address => id !== null && id !== NATIVE

function useBalances(account: Address | null, sell: CurrencyId | null, buy: CurrencyId | null) {
  const tokens = useMemo(() => [sell, buy].filter(isToken), [sell, buy])
  const { currentData: native, isError: hasNoNative } = useGetBalanceQuery(
    { chainId, account: account ?? '0x' },
    { skip: !account },
  )
  const { currentData: others, isError: hasNoOthers } = useGetTokenBalancesQuery(
    { chainId, account: account ?? '0x', tokens },
    { skip: !account || tokens.length === 0 },
  )
  const of = (id: CurrencyId | null): bigint | null => {
    if (id === null || !account) return null
    const units = id === NATIVE ? native : others?.[id]
    return units === undefined || units === null ? null : BigInt(units)
  }
  const isUnread = (hasNoNative && native === undefined) || (hasNoOthers && others === undefined)
  return { of, native: native === undefined ? null : BigInt(native), isUnread }
}

/** Everything about the trade that is being written: both sides, the best quote, and what is still missing. */
export function useTrade(draft: TradeDraft): Trade {
  const dispatch = useAppDispatch()
  const wallet = useAppSelector(selectWalletButton)
  const settings = useAppSelector(selectTradeSettings)
  const slippageBps = slippageOf(settings)
  const { head, isOffline, isStale } = useHead()
  const sell = useSide(draft.sell)
  const buy = useSide(draft.buy)
  const sellCurrency = currencyOf(sell)
  const buyCurrency = currencyOf(buy)
  const wrap = draft.sell && draft.buy && weth ? wrapKind(draft.sell, draft.buy, weth) : null

  const fixed = draft.kind === 'exactIn' ? sellCurrency : buyCurrency
  const amount = parseAmount(draft.typed, fixed?.decimals ?? 18)
  const units = amount.ok && fixed ? amount.units : 0n
  const written = `${draft.kind} ${units}`
  const isStill = useSettled(written, TYPING_MS) === written

  const isQuotable = sellCurrency !== null && buyCurrency !== null && !wrap && units > 0n
  const request: TradeRequest = {
    chainId,
    sell: draft.sell ?? NATIVE,
    buy: draft.buy ?? NATIVE,
    kind: draft.kind,
    amount: units.toString(),
  }
  const asked = useGetQuoteQuery(request, { skip: !isQuotable || !isStill })
  const { data: contracts } = useGetContractsCheckQuery({ chainId })

  const isSameTrade = (quote: Quote) => {
    const token = (id: CurrencyId | null) => (id === NATIVE || id === null ? (weth ?? '') : id)
    return (
      quote.kind === draft.kind &&
      sameAddress(quote.hops[0]?.tokenIn ?? '', token(draft.sell)) &&
      sameAddress(quote.hops.at(-1)?.tokenOut ?? '', token(draft.buy))
    )
  }
  const lastQuote = isQuotable ? (asked.data?.quote ?? null) : null
  const wrapped = wrap && units > 0n && head ? wrapQuote(draft.kind, units, head.number, head.timestamp) : null
  const quote = wrapped ?? (lastQuote && isSameTrade(lastQuote) ? lastQuote : null)
  const isCurrent = wrap !== null || (isStill && asked.currentData !== undefined && !asked.isError)
  const limit = quote && tradeLimit(quote, wrap, slippageBps)

  const account = wallet.kind === 'ready' ? wallet.account : null
  const balances = useBalances(account, draft.sell, draft.buy)
  const { data: tip, isError: hasNoTip } = useGetPriorityFeeQuery({ chainId }, { skip: !quote && !account })
  const gas = quote && tradeGas(quote, wrap)
  const areFeesKnown = head !== undefined && tip !== undefined
  const networkCost = gas !== null && areFeesKnown ? gas * (BigInt(head.baseFee) + BigInt(tip)) : null
  const gasLimit = ((gas ?? GAS_BEFORE_QUOTE) * (100n + GAS_MARGIN_PERCENT)) / 100n
  const networkReserve = areFeesKnown ? gasLimit * (2n * BigInt(head.baseFee) + BigInt(tip)) : null

  const usd = useUsdPrices([draft.sell, draft.buy])
  const loss = quote && sellCurrency && buyCurrency ? lossOfQuote(quote, wrap, sellCurrency, buyCurrency, usd) : null
  // What was accepted is used up by the trade that it was accepted for.
  const isRunning = useAppSelector(selectTrade).status === 'running'
  const isAcceptable = account !== null && isQuotable && !isRunning
  const consent = useLossAcceptance(
    isAcceptable ? tradeKey({ ...request, sell: sellCurrency.id, buy: buyCurrency.id }, account) : null,
    loss,
  )

  const quoteState = (): TradeFacts['quote'] => {
    // Without balances and fees nothing can be promised either.
    const isUnread = balances.isUnread || (hasNoTip && tip === undefined) || (isOffline && !head)
    if (account && isUnread && units > 0n) return { state: 'failed' }
    if (wrap) return quote && limit ? { state: 'ready', quote, limit } : { state: 'reading' }
    if (!isQuotable) return { state: 'none' }
    if (asked.isError) return { state: 'failed' }
    if (!isCurrent) return { state: 'reading' }
    return quote && limit ? { state: 'ready', quote, limit } : { state: 'noRoute' }
  }

  const quoteNow = quoteState()
  const isReading =
    amount.ok &&
    amount.units > 0n &&
    (quoteNow.state === 'reading' || sell.state === 'reading' || buy.state === 'reading')

  const assessment = assessTrade({
    wallet: wallet.kind === 'ready' ? 'ready' : wallet.kind === 'wrongNetwork' ? 'wrongNetwork' : 'disconnected',
    sell,
    buy,
    kind: draft.kind,
    amount,
    wrap,
    quote: quoteNow,
    sellBalance: balances.of(draft.sell),
    nativeBalance: balances.native,
    networkReserve,
    sellsNative: draft.sell === NATIVE,
    contracts: contracts ?? null,
    isHeadStale: isStale,
    loss,
    isLossAccepted: consent.isAccepted,
  })

  const plan: TradePlan | null =
    account && sellCurrency && buyCurrency && quote && limit && isCurrent
      ? {
          chainId,
          account,
          sell: sellCurrency,
          buy: buyCurrency,
          quote,
          wrap,
          slippageBps,
          deadlineMinutes: settings.deadlineMinutes,
          limit,
          approval: settings.approval,
          acceptedLoss: consent.acceptance,
        }
      : null

  return {
    sell,
    buy,
    wrap,
    quote,
    limit,
    isOld: !isCurrent || asked.isFetching,
    isReading,
    readAt: asked.data?.readAt ?? null,
    assessment,
    loss,
    consent,
    usd,
    sellBalance: balances.of(draft.sell),
    buyBalance: balances.of(draft.buy),
    networkCost,
    networkReserve,
    slippageBps,
    plan,
    refetch() {
      dispatch(chainReads.util.invalidateTags(['Block']))
      void dispatch(chainReads.endpoints.getHead.initiate({ chainId }, { subscribe: false, forceRefetch: true }))
    },
  }
}
