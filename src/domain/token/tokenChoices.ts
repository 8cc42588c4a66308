import type { Address } from '../chain/address'
import { CHOSEN_TOKENS_MAX, RECENT_TOKENS_MAX } from './limits'
import { type CurrencyId, sameCurrency } from './token'

/** An unlisted token that the visitor accepted, with the details that its contract returned at that time. */
export interface AcceptedToken {
  address: Address
  symbol: string
  name: string
  decimals: number
}

export interface TokenChoices {
  favourites: readonly CurrencyId[]
  recent: readonly CurrencyId[]
  accepted: readonly AcceptedToken[]
}

export const NO_CHOICES: TokenChoices = { favourites: [], recent: [], accepted: [] }

const without = (ids: readonly CurrencyId[], id: CurrencyId) => ids.filter((other) => !sameCurrency(other, id))

export function withRecent(choices: TokenChoices, id: CurrencyId): TokenChoices {
  return { ...choices, recent: [id, ...without(choices.recent, id)].slice(0, RECENT_TOKENS_MAX) }
}

export function withFavourite(choices: TokenChoices, id: CurrencyId, isFavourite: boolean): TokenChoices {
  const others = without(choices.favourites, id)
  return { ...choices, favourites: isFavourite ? [...others, id].slice(-CHOSEN_TOKENS_MAX) : others }
}

export function withAccepted(choices: TokenChoices, token: AcceptedToken): TokenChoices {
  const others = choices.accepted.filter(({ address }) => !sameCurrency(address, token.address))
  return { ...choices, accepted: [token, ...others].slice(0, CHOSEN_TOKENS_MAX) }
}
