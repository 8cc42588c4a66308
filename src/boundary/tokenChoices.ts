import * as v from 'valibot'
import {
  CHOSEN_TOKENS_MAX,
  DECIMALS_MAX,
  RECENT_TOKENS_MAX,
  TOKEN_NAME_MAX,
  TOKEN_SYMBOL_MAX,
} from '#domain/token/limits'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import type { AcceptedToken, TokenChoices } from '#domain/token/tokenChoices'
import { checkedAddress, shownText, whole } from './schemas'

// This module parses the stored choices of the token selector. Invalid records and duplicates are dropped.

const CHAINS_MAX = 50

const currencyId = v.union([v.literal(NATIVE), checkedAddress])
const acceptedToken = v.object({
  address: checkedAddress,
  symbol: shownText(TOKEN_SYMBOL_MAX),
  name: shownText(TOKEN_NAME_MAX),
  decimals: whole(0, DECIMALS_MAX),
})

/** The valid records of a list: at most `max`, without duplicates. */
function fitting<T>(
  value: unknown,
  schema: v.GenericSchema<unknown, T>,
  idOf: (record: T) => string,
  max: number,
): T[] {
  const found = new Map<string, T>()
  for (const record of Array.isArray(value) ? value.slice(0, 10 * max) : []) {
    const parsed = v.safeParse(schema, record)
    if (parsed.success && !found.has(idOf(parsed.output))) found.set(idOf(parsed.output), parsed.output)
  }
  return [...found.values()].slice(0, max)
}

function choicesOf(value: unknown): TokenChoices | null {
  const parsed = v.safeParse(v.record(v.string(), v.unknown()), value)
  if (!parsed.success) return null
  const { favourites, recent, accepted } = parsed.output
  const itself = (id: CurrencyId) => id
  return {
    favourites: fitting(favourites, currencyId, itself, CHOSEN_TOKENS_MAX),
    recent: fitting(recent, currencyId, itself, RECENT_TOKENS_MAX),
    accepted: fitting<AcceptedToken>(accepted, acceptedToken, (token) => token.address, CHOSEN_TOKENS_MAX),
  }
}

export function parseTokenChoices(value: Readonly<Record<string, unknown>>): Record<number, TokenChoices> {
  const found: Record<number, TokenChoices> = {}
  for (const [chainId, stored] of Object.entries(value).slice(0, CHAINS_MAX)) {
    const choices = /^[1-9]\d{0,15}$/.test(chainId) ? choicesOf(stored) : null
    if (choices) found[Number(chainId)] = choices
  }
  return found
}
