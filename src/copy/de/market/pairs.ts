import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'

/** The heading of the pairs, which stands before they can be read. */
export const TOP_PAIRS = 'Top-Paare'
/** Under the heading, while no block is known. */
export const POOL_PRICES = 'Poolpreise'

/**
 * Why figures of a pair are not there.
 * @param coin - the symbol of the network's own
 * @param dollar - the symbol of the dollars that prices are by
 */
export const noDollars = (coin: string, dollar: string) =>
  `Kein Pool mit ${coin} oder ${dollar} ist tief genug für einen Preis in Dollar.`
export const NO_LIQUIDITY = 'Einer der Token hat keinen Preis in Dollar.'
export const TOO_FEW_PRICES = 'Zu wenige Preise der letzten 24 Stunden sind bekannt.'

const NO_PAST = 'Die Preise der letzten 24 Stunden konnten nicht geladen werden.'
/** Why a pair has no past day. */
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: 'Der Knoten speichert keinen Verlauf dieses Pools.',
  unanswered: NO_PAST,
  limited: 'Der Knoten begrenzt Anfragen: Die letzten 24 Stunden werden später geladen.',
  young: 'Der Pool ist weniger als einen Tag alt.',
}
/** `since`: for example "since 14:02". */
export const knownOnly = (since: string) => `Preise sind erst ${since} bekannt.`

const LOOKALIKES = { similarSymbol: 'täuschend ähnlich', sameSymbol: 'gleiches Symbol' } as const
/** Follows the pool if the symbols alone do not identify the tokens. */
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}, ${addressA} / ${addressB}`

/** Under the heading of the table. */
export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `${POOL_PRICES} bei Block ${grouped(String(blockNumber))}`

/** The figures of one pair. */
export const ALL_LIQUIDITY = 'Liquidität, alle Pools'
export const POOL_FEE = 'Poolgebühr'
export const DAY_HIGH = '24\u00a0h Hoch'
export const DAY_LOW = '24\u00a0h Tief'

/** The same where no pool holds both: of the shallower pool on the way. */
export const ROUTE = { liquidity: 'Liquidität der Route', depth: 'Für 1\u00a0% Bewegung' }
/** Why it is not known what moves the price, as a clause. */
export const UNKNOWN_DEPTH = {
  unread: 'bekannt, sobald ein Betrag eingegeben ist',
  unused: 'kein Trade dieses Paars nutzt die Pools, aus denen sein Preis stammt',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

/** Why the high and the low of a day are not known, as a clause; `covered`: the known part, for example "since 10:00". */
export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: 'Der Knoten begrenzt Anfragen',
    unread: noAnswer,
    reading: 'wird geladen',
    partial: `Preise sind erst ${covered} bekannt`,
    noHistory: 'Es gibt keinen Preisverlauf',
  })[why]

export const FIND_TOKEN = 'Token suchen'
export const REFRESH = 'Preise aktualisieren'

export const HEADS = {
  number: '#',
  pair: 'Paar',
  price: 'Preis',
  change: '24\u00a0h',
  chart: 'Hoch und Tief, 24\u00a0h',
  liquidity: 'Liquidität',
} as const

export const TRADE = 'Handeln'

export const NO_HISTORY = 'Kein Verlauf'
/** The earliest known price is later than that. */
export const NO_PRICE_A_DAY_AGO = 'Kein Preis von vor 24 Stunden.'

/** Under the table: pairs that are traded through other tokens. */
export const withoutPool = (pairs: number) =>
  counted(pairs, { one: '1 Paar ohne eigenen Pool', other: `${pairs} Paare ohne eigenen Pool` })

export const PRICES_FAILED = 'Die Poolpreise konnten nicht geladen werden'
/** After the sentence with the reason. */
export const TRADING_PAUSED = 'Der Handel ruht, bis die Preise wieder live sind.'
/** Where the trade card says why. */
export const NO_PRICES = 'Keine Preise'
export const LIST_FAILED = 'Die Paarliste konnte nicht geladen werden'
export const NO_PAIRS = 'Keine Paare zum Anzeigen'
export const SEARCH_INSTEAD = 'Suchen Sie stattdessen nach einem Token oder fügen Sie seine Adresse ein.'
