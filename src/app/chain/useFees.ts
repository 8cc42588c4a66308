import { useTradeChain } from '../../store/hooks'
import { useGetPriorityFeeQuery } from '../../store/chain/headReads'
import { useHead } from './useHead'

/** What a unit of gas costs now, in wei, by the latest block (EIP-1559). */
export function useFees() {
  const { head, isOffline, isStale } = useHead()
  const { data: tip, error } = useGetPriorityFeeQuery({ chainId: useTradeChain().id })
  const isKnown = head !== undefined && tip !== undefined
  const isUnread = (error !== undefined && tip === undefined) || (isOffline && !head)
  return {
    head,
    isStale,
    /** They are not there, nor will be soon. */
    isUnread,
    isReading: !isKnown && !isUnread,
    /** Zero while it is not known. */
    feePerGas: isKnown ? BigInt(head.baseFee) + BigInt(tip) : 0n,
    /** What wallets ask for: twice the base fee, and the tip. Null while it is not known. */
    maxFeePerGas: isKnown ? 2n * BigInt(head.baseFee) + BigInt(tip) : null,
  }
}
