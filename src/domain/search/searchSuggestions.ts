import { LIQUID_TOKENS_SHOWN } from '../token/limits'
import { type CurrencyId, NATIVE, type Token } from '../token/token'

/** What a search offers before anything is typed. Each token is in one group only. */
export interface SearchSuggestions {
  recent: readonly Token[]
  favourites: readonly Token[]
  /** Of the most liquid pairs. */
  liquid: readonly Token[]
}

/** The suggestions among listed tokens; `liquid` names the tokens of pairs, the most liquid pair first. */
export function searchSuggestions(
  ids: Readonly<Record<keyof SearchSuggestions, readonly CurrencyId[]>>,
  at: (id: CurrencyId) => Token | undefined,
): SearchSuggestions {
  const shown = new Set<Token>()
  const newOnes = (candidates: readonly CurrencyId[], max = Infinity) => {
    const tokens: Token[] = []
    for (const id of candidates) {
      const token = id === NATIVE ? undefined : at(id)
      if (!token || shown.has(token) || tokens.length >= max) continue
      shown.add(token)
      tokens.push(token)
    }
    return tokens
  }
  return {
    recent: newOnes(ids.recent),
    favourites: newOnes(ids.favourites),
    liquid: newOnes(ids.liquid, LIQUID_TOKENS_SHOWN),
  }
}
