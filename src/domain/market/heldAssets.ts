import type { Chain } from '../chain/chain'
import { bySort, type Sort } from '../browser/sort'
import { writtenScale } from '../token/amount'
import { type Currency, NATIVE, scaleWith, type TokenScale } from '../token/token'
import { shownPrice } from './money'
import type { CoinHolding, TokenHolding } from './holdings'

/** The native coin or a token in an account. Amounts are base units; prices and values are dollars with 18 decimals. */
export interface HeldAsset extends Pick<Currency, 'id' | 'symbol' | 'name' | 'logoURI'> {
  units: bigint
  /** The asset's decimals; null if neither the token nor its list reports them. */
  decimals: number | null
  /** How the asset's amounts are written; null until it is known. */
  scale: TokenScale | null
  /** The price of one whole token; null if unknown. */
  usd: bigint | null
  value: bigint | null
}

/** Balances that are worth less, in dollars with 18 decimals, may be hidden. */
export const SMALL_VALUE = 10n ** 18n

/** Whether an asset is known to be worth little. An asset without a price may be worth anything. */
export const isSmall = ({ value }: Pick<HeldAsset, 'value'>) => value !== null && value < SMALL_VALUE

export type HoldingColumn = 'price' | 'balance' | 'value'

/** Balances are converted to 18 decimals, so that those of different tokens can be compared. */
function figureOf({ usd, value, units, scale }: HeldAsset, column: HoldingColumn): bigint | null {
  if (column === 'value') return value
  if (scale === null) return null
  if (column === 'price') return usd === null ? null : shownPrice(usd, scale)
  const { decimals, multiplier } = writtenScale(scale)
  return (units * multiplier * 10n ** 18n) / 10n ** BigInt(decimals)
}

export function heldAssets(
  native: CoinHolding | null,
  holdings: readonly (TokenHolding & { multiplier: string | null | undefined })[],
  nativeCurrency: Chain['nativeCurrency'],
  { column, direction }: Sort<HoldingColumn>,
): HeldAsset[] {
  const coin: HeldAsset[] =
    native && native.units > 0n
      ? [{ id: NATIVE, ...nativeCurrency, scale: nativeCurrency, logoURI: null, ...native }]
      : []
  const tokens = holdings.map(({ token: { address, symbol, name, logoURI }, multiplier, ...rest }): HeldAsset => {
    const scale = rest.decimals === null || multiplier === undefined ? null : scaleWith(rest.decimals, multiplier)
    return { id: address, symbol, name, logoURI, ...rest, scale }
  })
  return [...coin, ...tokens].sort((a, b) => bySort(figureOf(a, column), figureOf(b, column), direction))
}
