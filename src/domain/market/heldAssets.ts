import type { Chain } from '../chain/chain'
import { bySort, type Sort } from '../browser/sort'
import { type CurrencyId, NATIVE } from '../token/token'
import type { CoinHolding, TokenHolding } from './holdings'

/** The native coin or a token in an account. Amounts are base units; prices and values are dollars with 18 decimals. */
export interface HeldAsset {
  id: CurrencyId
  symbol: string
  name: string
  logoURI: string | null
  units: bigint
  /** The asset's decimals; null if neither the token nor its list reports them. */
  decimals: number | null
  /** The price of one whole token; null if unknown. */
  usd: bigint | null
  value: bigint | null
}

export type HoldingColumn = 'price' | 'balance' | 'value'

/**
 * The value by which a column is sorted. Balances are converted to 18 decimals, so that those of different tokens can
 * be compared.
 */
function figureOf({ usd, value, units, decimals }: HeldAsset, column: HoldingColumn): bigint | null {
  if (column === 'price') return usd
  if (column === 'value') return value
  return decimals === null ? null : (units * 10n ** 18n) / 10n ** BigInt(decimals)
}

export function heldAssets(
  native: CoinHolding | null,
  holdings: readonly TokenHolding[],
  nativeCurrency: Chain['nativeCurrency'],
  { column, direction }: Sort<HoldingColumn>,
): HeldAsset[] {
  const coin: HeldAsset[] =
    native && native.units > 0n ? [{ id: NATIVE, ...nativeCurrency, logoURI: null, ...native }] : []
  const tokens = holdings.map(({ token: { address, symbol, name, logoURI }, ...rest }): HeldAsset => {
    return { id: address, symbol, name, logoURI, ...rest }
  })
  return [...coin, ...tokens].sort((a, b) => bySort(figureOf(a, column), figureOf(b, column), direction))
}
