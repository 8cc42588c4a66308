import { shownPrice, usdPriceText } from '#domain/market/money'
import type { KnownFigure } from '#store/market/knownFigures'
import type { OptionFigures } from '../../views/search/OptionFigures'
import { changeText } from '../market/changeText'

/**
 * A token's price and change as texts; undefined if the price is unknown.
 * @param multiplier - the token's multiplier (ERC-8056); undefined while it is unknown
 */
export const shownFigures = (
  known: KnownFigure | undefined,
  multiplier: string | null | undefined,
): OptionFigures | undefined =>
  known && multiplier !== undefined
    ? {
        price: usdPriceText(shownPrice(known.price, multiplier === null ? {} : { uiMultiplier: multiplier })),
        change: known.change && changeText(known.change),
      }
    : undefined
