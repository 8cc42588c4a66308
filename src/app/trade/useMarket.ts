import { useMemo } from 'react'
import type { ContractsCheck } from '../../domain/trade/plan'
import { useGetContractsCheckQuery } from '../../store/chain/headReads'
import { useTradeChain } from '../../store/hooks'
import { chargesBy, type Fees } from '../../domain/trade/evaluate/cost'
import type { CurrencyId } from '../../domain/token/token'
import type { SidePrices } from '../../domain/trade/evaluate/terms'
import { useNetworkFees } from '../chain/useNetworkFees'
import { useUsdPrices } from '../market/useUsdPrices'

/** The result of checking the network's trading contracts. */
export function useContracts(): ContractsCheck | 'failed' | 'reading' {
  const { id: chainId } = useTradeChain()
  const { currentData, error } = useGetContractsCheckQuery({ chainId })
  return currentData ?? (error ? 'failed' : 'reading')
}

/** The contract that executes trades without V4 pools; null if there is none, or if it is unknown. */
export const executorIn = (contracts: ReturnType<typeof useContracts>): ContractsCheck['executor'] =>
  typeof contracts === 'string' ? null : contracts.executor

export type NetworkFees = ReturnType<typeof useFees>

/** The network's current fees for a trade; zero or null while unknown. */
export function useFees() {
  const { gas, dataFees, ...state } = useNetworkFees()
  const charges = useMemo(() => (dataFees ? chargesBy(dataFees) : null), [dataFees])
  const fees: Fees = { ...gas, charges }
  return { ...state, fees }
}

/** The dollar prices of both sides of a trade, and the prices used to judge its quote. */
export function usePrices(sell: CurrencyId | null, buy: CurrencyId | null) {
  const usd = useUsdPrices([sell, buy])
  const sourceOf = (id: CurrencyId | null) => (id === null ? null : usd.sourceOf(id))
  const prices: SidePrices = usd.isReading ? 'reading' : { sell: sourceOf(sell), buy: sourceOf(buy) }
  return { usd, prices }
}
