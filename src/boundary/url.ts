import { FAQ_TOPICS, faqId, type FaqTopic } from '#domain/browser/faqTopic'
import { type Address, isAddressShaped } from '#domain/chain/address'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { isCoinParam } from './tradeLink'
import { CANDLE_RANGE, type ChartKind, HISTORY_RANGES, type HistoryRange, USUAL_RANGE } from '#domain/market/history'
import { PROFILE_TABS, type ProfilePlace, type ProfileTab } from '#domain/profile/profileTab'
import { checksummed } from './checksum'

// This module is the only parser for page URLs, except for links to the trade page (see `tradeLink.ts`).

type AddressInput = { ok: true; address: Address } | { ok: false; reason: 'missing' | 'malformed' | 'checksum' }

interface WrongAddress {
  kind: 'wrong'
  reason: 'malformed' | 'checksum'
}

/** Parses a typed or linked address. An address in mixed case must have a valid checksum (EIP-55). */
export function parseAddress(text: string | null): AddressInput {
  const trimmed = (text ?? '').trim()
  if (trimmed === '') return { ok: false, reason: 'missing' }
  if (!isAddressShaped(trimmed)) return { ok: false, reason: 'malformed' }
  const digits = trimmed.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  const address = checksummed(`0x${digits}`)
  return isOneCase || address === trimmed ? { ok: true, address } : { ok: false, reason: 'checksum' }
}

/** Parses the address in /token?address=…, which is ETH for the native coin. A repeated parameter is malformed. */
export function parseTokenQuery(search: string): { ok: true; id: CurrencyId } | Extract<AddressInput, { ok: false }> {
  const values = new URLSearchParams(search).getAll('address')
  if (values.length > 1) return { ok: false, reason: 'malformed' }
  if (isCoinParam(values[0] ?? '')) return { ok: true, id: NATIVE }
  const parsed = parseAddress(values[0] ?? null)
  return parsed.ok ? { ok: true, id: parsed.address } : parsed
}

/** Parses the account in /profile?address=…; `own` if there is no parameter. A repeated parameter is malformed. */
export function parseProfileQuery(
  search: string,
): { kind: 'own' } | { kind: 'other'; address: Address } | WrongAddress {
  const values = new URLSearchParams(search).getAll('address')
  if (values.length === 0) return { kind: 'own' }
  const parsed = values.length > 1 ? null : parseAddress(values[0] ?? null)
  if (parsed?.ok) return { kind: 'other', address: parsed.address }
  return { kind: 'wrong', reason: parsed?.reason === 'checksum' ? 'checksum' : 'malformed' }
}

/** Parses the tab in /profile#…; `other` if the hash names another element of the page, such as a question. */
export function parseProfileHash(hash: string): ProfileTab | 'none' | 'other' {
  if (hash === '' || hash === '#') return 'none'
  return PROFILE_TABS.find((tab) => hash === `#${tab}`) ?? 'other'
}

/** Parses the place in the hash of /profile. A question belongs to the questions. */
export function parseProfilePlace(hash: string): ProfilePlace {
  if (hash === '#imprint') return 'imprint'
  return hash === '#faq' || parseFaqHash(hash) !== null ? 'faq' : 'account'
}

/** Parses the question in /profile#faq-…; null for any other hash. */
export function parseFaqHash(hash: string): FaqTopic | null {
  return FAQ_TOPICS.find((topic) => hash === `#${faqId(topic)}`) ?? null
}

/** Parses an address and verifies its checksum; null if invalid. */
export function readAddress(text: string): Address | null {
  const parsed = parseAddress(text)
  return parsed.ok ? parsed.address : null
}

/** The range of the chart in a page's query; the default range if it is missing or unknown. */
export function parseChartRange(search: string): HistoryRange {
  const value = new URLSearchParams(search).get('range')
  return value !== null && Object.hasOwn(HISTORY_RANGES, value) ? (value as HistoryRange) : USUAL_RANGE
}

/** Replaces the chart's range in a page's query. URLs do not contain the default range. */
export function withChartRange(search: string, range: HistoryRange): string {
  const params = new URLSearchParams(search)
  if (range === USUAL_RANGE) params.delete('range')
  else params.set('range', range)
  if (range !== CANDLE_RANGE) params.delete('chart')
  return params.toString()
}

/** The kind of the chart in a page's query. Only `CANDLE_RANGE` has candles. */
export function parseChartKind(search: string): ChartKind {
  const isWanted = new URLSearchParams(search).get('chart') === 'candles'
  return isWanted && parseChartRange(search) === CANDLE_RANGE ? 'candles' : 'line'
}

/** Replaces the kind of the chart in a page's query. Candles also choose the range that has them. */
export function withChartKind(search: string, kind: ChartKind): string {
  if (kind === 'candles') {
    const params = new URLSearchParams(withChartRange(search, CANDLE_RANGE))
    params.set('chart', kind)
    return params.toString()
  }
  const params = new URLSearchParams(search)
  params.delete('chart')
  return params.toString()
}
