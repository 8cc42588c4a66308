import { gasFees, tableFactor } from '../../domain/chain/fees'
import type { Fees } from '../../domain/trade/evaluate/cost'
import { useTradeChain } from '../../store/hooks'
import { useGetPriorityFeeQuery } from '../../store/chain/headReads'
import { useCharges } from './useCharges'
import { useHead } from '../chain/useHead'

export type NetworkFees = ReturnType<typeof useFees>

/** What the network charges now; the fees are zero or null while they are not known. */
export function useFees() {
  const { id: chainId, fees: model } = useTradeChain()
  const { head, isOffline, isStale } = useHead()
  const { currentData: tip, error } = useGetPriorityFeeQuery({ chainId })
  const { charges, isRead, isUnread: areChargesUnread } = useCharges()
  const gas = head && tip !== undefined && isRead ? gasFees(BigInt(head.baseFee), BigInt(tip), model) : null
  const isUnread = (error !== undefined && tip === undefined) || areChargesUnread || (isOffline && !head)
  const { feePerGas, maxFeePerGas } = gas ?? { feePerGas: 0n, maxFeePerGas: null }
  const fees: Fees = { feePerGas, maxFeePerGas, charges, tableFactor: tableFactor(model) }
  return {
    head,
    isStale,
    /** They are not there, nor will be soon. */
    isUnread,
    isReading: !gas && !isUnread,
    fees,
  }
}
