import type { Chain } from '../chain/chain'
import { bySort, type Sort } from '../browser/sort'
import { type CurrencyId, NATIVE } from '../token/token'
import type { CoinHolding, TokenHolding } from './holdings'

/** What an account holds, coin and tokens alike. Amounts are base units, prices and values dollars with 18 decimals. */
export interface HeldAsset {
  id: CurrencyId
  symbol: string
  name: string
  logoURI: string | null
  units: bigint
  /** Null where neither the token nor its list reports them. */
  decimals: number | null
  /** For one whole token; null where there is no price. */
  usd: bigint | null
  value: bigint | null
}

/** The figures by which holdings are sorted. */
export type HoldingColumn = 'price' | 'balance' | 'value'

/** A whole token's worth of base units, with 18 decimals, so that balances of different tokens compare. */
function figureOf({ usd, value, units, decimals }: HeldAsset, column: HoldingColumn): bigint | null {
  if (column === 'price') return usd
  if (column === 'value') return value
  return decimals === null ? null : (units * 10n ** 18n) / 10n ** BigInt(decimals)
}

/** Holdings in the order of a column, the coin among them if there is any of it. */
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
