import { gasFees } from '../../domain/chain/fees'
import { useTradeChain } from '../../store/hooks'
import { answerOf } from '../../store/chainReads'
import { useGetPriorityFeeQuery } from '../../store/chain/headReads'
import { useHead } from './useHead'

/** What a unit of gas costs now, in wei. */
export function useFees() {
  const { head, isOffline, isStale } = useHead()
  const { data: tip, error } = useGetPriorityFeeQuery({ chainId: useTradeChain().id }, { selectFromResult: answerOf })
  const fees = head && tip !== undefined ? gasFees(BigInt(head.baseFee), BigInt(tip)) : null
  const isUnread = (error !== undefined && tip === undefined) || (isOffline && !head)
  return {
    head,
    isStale,
    /** They are not there, nor will be soon. */
    isUnread,
    isReading: !fees && !isUnread,
    /** Zero while it is not known. */
    feePerGas: fees?.feePerGas ?? 0n,
    /** Null while it is not known. */
    maxFeePerGas: fees?.maxFeePerGas ?? null,
  }
}
