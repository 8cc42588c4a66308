import { useMemo } from 'react'
import { chargesBy } from '../../domain/trade/evaluate/charges'
import type { Charges } from '../../domain/trade/evaluate/cost'
import { useGetDataFeesQuery } from '../../store/chain/headReads'
import { skipToken } from '../../store/chainReads'
import { useTradeChain } from '../../store/hooks'

/** What the network charges beside the gas; null where nothing is, and while that is not known. */
export function useCharges(): { charges: Charges | null; isRead: boolean; isUnread: boolean } {
  const { id: chainId, fees } = useTradeChain()
  const areNeeded = fees === 'opStack'
  const { currentData, error } = useGetDataFeesQuery(areNeeded ? { chainId } : skipToken)
  const charges = useMemo(() => (currentData ? chargesBy(currentData) : null), [currentData])
  return { charges, isRead: !areNeeded || charges !== null, isUnread: error !== undefined && !currentData }
}
