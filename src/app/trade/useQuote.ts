import { useMemo } from 'react'
import type { ContractsCheck } from '#domain/trade/plan'
import { useGetContractsCheckQuery } from '#store/chain/headReads'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { type Allowance, chargesBy, type Fees } from '#domain/trade/evaluate/cost'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import type { SidePrices } from '#domain/trade/loss'
import {
  computeQuote,
  type HeldQuote,
  type HookRefusal,
  hookRefusalOf,
  type Sought,
  waysToAsk,
  heldQuote,
  isStale,
  type LiveQuote,
  liveQuote,
  type QuoteInputs,
  refusalAtPancake,
  type SearchTerms,
  staleFrom,
} from '#domain/trade/evaluate/liveQuote'
import { pairOf, requestKey } from '#domain/trade/draft'
import type { TransferTax } from '#domain/pool/pool'
import type { PoolSnapshot } from '#domain/pool/snapshot'
import { skipToken } from '#store/chainReads'
import { useGetHookedAnswersQuery, useGetSnapshotQuery, useGetVerificationQuery } from '#store/trade/tradeReads'
import { correctedQuote, type Quote, type TradeRequest } from '#domain/trade/quote'
import type { Address } from '#domain/chain/address'
import { bestTrade } from '#domain/trade/search/bestTrade'
import { betterVenue } from '#domain/trade/search/betterVenue'
import { type AnsweredWay, answeredWays, type HookedWay } from '#domain/trade/search/hookedTrade'
import { selectTradeSettings } from '#store/trade/tradeSettings'
import { isCommonToken, isRebasing } from '#config/deployments'
import { settings } from '#config/settings'
import type { FeeTerms } from '#domain/trade/siteFee'
import { useNetworkFees } from '../chain/useNetworkFees'
import { useUsdPrices } from '../market/useUsdPrices'
import { useDeployment } from '../useDeployment'
import { usePassed } from '../browser/useNow'
import { useFromPrevious, useStableValue } from '../browser/useStableValue'

/** The result of checking the network's trading contracts. */
export function useContracts(): ContractsCheck | 'failed' | 'reading' {
  const { id: chainId } = useTradeChain()
  const { currentData, hasFailed } = useGetContractsCheckQuery({ chainId })
  return currentData ?? (hasFailed ? 'failed' : 'reading')
}

/** The contract that executes trades without V4 pools; null if there is none, or if it is unknown. */
export const executorIn = (contracts: ReturnType<typeof useContracts>): ContractsCheck['executor'] =>
  typeof contracts === 'string' ? null : contracts.executor

type NetworkFees = ReturnType<typeof useFees>

/** The network's current fees, with the charges for data. While the fees are unknown, `feePerGas` is zero. */
export function useFees() {
  const { gas, dataFees, ...state } = useNetworkFees()
  const charges = useMemo(() => (dataFees ? chargesBy(dataFees) : null), [dataFees])
  const fees: Fees = { ...gas, charges }
  return { ...state, fees }
}

/** The dollar prices of both sides, and the same with their sources, from which the quote's loss is computed. */
export function usePrices(sell: CurrencyId | null, buy: CurrencyId | null) {
  const usd = useUsdPrices([sell, buy])
  const sourceOf = (id: CurrencyId | null) => (id === null ? null : usd.sourceOf(id))
  const prices: SidePrices = usd.isReading ? 'reading' : { sell: sourceOf(sell), buy: sourceOf(buy) }
  return { usd, prices }
}

export interface Market {
  fees: NetworkFees
  executor: ContractsCheck['executor']
}

const NO_TAXES: readonly TransferTax[] = []

/** The site's fee on a trade; null if there is none. Rebasing tokens are never charged. */
function siteFeeOf({ chainId, sell, buy }: TradeRequest): FeeTerms | null {
  const isPlain = ![sell, buy].some((id) => id !== NATIVE && isRebasing(chainId, id))
  return isPlain ? settings.siteFee : null
}

/** The trade to search, with what the search needs; null while pools or fees are loading. */
function useSought(
  request: TradeRequest | null,
  snapshot: PoolSnapshot | null,
  { executor, fees: { fees, isReading: areFeesReading } }: Market,
  { v4, pancake }: Pick<SearchTerms, 'v4' | 'pancake'>,
): Sought | null {
  const { feePerGas, charges } = fees
  const deployment = useDeployment()
  const isReading = areFeesReading || v4 === undefined || pancake === undefined
  return useMemo(
    () =>
      request && snapshot && deployment && !isReading
        ? {
            request,
            snapshot,
            terms: {
              weth: deployment.weth,
              executor,
              feePerGas,
              charges,
              v4,
              pancake,
              siteFee: siteFeeOf(request),
              isCommon: (token) => isCommonToken(deployment, token),
            },
          }
        : null,
    [request, snapshot, deployment, executor, feePerGas, charges, isReading, v4, pancake],
  )
}

interface Computed {
  /** The best quote from the pools in memory; null if there is no route, or nothing is sought. */
  quote: Quote | null
  /** Whether the quoter's answers about pools with hooks are there, or not needed. */
  hooks: 'awaited' | 'failed' | 'known'
  /** Why the pools with hooks refused the trade, and why PancakeSwap's do not count, if there is no quote. */
  byHook: HookRefusal | null
  refusal: QuoteInputs['refusal']
}

const NO_WAYS: readonly HookedWay[] = []

/**
 * The best quote from the pools in memory. If there are pools with hooks, the chain's quoter is asked about them once the
 * request has settled; until then, its last answers for this request count.
 */
function useComputedQuote(sought: Sought | null, isSettled: boolean): Computed {
  const { id: chainId } = useTradeChain()
  const ways = useMemo(
    () => (sought?.snapshot.hooked ? waysToAsk(sought.request, sought.snapshot, sought.terms) : NO_WAYS),
    [sought],
  )
  const questions = useMemo(() => ways.map(({ question }) => question), [ways])
  const isAsked = sought !== null && questions.length > 0
  const { currentData, hasFailed } = useGetHookedAnswersQuery(
    isAsked && isSettled ? { chainId, blockNumber: sought.snapshot.blockNumber, questions } : skipToken,
  )
  const fresh = useMemo(
    () => (isAsked && currentData ? answeredWays(ways, currentData) : null),
    [isAsked, ways, currentData],
  )
  const key = sought && requestKey(sought.request)
  const last = useFromPrevious<{ key: string | null; ways: readonly AnsweredWay[] } | null>(null, (known) =>
    fresh ? (known?.ways === fresh ? known : { key, ways: fresh }) : known,
  )
  const hooked = fresh ?? (isAsked && last?.key === key ? last.ways : null)
  const quote = useMemo(
    () => sought && computeQuote(sought.request, sought.snapshot, { ...sought.terms, hooked }),
    [sought, hooked],
  )
  const hooks = !isAsked || fresh ? 'known' : hasFailed ? 'failed' : 'awaited'
  const refusal = useMemo(
    () => (sought && !quote ? refusalAtPancake(sought.request, sought.snapshot, sought.terms) : null),
    [sought, quote],
  )
  return { quote, hooks, refusal, byHook: quote ? null : hookRefusalOf(sought, fresh) }
}

/** The on-chain verification of a computed quote. It starts once the request has settled. */
function useVerification(
  computed: Quote | null,
  taxes: readonly TransferTax[],
  isSettled: boolean,
): QuoteInputs['verification'] {
  const { id: chainId } = useTradeChain()
  const { currentData, hasFailed } = useGetVerificationQuery(
    computed && isSettled ? { chainId, quote: computed, taxes } : skipToken,
  )
  const checked = useMemo(
    () => (computed && currentData ? correctedQuote(computed, currentData) : null),
    [computed, currentData],
  )
  if (!computed || !isSettled) return 'awaited'
  if (hasFailed) return 'failed'
  return currentData === null ? 'impossible' : (checked ?? 'awaited')
}

/**
 * Quotes a trade from the pools in memory, at once and without a request to the node. Once the draft has settled, each
 * block's quote is verified on chain. `allowance` is the allowance of the token to sell.
 */
export function useQuote(
  wanted: TradeRequest | null,
  isSettled: boolean,
  allowance: Allowance,
  market: Market,
): LiveQuote {
  const weth = useDeployment()?.weth
  const request = useStableValue(weth ? wanted : null)
  const key = request && requestKey(request)
  const wantedPools = request && weth ? { chainId: request.chainId, pair: pairOf(request, weth) } : skipToken
  const pools = useGetSnapshotQuery(wantedPools)
  const snapshot = (request && pools.currentData) ?? null
  const { fees } = market
  const isOutdated = isStale(snapshot, fees.head, usePassed(staleFrom(snapshot)))
  // The pools are read at every block. A read is shown as loading only if it replaces outdated pools.
  const { isRereading } = useGetSnapshotQuery(wantedPools, {
    isPeek: true,
    selectFromResult: ({ isFetching }) => ({ isRereading: isOutdated && isFetching }),
  })
  const v4 = useV4(allowance)
  const pancake = usePancake(allowance)
  const isReading = fees.isReading || v4 === undefined || pancake === undefined
  const sought = useSought(request, snapshot, market, { v4, pancake })
  const { quote: computed, hooks, refusal, byHook } = useComputedQuote(sought, isSettled)
  const verified = useVerification(computed, snapshot?.taxes ?? NO_TAXES, isSettled && hooks === 'known')
  const verification = hooks === 'failed' ? 'failed' : verified
  const inputs: Omit<QuoteInputs, 'held'> = {
    key,
    snapshot,
    isSnapshotFailed: pools.hasFailed,
    areFeesReading: isReading,
    areHooksAwaited: hooks === 'awaited',
    byHook,
    computed,
    refusal,
    verification,
    isStale: isOutdated,
    isRereading,
  }
  const held = useFromPrevious<HeldQuote | null>(null, (last) => heldQuote({ ...inputs, held: last }))
  return liveQuote({ ...inputs, held })
}

/** The parameters of the search through V4 pools; null if V4 must not be used, undefined while this is unknown. */
function useV4(allowance: Allowance): SearchTerms['v4'] {
  const { id: chainId } = useTradeChain()
  const isOpen = useDeployment()?.v4 !== undefined
  const contracts = useContracts()
  const { guard: isGuardOn } = useAppSelector(selectTradeSettings)
  return useMemo(() => {
    if (isOpen && contracts === 'reading') return undefined
    if (!isOpen || contracts === 'failed' || contracts === 'reading' || !contracts.hasV4) return null
    const allowances = typeof allowance === 'string' ? null : allowance
    return {
      bestTrade,
      choice: { isRebasing: (token: Address) => isRebasing(chainId, token), isGuardOn, allowances },
    }
  }, [isOpen, contracts, chainId, isGuardOn, allowance])
}

/** The choice of PancakeSwap; null if it must not be used, undefined while this is unknown. */
function usePancake(allowance: Allowance): SearchTerms['pancake'] {
  const isOpen = useDeployment()?.pancake !== undefined
  const contracts = useContracts()
  return useMemo(() => {
    if (!isOpen) return null
    if (contracts === 'reading') return undefined
    if (contracts === 'failed' || !contracts.hasPancake) return null
    return { betterVenue, allowances: typeof allowance === 'string' ? null : allowance }
  }, [isOpen, contracts, allowance])
}
