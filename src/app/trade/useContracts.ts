import type { ContractsCheck } from '../../domain/trade/plan'
import { useGetContractsCheckQuery } from '../../store/chain/headReads'
import { useTradeChain } from '../../store/hooks'

/** The result of checking the network's trading contracts. */
export function useContracts(): ContractsCheck | 'failed' | 'reading' {
  const { id: chainId } = useTradeChain()
  const { currentData, error } = useGetContractsCheckQuery({ chainId })
  return currentData ?? (error ? 'failed' : 'reading')
}

/** The contract that executes trades without V4 pools; null if there is none, or if it is unknown. */
export const executorIn = (contracts: ReturnType<typeof useContracts>): ContractsCheck['executor'] =>
  typeof contracts === 'string' ? null : contracts.executor
