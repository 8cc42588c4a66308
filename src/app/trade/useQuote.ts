import { useMemo, useState } from 'react'
import type { Address } from '../../domain/chain/address'
import { LEGS_MAX } from '../../domain/limits'
import { type CurrencyId, NATIVE } from '../../domain/token/token'
import type { TransferTax } from '../../domain/trade/pools/pool'
import { correctedQuote, type Quote, type QuoteCheck, type TradeRequest } from '../../domain/trade/quote'
import { findTrade, toQuote } from '../../domain/trade/search/router'
import { poolState, type PoolSnapshot, tokensIn } from '../../domain/trade/pools/snapshot'
import { useDeployment, useTradeChain } from '../../store/hooks'
import { useGetContractsCheckQuery } from '../../store/chain/headReads'
import { useGetSnapshotQuery, useGetVerificationQuery } from '../../store/trade/tradeReads'
import { useFees } from '../chain/useFees'
import { useSettled } from '../page/browser/useSettled'

/** The chain is asked to verify once typing has stood still for so long. */
const VERIFY_AFTER_MS = 250

const NO_TAXES: readonly TransferTax[] = []

/** The best quote that can be had for a request, and how far it was checked. */
export interface LiveQuote {
  state: 'none' | 'reading' | 'noRoute' | 'failed' | 'ready'
  quote: Quote | null
  check: QuoteCheck
  /** Whether a newer block is being reckoned or verified. */
  isOld: boolean
  /** When the pools were read, in milliseconds since 1970; null while they were not. */
  readAt: number | null
  taxes: readonly TransferTax[]
  snapshot: PoolSnapshot | null
}

/** The token that stands for a currency in pools. */
function poolToken(id: CurrencyId, weth: Address | undefined): Address | null {
  return id === NATIVE ? (weth ?? null) : id
}

function pairOf({ sell, buy }: TradeRequest, weth: Address | undefined): readonly [Address, Address] | null {
  const [a, b] = [poolToken(sell, weth), poolToken(buy, weth)]
  if (a === null || b === null) return null
  return a.toLowerCase() < b.toLowerCase() ? [a, b] : [b, a]
}

const textOf = ({ sell, buy, kind, amount }: TradeRequest) => [sell, buy, kind, amount].join()

/**
 * Quotes a request from the pools in memory, at once and without a request to the node, and has each block's quote
 * verified by the chain. A verified one stays until the next block's is verified too, so that nothing flickers.
 */
export function useQuote(request: TradeRequest | null): LiveQuote {
  const { id: chainId } = useTradeChain()
  const deployment = useDeployment()
  const pair = request && pairOf(request, deployment?.weth)
  const pools = useGetSnapshotQuery({ chainId, pair: pair ?? ['0x', '0x'] }, { skip: pair === null })
  const executor = useGetContractsCheckQuery({ chainId }).data?.executor ?? null
  // Without it another route may seem the best, for a moment.
  const { feePerGas, isReading: isReadingFees } = useFees()
  const snapshot = pair ? (pools.currentData ?? null) : null
  const taxes = snapshot?.taxes ?? NO_TAXES
  const key = request ? textOf(request) : ''

  const computed = useMemo((): Quote | null => {
    if (!snapshot || !deployment || !key || isReadingFees) return null
    const [sell = '', buy = '', kind, amount = '0'] = key.split(',')
    const tokenIn = poolToken(sell as CurrencyId, deployment.weth)
    const tokenOut = poolToken(buy as CurrencyId, deployment.weth)
    if (tokenIn === null || tokenOut === null) return null
    const isOnlyV2 = executor === 'v2Router'
    const { trade } = findTrade(
      snapshot.pools.map(poolState),
      {
        tokenIn,
        tokenOut,
        kind: kind === 'exactIn' ? 'exactIn' : 'exactOut',
        amount: BigInt(amount),
        isNative: sell === NATIVE || buy === NATIVE,
      },
      {
        weth: deployment.weth,
        bases: tokensIn(snapshot),
        feePerGas,
        protocols: isOnlyV2 ? ['v2'] : ['v2', 'v3'],
        maxLegs: isOnlyV2 ? 1 : LEGS_MAX,
        taxes: snapshot.taxes ?? [],
      },
    )
    return trade && toQuote(trade, snapshot)
  }, [deployment, snapshot, key, executor, feePerGas, isReadingFees])

  const isStill = useSettled(key, VERIFY_AFTER_MS) === key
  const asked = useGetVerificationQuery(
    { chainId, quote: computed ?? NO_QUOTE, taxes },
    { skip: computed === null || !isStill },
  )
  const said = computed && isStill ? asked.currentData : undefined
  const checked = useMemo(() => (computed && said ? correctedQuote(computed, said) : null), [computed, said])

  const [held, setHeld] = useState<{ key: string; quote: Quote; check: QuoteCheck } | null>(null)
  if (checked && held?.quote !== checked.quote) setHeld({ key, ...checked })

  const base = { readAt: snapshot?.readAt ?? null, taxes, snapshot }
  const isFetching = pools.isFetching || asked.isFetching
  const none = { ...base, quote: null, check: 'computed' as const, isOld: false }
  if (!pair) return { ...none, state: 'none' }
  const last = held?.key === key ? held : null
  // An error stays until the next answer, also while that is awaited: what is said does not flicker.
  if (pools.error !== undefined || (asked.error !== undefined && computed !== null && isStill)) {
    return { ...none, state: 'failed', quote: last?.quote ?? null, isOld: true }
  }
  if (!snapshot || isReadingFees) return { ...none, state: 'reading' }
  if (computed === null || said === null) return { ...none, state: 'noRoute' }
  if (checked) return { ...base, ...checked, state: 'ready', isOld: isFetching }
  if (last) return { ...base, state: 'ready', quote: last.quote, check: last.check, isOld: true }
  return { ...base, state: 'ready', quote: computed, check: 'computed', isOld: false }
}

const NO_QUOTE: Quote = {
  kind: 'exactIn',
  legs: [],
  amountIn: '0',
  amountOut: '0',
  impact: '0',
  tax: '0',
  gasEstimate: '0',
  blockNumber: 0,
  timestamp: 0,
}
