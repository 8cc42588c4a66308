import { HEAD_STALE_S } from '../../domain/chain/limits'
import { useTradeChain } from '../../store/hooks'
import { useGetHeadQuery } from '../../store/chain/headReads'
import { hasFailure } from '../page/browser/hasFailure'
import { CLOCK_MS, useNow } from '../page/browser/useNow'

/** The newest block of the traded network, which the store polls (see `followHead`). */
export function useHead() {
  const { id: chainId } = useTradeChain()
  const { data, error } = useGetHeadQuery({ chainId })
  const age = useNow(CLOCK_MS.age) / 1000 - (data?.timestamp ?? 0)
  return {
    head: data,
    /**
     * The last read failed. Stays true while the next one is pending, which is most of the time when a node does not
     * answer.
     */
    isOffline: error !== undefined,
    /** A node answered, but for another network. */
    isOtherChain: error !== undefined && hasFailure(error, 'wrongChain'),
    /** The node limits our requests. */
    isLimited: error !== undefined && hasFailure(error, 'limited'),
    /** No new block for a minute. */
    isQuiet: data !== undefined && age > 60,
    /** Too old to trade on. */
    isStale: data !== undefined && age > HEAD_STALE_S,
  }
}
