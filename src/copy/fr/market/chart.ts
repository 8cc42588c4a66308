import { counted, phrases } from '../browser/grammar'
import type { ChangeDirection, HistoryRange, HistorySource, PriceSeries } from '#domain/market/history'
import { grouped } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { DIRECTED } from './figures'

export const CHART = 'Graphique du prix'
export const RANGE = 'Période du graphique'
export const NO_HISTORY = 'Aucun historique des prix'
export const READER = 'Lire le graphique'
export const READINGS = 'Relevés'
export const TIME = 'Heure'
export const PRICE = 'Prix'
export const NOW = 'Actuel'
/** The change of the price up to the selected point: "+1.2% since the start". */
export const sinceStart = (change: string) => `${change} depuis le début`

export const RANGE_LABELS: Readonly<Record<HistoryRange, string>> = {
  '1h': '1\u00a0h',
  '24h': '24\u00a0h',
  '7d': '7\u00a0j',
  '30d': '30\u00a0j',
  '1y': '1\u00a0an',
}

export const RANGE_MISSING = 'Le nœud ne garde pas de prix aussi anciens.'

export const NO_LINE: Readonly<Record<NonNullable<PriceSeries['reason']> | 'gap', string>> = {
  noArchive: 'Le nœud ne garde pas les blocs passés. Le prix actuel est en direct.',
  young: 'Ce pool est plus récent que cela. Le prix actuel est en direct.',
  unanswered: 'Le nœud n’a pas répondu aux requêtes sur les blocs passés. Le prix actuel est en direct.',
  limited: 'Le nœud limite les requêtes, les prix passés se chargent donc plus tard. Le prix actuel est en direct.',
  gap: 'Les prix des dernières heures manquent. Le prix actuel est en direct.',
}

export const KIND = 'Type de graphique'
export const KIND_LABELS = { line: 'Ligne', candles: 'Bougies' } as const
export const NO_CANDLES = 'Le nœud n’a pas renvoyé les opérations de la dernière heure.'
export const CANDLE_HEADS = {
  open: 'Ouverture',
  high: 'Plus haut',
  low: 'Plus bas',
  close: 'Clôture',
  volume: 'Volume',
} as const

type CandleFigures = Record<keyof typeof CANDLE_HEADS, string>

export const candleText = ({ open, high, low, close, volume }: CandleFigures) =>
  `Ouverture ${open}, plus haut ${high}, plus bas ${low}, clôture ${close}, volume ${volume}`

export function candlesText(trades: number, minutes: number, until: string): string {
  const [count, length] = [grouped(String(trades)), durationText(minutes)]
  return counted(trades, {
    one: `${count} opération en bougies de ${length}, jusqu’à ${until}`,
    many: `${count} d’opérations en bougies de ${length}, jusqu’à ${until}`,
    other: `${count} opérations en bougies de ${length}, jusqu’à ${until}`,
  })
}

export const NO_PAIR_CHART = {
  failed: 'Les prix n’ont pas pu être chargés.',
  noPool: 'Aucun pool ne détient directement les deux tokens, et l’un d’eux n’a pas de prix en dollars.',
  oneToOne: 'La monnaie et son token wrappé s’échangent toujours un pour un.',
} as const

export const crossedPair = (base: string, unit: string) => `Aucun pool direct\u00a0: ${base} ÷ ${unit} en dollars`

const SOURCES: Readonly<Record<HistorySource, string>> = {
  archive: 'dans les blocs passés',
  logs: 'dans les opérations passées',
  rounds: 'dans un flux de prix',
}

export function readingsText(known: number, source: HistorySource, since: string | null): string {
  const readings = counted(known, {
    one: `${grouped(String(known))} relevé ${SOURCES[source]}`,
    many: `${grouped(String(known))} de relevés ${SOURCES[source]}`,
    other: `${grouped(String(known))} relevés ${SOURCES[source]}`,
  })
  return since === null ? readings : `${readings}, ${since}`
}

export function lineText(
  line: { high: string; low: string; now: string; since: string | null },
  range: string,
): string {
  return `Prix ${line.since ?? `sur la dernière période de ${range}`}. Plus haut ${line.high}, plus bas ${line.low}, maintenant ${line.now}.`
}

export const highText = (since: string | null) => (since === null ? 'Plus haut' : `Plus haut ${since}`)
export const lowText = (since: string | null) => (since === null ? 'Plus bas' : `Plus bas ${since}`)

interface SpokenReading {
  value: string
  time: string
  change?: { direction: ChangeDirection; text: string }
}

export function readingText({ value, time, change }: SpokenReading): string {
  return phrases(value, time, change && DIRECTED[change.direction](change.text))
}

export const OWN_TRADES = 'Vos échanges'
export const boughtText = (amount: string, paid: string) => `Achat de ${amount} pour ${paid}`
export const soldText = (amount: string, received: string) => `Vente de ${amount} pour ${received}`

export function atBlock(blockNumber: number, age: string | null): string {
  const block = `Bloc ${grouped(String(blockNumber))}`
  return age === null ? block : `${block}, ${age}`
}

export const LOADING = 'Chargement de l’historique des prix'
