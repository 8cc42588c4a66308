import { useEffect, useMemo, useState } from 'react'
import type { Token } from '../../domain/token/token'
import { tokenSearchOf } from '../../domain/search/tokenSearch'
import { useTradeChain } from '../../store/hooks'
import { useReadySearches } from './useReadySearches'
import { useTokenList } from '../token/useTokenList'

const NO_TOKENS: readonly Token[] = []

/** A list may be long, and nobody has asked for it when the page opens. */
const FIRST_MS = 2_000

/** Whether the page has been there for a while, and has had nothing to do since. */
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
 * The token list with its search, as of when the rows were opened. It does not change while they are open, because a
 * newer list would put another token under the pointer or the Enter key; another network has other tokens.
 */
export function useStableTokenList(isOpen: boolean) {
  const isAtRest = useIsAtRest()
  const { data: newest, error, refetch } = useTokenList(isOpen || isAtRest)
  const { id: chainId } = useTradeChain()
  const [shown, setShown] = useState({ chainId, list: newest })
  const list = (isOpen && shown.chainId === chainId && shown.list) || newest
  if (list !== shown.list || chainId !== shown.chainId) setShown({ chainId, list })
  // An error stays until the next answer, also while that is awaited.
  const isUnread = !list && error !== undefined
  const all = list?.tokens ?? NO_TOKENS
  // A list that cannot be searched yet is still coming: a text would have to look at each of its tokens at once.
  const isReady = useReadySearches(useMemo(() => [tokenSearchOf(all)], [all]))
  const tokens = isReady ? all : NO_TOKENS
  return {
    tokens,
    search: tokenSearchOf(tokens),
    lookalikes: list?.lookalikes,
    isComing: !isUnread && !(list && isReady),
    /** No list could be loaded. */
    isUnread,
    refetch,
  }
}
