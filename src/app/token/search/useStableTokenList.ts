import { useState } from 'react'
import type { Token } from '../../../domain/token/token'
import { useTokenList } from '../useTokenList'

const NO_TOKENS: readonly Token[] = []

/**
 * The token list as of when the rows were opened. It does not change while they are open, because a newer list would
 * put another token under the pointer or the Enter key.
 */
export function useStableTokenList(isOpen: boolean) {
  const { data: newest, error } = useTokenList()
  const [shown, setShown] = useState(newest)
  const list = isOpen && shown ? shown : newest
  if (list !== shown) setShown(list)
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
