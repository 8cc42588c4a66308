import { lookalikeHint, looksLike } from '#copy/search/search'
import { useMemo } from 'react'
import type { Address } from '#domain/chain/address'
import { createLookalikeCheck } from '#domain/token/lookalike/nameLookalike'
import { type CurrencyId, type LookalikeKind, NATIVE, type Token } from '#domain/token/token'
import { useTradeChain } from '#store/hooks'

interface Named {
  address: Address
  symbol: string
  name: string
}

/** Returns a function that compares a token with `tokens`. The function builds its index at the first call. */
function lazyLookalikeCheck(tokens: Parameters<typeof createLookalikeCheck>[0]) {
  let check: ReturnType<typeof createLookalikeCheck> | undefined
  return (token: Named) => (check ??= createLookalikeCheck(tokens))(token)
}

export function useLookalikeHints(
  tokens: readonly Token[],
  lookalikes: Readonly<Record<Address, LookalikeKind>> | undefined,
  accepted: ReadonlyMap<CurrencyId, Token>,
  pasted: Named | null,
): ReadonlyMap<CurrencyId, string> {
  const { nativeCurrency } = useTradeChain()
  const lookalikeOf = useMemo(
    () => lazyLookalikeCheck([{ ...nativeCurrency, address: NATIVE }, ...tokens]),
    [nativeCurrency, tokens],
  )
  return useMemo(() => {
    const hints = new Map<CurrencyId, string>()
    for (const [address, kind] of Object.entries(lookalikes ?? {})) hints.set(address as Address, lookalikeHint[kind])
    for (const token of [...accepted.values(), ...(pasted ? [pasted] : [])]) {
      const original = lookalikeOf(token)
      if (!original) continue
      const isSame = original.symbol.toUpperCase() === token.symbol.toUpperCase()
      hints.set(token.address, isSame ? lookalikeHint.sharedSymbol : looksLike(original.symbol))
    }
    return hints
  }, [lookalikes, accepted, lookalikeOf, pasted])
}
