import { useEffect, useMemo, useState } from 'react'
import { otherNamesOf } from '#config/tokenNames'
import { coinNamed, isCoinFound } from '#domain/search/otherNetworks'
import { type TokenSearch, tokenSearchOf } from '#domain/search/tokenSearch'
import type { Token } from '#domain/token/token'
import { useTradeChain } from '#store/hooks'
import { useReadySearches } from './useReadySearches'
import { useTokenList } from '../token/useTokenList'

const NO_TOKENS: readonly Token[] = []

const isEmpty = (text: string) => text.trim() === ''

/** Whether a text has a match in a list. A token with a similar symbol is none. */
const hasMatch = (search: TokenSearch, text: string) =>
  search.find(text).length > 0 || search.findByName(text, []).length > 0

/** The list may be long, so it is not loaded while the page opens, unless something needs it. */
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

type List = NonNullable<ReturnType<typeof useTokenList>['data']>

/** The newest list whose search is ready. An older one is kept while the rows are open and one of them matches. */
function useShownList(newest: List | undefined, isReady: boolean, isOpen: boolean, text: string): List | undefined {
  const { id: chainId, nativeCurrency } = useTradeChain()
  const [shown, setShown] = useState({ chainId, list: newest })
  const ready = isReady ? newest : undefined
  const older = shown.chainId === chainId && shown.list !== newest ? shown.list : undefined
  const isMatched = (search: TokenSearch) =>
    isEmpty(text) || hasMatch(search, text) || isCoinFound(coinNamed(nativeCurrency), text, otherNamesOf(chainId))
  const isOlderKept = older && (!ready || (isOpen && isMatched(tokenSearchOf(older.tokens))))
  const list = isOlderKept ? older : ready
  if (list !== shown.list || chainId !== shown.chainId) setShown({ chainId, list })
  return list
}

/**
 * The token list and its search. A row that matches the text keeps its place while the rows are open: the list then
 * changes only with the network, because a newer list might put a different token under the pointer or the Enter key.
 */
export function useStableTokenList(isOpen: boolean, text: string) {
  const isAtRest = useIsAtRest()
  const { data: newest, hasFailed, refetch } = useTokenList(isOpen || isAtRest)
  const newestSearch = tokenSearchOf(newest?.tokens ?? NO_TOKENS)
  // A list is used once its search is ready. Searching it earlier would process all of its tokens at once.
  const isReady = useReadySearches(useMemo(() => [newestSearch], [newestSearch]))
  const list = useShownList(newest, isReady, isOpen, text)
  const isUnread = !list && hasFailed
  const isComing = !isUnread && !list
  const tokens = list?.tokens ?? NO_TOKENS
  return {
    tokens,
    search: tokenSearchOf(tokens),
    lookalikes: list?.lookalikes,
    /** Whether there is no list yet. */
    isComing,
    /** Whether a list, or a newer one, is being loaded, so that a text without a match may still have one. */
    isLoading: isComing || (!isUnread && (newest?.isCopy === true || !isReady)),
    isUnread,
    refetch,
  }
}
