import { type Address, sameAddress } from '../../chain/address'
import { type Currency, NATIVE } from '../../token/token'
import type { TradeFacts } from './assess'

/** The tokens that need no acceptance. */
export interface KnownTokens {
  /** The token list; null while it is being read, or if it cannot be read. */
  listed: readonly { address: Address }[] | null
  isListFailed: boolean
  /** The tokens that the user has accepted, in the token selector or on the card. */
  accepted: readonly { address: Address }[]
  /** The tokens that most routes use. */
  bases: readonly Address[]
}

/** The first side whose token is not listed and not accepted; null if there is none. */
export function unlistedSide(
  sides: readonly (Currency | null)[],
  { listed, isListFailed, accepted, bases }: KnownTokens,
): TradeFacts['unlisted'] {
  const known = [...bases, ...accepted.map(({ address }) => address), ...(listed ?? []).map(({ address }) => address)]
  const currency = sides.find((side) => {
    const id = side?.id ?? NATIVE
    return id !== NATIVE && !known.some((address) => sameAddress(address, id))
  })
  if (!currency) return null
  return listed === null && !isListFailed ? 'reading' : { currency, isListRead: listed !== null }
}
