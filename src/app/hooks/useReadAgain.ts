import { supportedChain } from '../../config/chains'
import { useAppDispatch } from '../../store/hooks'
import { chainReads } from '../../store/queries/chainReads'

/** Reads the newest block of the supported chain, and with it all that belongs to a block, in one request. */
export function useReadAgain(): () => void {
  const dispatch = useAppDispatch()
  return () => {
    dispatch(chainReads.util.invalidateTags(['Block']))
    const head = chainReads.endpoints.getHead.initiate(
      { chainId: supportedChain.id },
      { subscribe: false, forceRefetch: true },
    )
    void dispatch(head)
  }
}
