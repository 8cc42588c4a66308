import { useEffect, useMemo, useState } from 'react'
import type { Token } from '../../domain/token/token'
import { tokenSearchOf } from '../../domain/search/tokenSearch'
import { useTradeChain } from '../../store/hooks'
import { useReadySearches } from './useReadySearches'
import { useTokenList } from '../token/useTokenList'

const NO_TOKENS: readonly Token[] = []

/**
 * The delay after which the list is loaded even if nothing needs it yet. The list is not loaded while the page opens,
 * because it may be long.
 */
const FIRST_MS = 2_000

/** Whether the page has been open for `FIRST_MS` and has been idle once since then. */
function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const rest = () => {
      setAtRest(true)
    }
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(rest)
      else rest()
    }, FIRST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return isAtRest
}

/**
 * The token list and its search. While the rows are open, the list changes only with the network, because a newer list
 * might put a different token under the pointer or the Enter key.
 */
export function useStableTokenList(isOpen: boolean) {
  const isAtRest = useIsAtRest()
  const { data: newest, error, refetch } = useTokenList(isOpen || isAtRest)
  const { id: chainId } = useTradeChain()
  const [shown, setShown] = useState({ chainId, list: newest })
  const list = (isOpen && shown.chainId === chainId && shown.list) || newest
  if (list !== shown.list || chainId !== shown.chainId) setShown({ chainId, list })
  // An error is kept until the next response arrives, so it stays visible while a retry is pending.
  const isUnread = !list && error !== undefined
  const all = list?.tokens ?? NO_TOKENS
  // A list counts as loading until its search is ready. Searching it earlier would process all of its tokens at once.
  const isReady = useReadySearches(useMemo(() => [tokenSearchOf(all)], [all]))
  const tokens = isReady ? all : NO_TOKENS
  return {
    tokens,
    search: tokenSearchOf(tokens),
    lookalikes: list?.lookalikes,
    isComing: !isUnread && !(list && isReady),
    isUnread,
    refetch,
  }
}
