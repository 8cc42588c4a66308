import { useEffect, useState } from 'react'
import type { Token } from '../../../domain/token/token'
import { type TokenSearch, tokenSearchOf } from '../../../domain/token/tokenSearch'

/** The search of a list of tokens. Its index is built as soon as they are available, before anything is typed. */
export function useTokenSearch(tokens: readonly Token[]) {
  const search = tokenSearchOf(tokens)
  const [prepared, setPrepared] = useState<TokenSearch | null>(null)
  useEffect(() => {
    let isCurrent = true
    void search.prepare().then(() => {
      if (isCurrent) setPrepared(search)
    })
    return () => {
      isCurrent = false
    }
  }, [search])
  /** Whether names are searched yet: they take longest. */
  return { search, hasNames: prepared === search }
}
