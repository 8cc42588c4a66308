import { type Address, sameAddress } from '../../chain/address'
import { addressLookalike } from './addressLookalike'
import { createLookalikeCheck } from './nameLookalike'
import { type LookalikeKind, NATIVE, type Token, type TokenList } from '../token'

export interface Lookalike {
  /**
   * `address`: the token's address starts and ends like the address of a listed token. `unlisted`: the token is
   * unlisted, and has the name or symbol of a listed token. The other kinds: both tokens are listed.
   */
  kind: 'address' | 'unlisted' | LookalikeKind
  other: { symbol: string; address: Address | null }
}

type Other = { symbol: string; address: string } | null | undefined

function found(kind: Lookalike['kind'], other: Other): Lookalike | null {
  if (!other) return null
  const { symbol, address } = other
  return { kind, other: { symbol, address: address === NATIVE ? null : (address as Address) } }
}

/** A listed token, or the native coin, with which name, symbol or address can be confused; null if there is none. */
export function lookalikeOf(
  { address, symbol, name }: Pick<Token, 'address' | 'symbol' | 'name'>,
  { tokens, lookalikes }: Pick<TokenList, 'tokens' | 'lookalikes'>,
  coin: { symbol: string; name: string },
): Lookalike | null {
  const byAddress = found('address', addressLookalike(tokens, address))
  if (byAddress) return byAddress
  const own = tokens.find((token) => sameAddress(token.address, address))
  const kind = own ? lookalikes[own.address] : 'unlisted'
  if (kind === undefined) return null
  const others = tokens.filter((token) => token !== own)
  if (kind === 'sharedSymbol') {
    return found(
      kind,
      others.find((token) => token.symbol.toUpperCase() === symbol.toUpperCase()),
    )
  }
  const original = createLookalikeCheck([{ ...coin, address: NATIVE }, ...others])({ address, symbol, name })
  return found(kind, original)
}
