import { useMemo, useState } from 'react'
import {
  computeQuote,
  type HeldQuote,
  heldQuote,
  type LiveQuote,
  liveQuote,
  type QuoteInputs,
} from '../../domain/trade/evaluate/liveQuote'
import { pairOf, requestKey } from '../../domain/trade/evaluate/request'
import type { TransferTax } from '../../domain/trade/pools/pool'
import type { PoolSnapshot } from '../../domain/trade/pools/snapshot'
import { correctedQuote, type Quote, type TradeRequest } from '../../domain/trade/quote'
import { useGetContractsCheckQuery } from '../../store/chain/headReads'
import { skipToken } from '../../store/chainReads'
import { useGetSnapshotQuery, useGetVerificationQuery } from '../../store/trade/tradeReads'
import { useDeployment, useTradeChain } from '../../store/hooks'
import { useFees } from '../chain/useFees'
import { useStableValue } from '../page/browser/useStableValue'

const NO_TAXES: readonly TransferTax[] = []

/** The best quote of the pools in memory; null while pools or fees are being read, or when there is no route. */
function useComputedQuote(request: TradeRequest | null, snapshot: PoolSnapshot | null): Quote | null {
  const weth = useDeployment()?.weth
  const executor = useGetContractsCheckQuery({ chainId: useTradeChain().id }).data?.executor ?? null
  const { feePerGas, isReading } = useFees()
  return useMemo(
    () =>
      request && snapshot && weth && !isReading ? computeQuote(request, snapshot, { weth, executor, feePerGas }) : null,
    [request, snapshot, weth, executor, feePerGas, isReading],
  )
}

/** The on-chain verification of a computed quote, once its request has settled. */
function useVerification(
  computed: Quote | null,
  taxes: readonly TransferTax[],
  isSettled: boolean,
): Pick<QuoteInputs, 'verification' | 'isFetching'> {
  const { id: chainId } = useTradeChain()
  const { currentData, error, isFetching } = useGetVerificationQuery(
    computed && isSettled ? { chainId, quote: computed, taxes } : skipToken,
  )
  const checked = useMemo(
    () => (computed && currentData ? correctedQuote(computed, currentData) : null),
    [computed, currentData],
  )
  if (!computed || !isSettled) return { verification: 'awaited', isFetching }
  // An error is shown until the next answer, even while that is pending, so that it does not flicker.
  if (error !== undefined) return { verification: 'failed', isFetching }
  return { verification: currentData === null ? 'impossible' : (checked ?? 'awaited'), isFetching }
}

/**
 * Quotes a request from the pools in memory, at once and without a request to the node, and has each block's quote
 * verified on chain once the request has settled.
 */
export function useQuote(wanted: TradeRequest | null, isSettled: boolean): LiveQuote {
  const weth = useDeployment()?.weth
  const request = useStableValue(weth ? wanted : null)
  const key = request && requestKey(request)
  const pools = useGetSnapshotQuery(
    request && weth ? { chainId: request.chainId, pair: pairOf(request, weth) } : skipToken,
  )
  const snapshot = (request && pools.currentData) ?? null
  const { isReading: areFeesReading } = useFees()
  const computed = useComputedQuote(request, snapshot)
  const { verification, isFetching } = useVerification(computed, snapshot?.taxes ?? NO_TAXES, isSettled)
  const [held, setHeld] = useState<HeldQuote | null>(null)
  const inputs: QuoteInputs = {
    key,
    snapshot,
    // Likewise.
    isSnapshotFailed: pools.error !== undefined,
    areFeesReading,
    computed,
    verification,
    isFetching: pools.isFetching || isFetching,
    held,
  }
  const next = heldQuote(inputs)
  if (next !== held) setHeld(next)
  return liveQuote(inputs)
}
