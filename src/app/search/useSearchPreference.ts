import { useState } from 'react'
import type { SearchPreference } from '#domain/search/searchRanking'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { selectTokenChoices } from '#store/token/tokenChoices'
import { useDeployment } from '../useDeployment'

/**
 * The tokens that are listed first among the search results: tokens that the account holds, then favourites, then the
 * base tokens in a fixed order. The order is kept until the text changes, so that no row moves under the pointer.
 */
export function useSearchPreference(text: string, held: readonly CurrencyId[]): SearchPreference {
  const { id: chainId, nativeCurrency } = useTradeChain()
  const deployment = useDeployment()
  const { favourites } = useAppSelector((state) => selectTokenChoices(state, chainId))
  const [saved, setKept] = useState<{ text: string | null; preference: SearchPreference }>({
    text: null,
    preference: { preferred: [], wrapped: null },
  })
  if (saved.text === text) return saved.preference
  const preference = {
    preferred: [...held, ...favourites, NATIVE, ...(deployment?.bases ?? [])] as const,
    wrapped: deployment ? { address: deployment.weth, coin: nativeCurrency.symbol } : null,
  }
  setKept({ text, preference })
  return preference
}
