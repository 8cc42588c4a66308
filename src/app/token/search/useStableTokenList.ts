import { useState } from 'react'
import type { Token } from '../../../domain/token/token'
import { useTradeChain } from '../../../store/hooks'
import { useTokenList } from '../useTokenList'

const NO_TOKENS: readonly Token[] = []

/**
 * The token list as of when the rows were opened. It does not change while they are open, because a newer list would
 * put another token under the pointer or the Enter key; another network has other tokens.
 */
export function useStableTokenList(isOpen: boolean) {
  const { data: newest, error } = useTokenList()
  const { id: chainId } = useTradeChain()
  const [shown, setShown] = useState({ chainId, list: newest })
  const list = (isOpen && shown.chainId === chainId && shown.list) || newest
  if (list !== shown.list || chainId !== shown.chainId) setShown({ chainId, list })
  // An error stays until the next answer, also while that is awaited.
  const isUnread = !list && error !== undefined
  return {
    tokens: list?.tokens ?? NO_TOKENS,
    lookalikes: list?.lookalikes,
    isComing: !list && !isUnread,
    /** No list could be read. */
    isUnread,
  }
}
