import type { CurrencyId } from '../domain/token/token'
import { NATIVE } from '../domain/token/token'
import type { OtherNames } from '../domain/token/tokenSearch'

/** What people call common tokens besides their name on the list, so that they are found by it. */
export const OTHER_NAMES: OtherNames = new Map<CurrencyId, string>([
  [NATIVE, 'Ethereum'],
  ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 'Wrapped Ethereum'],
  ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USD Coin'],
  ['0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', 'Wrapped Bitcoin'],
])
