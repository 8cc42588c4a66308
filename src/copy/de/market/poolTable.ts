import { counted } from '../browser/grammar'
import { usdAboutText } from '../../../domain/market/money'
import type { DepthUsd } from '../../../domain/market/poolLiquidity'

export const HEADS = {
  pair: 'Paar',
  price: 'Preis',
  depth: 'Für 1\u00a0% Bewegung',
  liquidity: 'Liquidität',
} as const

export const sellFor = (amount: string) => `${amount} verkaufen`
export const buyFor = (amount: string) => `${amount} kaufen`
/** Both in one line, where there is no column for them. */
export const depthInShort = (sell: string, buy: string) => `1\u00a0%: ${sellFor(sell)}, ${buyFor(buy)}`

/** Below a price: what must be sold for it to fall by 1 %, and bought for it to rise by as much. */
export const depthBelowPrice = (sell: string, buy: string) => `1\u00a0%: ${sell} / ${buy}`

export const NO_LIQUIDITY = 'Einer der beiden Token hat keinen Preis in Dollar'

export const POOLS_FAILED = 'Die Pools konnten nicht geladen werden'
/** After the sentence with the reason. */
export const RETRY_WITH_BLOCK = 'Neuer Versuch mit dem nächsten Block.'

/** Why the depth of a pool is not known. */
export const NO_DEPTH = {
  loading: 'wird geladen',
  unused: 'Kein Trade nutzt diesen Pool, oder er konnte nicht geladen werden',
  unpriced: 'Der andere Token hat keinen Preis in Dollar',
} as const

export const moreThan = (amount: string) => `mehr als ${amount}`
/** The amounts that must be sold or bought in a pool for its price to move by 1 %, for example "2 LINK". */
export const depthTitle = (sell: string, buy: string) =>
  `Ein Verkauf von ${sell} senkt den Preis im Pool um 1\u00a0%, ein Kauf von ${buy} hebt ihn um 1\u00a0%`

/**
 * "About $91,000 bought or sold moves the price by 1%."
 * @param known - for how many of the pools the depth is known
 */
export function depthTotal(pools: number, known: number, { sell, buy, isSellMore, isBuyMore }: DepthUsd): string {
  const worth = (usd: bigint, isMore: boolean) => `${isMore ? 'mehr als' : 'etwa'} ${usdAboutText(usd)}`
  const [sold, bought] = [worth(sell, isSellMore), worth(buy, isBuyMore)]
  const amounts = sold === bought ? `Kauf oder Verkauf von ${sold}` : `Verkauf von ${sold} oder ein Kauf von ${bought}`
  if (known === pools) return `Ein ${amounts} bewegt den Preis um 1\u00a0%.`
  return counted(known, {
    one: `In 1 von ${pools} Pools bewegt ein ${amounts} den Preis um 1\u00a0%.`,
    other: `In ${known} von ${pools} Pools zusammen bewegt ein ${amounts} den Preis um 1\u00a0%.`,
  })
}

/** "4 pools", or "3 of 4 pools" where the liquidity of only some is known. */
export function pooledText(pools: number, known: number): string {
  return known === 0 || known === pools
    ? counted(pools, { one: '1 Pool', other: `${pools} Pools` })
    : `${known} von ${pools} Pools`
}
