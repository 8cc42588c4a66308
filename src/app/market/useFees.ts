import { gasFees, tableFactor } from '../../domain/chain/fees'
import type { Fees, Charges } from '../../domain/trade/evaluate/cost'
import { useTradeChain } from '../../store/hooks'
import { useGetPriorityFeeQuery, useGetDataFeesQuery } from '../../store/chain/headReads'
import { useHead } from '../chain/useHead'
import { useMemo } from 'react'
import { chargesBy } from '../../domain/trade/evaluate/charges'
import { skipToken } from '../../store/chainReads'

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

/** What the network charges in addition to gas; null if it charges nothing, or while that is unknown. */
function useCharges(): { charges: Charges | null; isRead: boolean; isUnread: boolean } {
  const { id: chainId, fees } = useTradeChain()
  const areNeeded = fees === 'opStack'
  const { currentData, error } = useGetDataFeesQuery(areNeeded ? { chainId } : skipToken)
  const charges = useMemo(() => (currentData ? chargesBy(currentData) : null), [currentData])
  return { charges, isRead: !areNeeded || charges !== null, isUnread: error !== undefined && !currentData }
}
