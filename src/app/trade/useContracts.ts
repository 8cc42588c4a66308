import type { ContractsCheck } from '../../domain/trade/plan'
import { useGetContractsCheckQuery } from '../../store/chain/headReads'
import { useTradeChain } from '../../store/hooks'

/** The check of the contracts that execute trades on the network. */
export function useContracts(): ContractsCheck | 'failed' | 'reading' {
  const { id: chainId } = useTradeChain()
  const { currentData, error } = useGetContractsCheckQuery({ chainId })
  return currentData ?? (error ? 'failed' : 'reading')
}

/** The contract that does without V4; null where there is none, or it is not known. */
export const executorIn = (contracts: ReturnType<typeof useContracts>): ContractsCheck['executor'] =>
  typeof contracts === 'string' ? null : contracts.executor
