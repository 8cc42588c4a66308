import { useEffect } from 'react'
import { type TokenSearch, tokenSearchOf } from '../../domain/tokenSearch'
import { useTokens } from './useCurrencies'

/** The search of the token list. It is made ready as soon as the list is here, before anything is typed. */
export function useTokenSearch(): TokenSearch {
  const search = tokenSearchOf(useTokens())
  useEffect(() => {
    void search.prepare()
  }, [search])
  return search
}
