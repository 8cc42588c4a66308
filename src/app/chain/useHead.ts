import { HEAD_STALE_S } from '../../domain/chain/limits'
import { useTradeChain } from '../../store/hooks'
import { useGetHeadQuery } from '../../store/chain/headReads'
import { hasFailure } from '../page/browser/hasFailure'
import { useNow } from '../page/browser/useNow'

const CLOCK_MS = 10_000

/** The newest block of the network that is traded on, which the store follows, see `followHead`. */
export function useHead() {
  const { id: chainId } = useTradeChain()
  const { data, error } = useGetHeadQuery({ chainId })
  const age = useNow(CLOCK_MS) / 1000 - (data?.timestamp ?? 0)
  return {
    head: data,
    /** The last read failed. Stays while the next one is under way, which on a silent node is most of the time. */
    isOffline: error !== undefined,
    /** A node answered, but for another network. */
    isOtherChain: error !== undefined && hasFailure(error, 'wrongChain'),
    /** It is asked too often, as it says. */
    isLimited: error !== undefined && hasFailure(error, 'limited'),
    /** No block for a minute. */
    isQuiet: data !== undefined && age > 60,
    /** Too old to trade on. */
    isStale: data !== undefined && age > HEAD_STALE_S,
  }
}
