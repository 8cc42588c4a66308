import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const TOP_PAIRS = 'Paires majeures'
export const POOL_PRICES = 'Prix des pools'

export const noDollars = (coin: string, dollar: string) =>
  `Aucun pool avec ${coinWord(coin)} ou ${dollar} n’est assez profond pour un prix en dollars.`
export const NO_LIQUIDITY = 'L’un des tokens n’a pas de prix en dollars.'
export const TOO_FEW_PRICES = 'Trop peu de prix des dernières 24\u00a0h sont connus.'

const NO_PAST = 'Les prix des dernières 24\u00a0h n’ont pas pu être chargés.'
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: 'Le nœud ne garde pas d’historique de ce pool.',
  unanswered: NO_PAST,
  limited: 'Le nœud limite les requêtes\u00a0: les dernières 24\u00a0h se chargeront plus tard.',
  young: 'Le pool a moins d’un jour.',
}
export const knownOnly = (since: string) => `Les prix ne sont connus que ${since}.`

const LOOKALIKES = { similarSymbol: 'ressemblance trompeuse', sameSymbol: 'même symbole' } as const
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}, ${addressA} / ${addressB}`

export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `${POOL_PRICES} au bloc ${grouped(String(blockNumber))}`

export const ALL_LIQUIDITY = 'Liquidité, tous les pools'
export const POOL_FEE = 'Frais de pool'
export const DAY_HIGH = 'Plus haut 24\u00a0h'
export const DAY_LOW = 'Plus bas 24\u00a0h'

export const ROUTE = { liquidity: 'Liquidité sur la route', depth: 'Pour bouger de 1\u00a0%' }
export const UNKNOWN_DEPTH = {
  unread: 'connu dès qu’un montant est saisi',
  unused: 'aucune opération de cette paire n’utilise les pools qui donnent son prix',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: 'le nœud limite les requêtes',
    unread: noAnswer,
    reading: 'chargement',
    partial: `les prix ne sont connus que ${covered}`,
    noHistory: 'il n’y a pas d’historique des prix',
  })[why]

export const FIND_TOKEN = 'Trouver un token'
export const REFRESH = 'Actualiser les prix'

export const HEADS = {
  number: '#',
  pair: 'Paire',
  price: 'Prix',
  change: '24\u00a0h',
  chart: 'Haut et bas, 24\u00a0h',
  liquidity: 'Liquidité',
} as const

export const TRADE = 'Négocier'

export const NO_HISTORY = 'Sans historique'
export const NO_PRICE_A_DAY_AGO = 'Aucun prix d’il y a 24\u00a0h.'

export const withoutPool = (pairs: number) =>
  counted(pairs, {
    one: `${pairs} paire sans pool propre`,
    many: `${pairs} de paires sans pool propre`,
    other: `${pairs} paires sans pool propre`,
  })

export const PRICES_FAILED = 'Les prix des pools n’ont pas pu être chargés'
export const TRADING_PAUSED = 'Les opérations sont suspendues jusqu’à ce que les prix soient de nouveau en direct.'
export const NO_PRICES = 'Aucun prix'
export const LIST_FAILED = 'La liste des paires n’a pas pu être chargée'
export const NO_PAIRS = 'Aucune paire à afficher'
export const SEARCH_INSTEAD = 'Cherchez plutôt un token ou collez son adresse.'
