import { wrongClock } from '#domain/chain/blockTime'
import { HEAD_QUIET_S, HEAD_STALE_S } from '#domain/chain/limits'
import { useTradeChain } from '#store/hooks'
import { useGetHeadQuery } from '#store/chain/headReads'
import { hasFailure } from './hasFailure'
import { useNow, usePassed } from '../browser/useNow'

/** The newest block of the active network, which `onBlock` polls. */
export function useHead() {
  const { id: chainId } = useTradeChain()
  const { currentData: head, error, hasFailed } = useGetHeadQuery({ chainId })
  const olderAt = (seconds: number) => (head ? (head.timestamp + seconds) * 1_000 + head.clock.offset + 1 : null)
  const [isQuiet, isStale] = [usePassed(olderAt(HEAD_QUIET_S)), usePassed(olderAt(HEAD_STALE_S))]
  return {
    head,
    /** It stays true while the next request is pending, which is most of the time if a node does not respond. */
    isOffline: hasFailed,
    isOtherChain: hasFailed && hasFailure(error, 'wrongChain'),
    isLimited: hasFailed && hasFailure(error, 'limited'),
    /** Whether no new block has arrived for a minute. */
    isQuiet,
    /** Whether the newest block is too old to trade on. */
    isStale,
    /** The error of this device's clock, in milliseconds; null if the clock is right. */
    wrongClock: head ? wrongClock(head.clock.offset) : null,
  }
}

/** The time by the chain's clock: the device's time, corrected by the known clock offset. Updated like `useNow`. */
export function useChainNow(everyMs: number): number {
  return useNow(everyMs) - (useHead().head?.clock.offset ?? 0)
}
