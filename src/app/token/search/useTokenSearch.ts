import { useEffect } from 'react'
import type { Token } from '../../../domain/token/token'
import { type TokenSearch, tokenSearchOf } from '../../../domain/token/tokenSearch'

/** The search of a list of tokens. Its index is built as soon as they are available, before anything is typed. */
export function useTokenSearch(tokens: readonly Token[]): TokenSearch {
  const search = tokenSearchOf(tokens)
  useEffect(() => {
    void search.prepare()
  }, [search])
  return search
}
