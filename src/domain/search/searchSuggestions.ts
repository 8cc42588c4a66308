import { LIQUID_TOKENS_SHOWN } from '../token/limits'
import type { CurrencyId, FoundToken } from '../token/token'

/** The tokens that a search offers before anything is typed. Each token is in only one group. */
interface SearchSuggestions {
  recent: readonly FoundToken[]
  favourites: readonly FoundToken[]
  liquid: readonly FoundToken[]
}

/**
 * @param ids - the candidates of each group, best first
 * @param at - returns the listed token or native coin with the given id
 */
export function searchSuggestions(
  ids: Readonly<Record<keyof SearchSuggestions, readonly CurrencyId[]>>,
  at: (id: CurrencyId) => FoundToken | undefined,
): SearchSuggestions {
  const shown = new Set<FoundToken>()
  const newOnes = (candidates: readonly CurrencyId[], max = Infinity) => {
    const tokens: FoundToken[] = []
    for (const id of candidates) {
      const token = at(id)
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
