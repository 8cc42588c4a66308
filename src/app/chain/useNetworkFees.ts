import { chargesForData, gasFees } from '#domain/chain/fees'
import { skipToken } from '#store/chainReads'
import { useGetDataFeesQuery, useGetPriorityFeeQuery } from '#store/chain/headReads'
import { useTradeChain } from '#store/hooks'
import { useHead } from './useHead'

/** The network's current fees. While they are unknown, `feePerGas` is zero and `maxFeePerGas` is null. */
export function useNetworkFees() {
  const { id: chainId, fees: model } = useTradeChain()
  const { head, isOffline, isStale } = useHead()
  const { currentData: tip, hasFailed } = useGetPriorityFeeQuery({ chainId })
  const chargesData = chargesForData(model)
  const { currentData: dataFees, error: dataError } = useGetDataFeesQuery(chargesData ? { chainId } : skipToken)
  const isRead = !chargesData || dataFees !== undefined
  const gas = head && tip !== undefined && isRead ? gasFees(BigInt(head.baseFee), BigInt(tip), model) : null
  const isUnread = (hasFailed && tip === undefined) || (dataError !== undefined && !dataFees) || (isOffline && !head)
  const { feePerGas, maxFeePerGas } = gas ?? { feePerGas: 0n, maxFeePerGas: null }
  return {
    head,
    isStale,
    /** Whether the fees are unknown and no request for them is pending. */
    isUnread,
    isReading: !gas && !isUnread,
    gas: { feePerGas, maxFeePerGas },
    /** The fees charged for data in addition to gas; undefined if there are none, or while unknown. */
    dataFees,
  }
}
