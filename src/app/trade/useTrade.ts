import { useMemo, useState } from 'react'
import { parseAmount } from '../../domain/token/amount'
import { type Address, sameAddress } from '../../domain/chain/address'
import { QUOTE_STALE_MS } from '../../domain/limits'
import { NATIVE, type Currency, type CurrencyId } from '../../domain/token/token'
import { assessTrade, type Assessment, type Side, type TradeFacts } from '../../domain/trade/assess'
import type { TradeDraft } from '../../domain/trade/draft'
import { guardable, guardTicks } from '../../domain/trade/guard'
import { tradeKey, type TradeLoss } from '../../domain/trade/loss'
import {
  approvalsDue,
  estimatedGas,
  etherKept,
  GAS_BEFORE_QUOTE,
  isEstimateDecisive,
  leastReserve,
  networkReserve,
  reserveForMax,
  tradeGas,
  tradeGasAtMost,
} from '../../domain/trade/networkCost'
import { mostSold, type TradePlan, tradeLimit, type Wrap, wrapKind, wrapQuote } from '../../domain/trade/plan'
import type { TransferTax } from '../../domain/trade/pools/pool'
import type { Quote, QuoteCheck, TradeRequest } from '../../domain/trade/quote'
import type { PoolSnapshot } from '../../domain/trade/pools/snapshot'
import { autoSlippageBps } from '../../domain/trade/slippage'
import { slippageOf } from '../../domain/trade/tradeSettings'
import { useAppSelector, useDeployment, useTradeChain } from '../../store/hooks'
import { useGetAllowancesQuery } from '../../store/approval/approvalReads'
import { useGetContractsCheckQuery } from '../../store/chain/headReads'
import { skipToken } from '../../store/chainReads'
import { useGetBalanceQuery, useGetTokenBalancesQuery } from '../../store/token/tokenReads'
import { useGetPreviewQuery } from '../../store/trade/tradeReads'
import { useGetTokensQuery } from '../../store/token/lists'
import { selectWalletButton } from '../../store/chain/walletButton'
import { selectTokenChoices } from '../../store/token/tokenChoices'
import { selectTrade } from '../../store/trade/trade'
import { selectTradeSettings } from '../../store/trade/tradeSettings'
import { lossOfQuote } from './lossOfQuote'
import { useSide } from '../token/useCurrencies'
import { useFees } from '../chain/useFees'
import { type LossConsent, useLossAcceptance } from './useLossAcceptance'
import { useQuote } from './useQuote'
import { useReadAgain } from '../page/browser/useReadAgain'
import { useUsdPrices } from '../market/useUsdPrices'

export interface Trade {
  sell: Side
  buy: Side
  wrap: Wrap | null
  /** The newest quote of this pair; `isOld` while another block is being read. */
  quote: Quote | null
  /** How far the quote was checked. */
  check: QuoteCheck
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
  /** Wei that the trade will cost by the latest block's fees, an approval that it needs included. */
  networkCost: bigint | null
  /** Wei that must stay for it: the gas limit at twice the base fee, as wallets ask for. */
  networkReserve: bigint | null
  /** Wei that Max keeps for it, never less than the table has. */
  keptByMax: bigint | null
  slippageBps: number
  /** What the automatic limit is for this pair. */
  autoBps: number
  /** Whether the sandwich guard holds for the quote's route; null without one. */
  guard: 'on' | 'off' | 'unavailable' | null
  /** What a review would be about; null until everything that it takes is known. */
  plan: TradePlan | null
  refetch: () => void
}

const currencyOf = (side: Side): Currency | null => (side.state === 'ready' ? side.currency : null)

const isUnreadable = (data: unknown, error: unknown) => data === undefined && error !== undefined

const isToken = (id: CurrencyId | null): id is Address => id !== null && id !== NATIVE

function useBalances(account: Address | null, sell: CurrencyId | null, buy: CurrencyId | null) {
  const { id: chainId } = useTradeChain()
  const tokens = useMemo(() => [sell, buy].filter(isToken), [sell, buy])
  const { currentData: native, error: nativeError } = useGetBalanceQuery(
    { chainId, account: account ?? '0x' },
    { skip: !account },
  )
  const { currentData: others, error: othersError } = useGetTokenBalancesQuery(
    { chainId, account: account ?? '0x', tokens },
    { skip: !account || tokens.length === 0 },
  )
  const of = (id: CurrencyId | null): bigint | null => {
    if (id === null || !account) return null
    const units = id === NATIVE ? native : others?.[id]
    return units === undefined || units === null ? null : BigInt(units)
  }
  // An error stays until the next answer, also while that is awaited.
  const isUnread = isUnreadable(native, nativeError) || isUnreadable(others, othersError)
  return { of, native: native === undefined ? null : BigInt(native), isUnread }
}

/** How many slots the price records of a route's pools have. */
function cardinalityIn(snapshot: PoolSnapshot | null) {
  return (pool: Address): number => {
    const found = snapshot?.pools.find(({ address }) => sameAddress(address, pool))
    return found?.protocol === 'v3' ? found.observationCardinality : 0
  }
}

/** What a plan takes from a quote; the same wherever a quote turns up anew. */
export function termsOf(
  quote: Quote,
  sell: CurrencyId,
  wrap: Wrap | null,
  slippageBps: number,
  isGuarded: boolean,
  snapshot: PoolSnapshot | null,
): Pick<TradePlan, 'quote' | 'limit' | 'guard'> {
  const isGuardable = !wrap && isGuarded && guardable(quote, cardinalityIn(snapshot), sell)
  return {
    quote,
    limit: tradeLimit(quote, wrap, slippageBps),
    guard: isGuardable ? { ticks: guardTicks(slippageBps) } : null,
  }
}

/**
 * The gas of a trade's steps as the chain estimates it, null where it gives none; undefined while it was not asked or has
 * not answered. What it said last of the same trade stays while the next block's is read, or cannot be.
 * @param trade - pair, kind and amount as text
 */
function useGasEstimate(plan: TradePlan | null, trade: string): readonly string[] | null | undefined {
  // What was accepted does not change the calls.
  const { currentData, error } = useGetPreviewQuery(plan ? { ...plan, acceptedLoss: null } : skipToken)
  const [held, setHeld] = useState<{ trade: string; gas: readonly string[] | null } | null>(null)
  const last = held?.trade === trade ? held.gas : undefined
  const said = currentData ? currentData.gas : error === undefined ? last : (last ?? null)
  if (plan && said !== undefined && said !== last) setHeld({ trade, gas: said })
  return said
}

/**
 * What a trade costs, and what has to stay for it, in wei; null while it is not known. By the table, and by the chain's
 * estimate where only that tells whether the ether is enough. `balance` is the account's, in wei.
 */
function useNetworkCost(
  request: TradeRequest,
  plan: TradePlan | null,
  terms: Pick<TradePlan, 'quote' | 'limit' | 'guard' | 'wrap'> | null,
  { allowance, balance }: Record<'allowance' | 'balance', bigint | null>,
): Pick<Trade, 'networkCost' | 'networkReserve' | 'keptByMax'> {
  const { feePerGas, maxFeePerGas } = useFees()
  const due = approvalsDue(allowance, terms)
  const most = terms ? tradeGasAtMost(terms.quote, terms.guard, due.most) : GAS_BEFORE_QUOTE
  const reserve = maxFeePerGas === null ? null : networkReserve(most, maxFeePerGas)
  const spent = terms && request.sell === NATIVE ? mostSold(terms) : 0n
  const isDecisive =
    terms !== null && balance !== null && reserve !== null && isEstimateDecisive(balance, spent, reserve)
  const { sell, buy, kind, amount } = request
  const steps = useGasEstimate(isDecisive ? plan : null, [plan?.account, sell, buy, kind, amount].join())
  const estimate = isDecisive && steps ? estimatedGas(steps, terms) : null
  const gas = estimate ?? (terms && tradeGas(terms.quote, terms.guard, due.usual))
  const networkCost = gas !== null && feePerGas > 0n ? gas * feePerGas : null
  if (maxFeePerGas === null || reserve === null || balance === null || !terms) {
    return { networkCost, networkReserve: reserve, keptByMax: reserve === null ? null : reserveForMax(reserve) }
  }
  const estimated =
    estimate !== null ? networkReserve(estimate, maxFeePerGas) : steps === undefined ? 'reading' : 'none'
  const least = leastReserve(1 + due.usual, maxFeePerGas)
  const { needed, byMax } = etherKept({ balance, spent, reserve, least, estimated })
  return { networkCost, networkReserve: needed, keptByMax: byMax }
}

/** A token of a trade that is on no list, unless somebody has accepted it in the token selector or on the card. */
function useUnaccepted(currency: Currency | null): TradeFacts['unlisted'] {
  const { id: chainId } = useTradeChain()
  const deployment = useDeployment()
  const { data: list, error } = useGetTokensQuery(undefined)
  const { accepted } = useAppSelector((state) => selectTokenChoices(state, chainId))
  if (currency === null || currency.id === NATIVE) return null
  const { id } = currency
  const isKnown =
    deployment?.bases.some((base) => sameAddress(base, id)) === true ||
    accepted.some(({ address }) => sameAddress(address, id)) ||
    list?.tokens.some(({ address }) => sameAddress(address, id)) === true
  if (isKnown) return null
  return !list && error === undefined ? 'reading' : { currency, isListRead: list !== undefined }
}

const taxOf = (taxes: readonly TransferTax[], id: CurrencyId | null) =>
  id === null ? null : (taxes.find(({ token }) => sameAddress(token, id)) ?? null)

/** Everything about the trade that is being written: both sides, the best quote, and what is still missing. */
export function useTrade(draft: TradeDraft, now: number): Trade {
  const { id: chainId } = useTradeChain()
  const deployment = useDeployment()
  const wallet = useAppSelector(selectWalletButton)
  const settings = useAppSelector(selectTradeSettings)
  const autoBps = autoSlippageBps(draft.sell, draft.buy, deployment?.stables ?? [])
  const slippageBps = slippageOf(settings, autoBps)
  const { head, isStale, isUnread: areFeesUnread } = useFees()
  const sell = useSide(draft.sell)
  const buy = useSide(draft.buy)
  const sellCurrency = currencyOf(sell)
  const buyCurrency = currencyOf(buy)
  const wrap = draft.sell && draft.buy && deployment ? wrapKind(draft.sell, draft.buy, deployment.weth) : null

  const fixed = draft.kind === 'exactIn' ? sellCurrency : buyCurrency
  const amount = parseAmount(draft.typed, fixed?.decimals ?? 18)
  const units = amount.ok && fixed ? amount.units : 0n

  const isQuotable = sellCurrency !== null && buyCurrency !== null && !wrap && units > 0n
  const request: TradeRequest = {
    chainId,
    sell: draft.sell ?? NATIVE,
    buy: draft.buy ?? NATIVE,
    kind: draft.kind,
    amount: units.toString(),
  }
  const live = useQuote(isQuotable ? request : null)
  const { data: contracts, error: contractsError } = useGetContractsCheckQuery({ chainId })

  const wrapped = wrap && units > 0n && head ? wrapQuote(draft.kind, units, head.number, head.timestamp) : null
  const quote = wrapped ?? live.quote
  const terms = quote && termsOf(quote, request.sell, wrap, slippageBps, settings.guard, live.snapshot)
  const limit = terms?.limit ?? null
  // The pools are read with the head: one block apart they may be for a moment, no more.
  const isBehind = head !== undefined && live.snapshot !== null && head.number - live.snapshot.blockNumber > 1
  const isQuoteStale = !wrap && live.readAt !== null && (isBehind || now - live.readAt > QUOTE_STALE_MS)

  const account = wallet.kind === 'ready' ? wallet.account : null
  const balances = useBalances(account, draft.sell, draft.buy)
  const executor = contracts?.executor ?? null
  const spender =
    deployment && executor ? (executor === 'v2Router' ? deployment.v2Router : deployment.swapRouter) : null
  const sold = isToken(draft.sell) && !wrap ? draft.sell : null
  const { currentData: allowances } = useGetAllowancesQuery(
    { chainId, account: account ?? '0x', spender: spender ?? '0x', tokens: sold ? [sold] : [] },
    { skip: !account || !spender || !sold },
  )
  const allowance = (sold && allowances?.[sold]) ?? null

  const usd = useUsdPrices([draft.sell, draft.buy])
  const loss = quote && sellCurrency && buyCurrency ? lossOfQuote(quote, wrap, sellCurrency, buyCurrency, usd) : null
  // What was accepted is used up by the trade that it was accepted for.
  const isRunning = useAppSelector(selectTrade).status === 'running'
  const isAcceptable = account !== null && isQuotable && !isRunning
  const consent = useLossAcceptance(
    isAcceptable ? tradeKey({ ...request, sell: sellCurrency.id, buy: buyCurrency.id }, account) : null,
    loss,
  )

  const plan: TradePlan | null =
    account && sellCurrency && buyCurrency && terms && executor && (wrap || live.check !== 'computed')
      ? {
          chainId,
          account,
          sell: sellCurrency,
          buy: buyCurrency,
          ...terms,
          wrap,
          slippageBps,
          deadlineMinutes: settings.deadlineMinutes,
          approval: settings.approval,
          acceptedLoss: consent.acceptance,
          executor,
        }
      : null
  const cost = useNetworkCost(request, plan, terms && { ...terms, wrap }, {
    allowance: allowance === null ? null : BigInt(allowance),
    balance: balances.native,
  })

  const [unlistedSell, unlistedBuy] = [useUnaccepted(sellCurrency), useUnaccepted(buyCurrency)]

  const quoteState = (): TradeFacts['quote'] => {
    // Without balances and fees nothing can be promised either.
    if (account && (balances.isUnread || areFeesUnread) && units > 0n) return { state: 'failed' }
    if (wrap) return quote && limit ? { state: 'ready', quote, limit, check: 'verified' } : { state: 'reading' }
    if (live.state !== 'ready') return { state: live.state }
    if (isQuoteStale) return { state: live.isOld ? 'reading' : 'old' }
    return quote && limit ? { state: 'ready', quote, limit, check: live.check } : { state: 'reading' }
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
    networkReserve: cost.networkReserve,
    keptByMax: cost.keptByMax,
    sellsNative: draft.sell === NATIVE,
    contracts: contracts ?? (contractsError ? 'failed' : 'reading'),
    isHeadStale: isStale,
    unlisted: unlistedSell ?? unlistedBuy,
    taxes: { sell: taxOf(live.taxes, draft.sell), buy: taxOf(live.taxes, draft.buy) },
    areTaxesUnknown: live.snapshot?.taxes === null,
    loss,
    isLossAccepted: consent.isAccepted,
  })

  return {
    sell,
    buy,
    wrap,
    quote,
    check: wrap ? 'verified' : live.check,
    limit,
    isOld: live.isOld,
    isReading,
    readAt: live.readAt,
    assessment,
    loss,
    consent,
    usd,
    sellBalance: balances.of(draft.sell),
    buyBalance: balances.of(draft.buy),
    ...cost,
    slippageBps,
    autoBps,
    guard: !quote || wrap ? null : terms?.guard ? 'on' : settings.guard ? 'unavailable' : 'off',
    plan,
    refetch: useReadAgain(),
  }
}
