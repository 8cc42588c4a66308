import { FAQ_TOPICS, faqId, type FaqTopic } from '../domain/browser/faqTopic'
import { type Address, isAddressShaped } from '../domain/chain/address'
import { type CurrencyId, NATIVE } from '../domain/token/token'
import { isCoinParam } from './tradeLink'
import { HISTORY_RANGES, type HistoryRange, USUAL_RANGE } from '../domain/market/history'
import { PROFILE_TABS, type ProfileTab } from '../domain/wallet/profileTab'
import { checksummed } from './checksum'

/** The one parser for page URLs; the rest of a trade's link is in `tradeLink.ts`. */

export type AddressInput = { ok: true; address: Address } | { ok: false; reason: 'missing' | 'malformed' | 'checksum' }

interface WrongAddress {
  kind: 'wrong'
  reason: 'malformed' | 'checksum'
}

/** An address as typed or linked. Mixed case must have a valid checksum (EIP-55). */
export function parseAddress(text: string | null): AddressInput {
  const trimmed = (text ?? '').trim()
  if (trimmed === '') return { ok: false, reason: 'missing' }
  if (!isAddressShaped(trimmed)) return { ok: false, reason: 'malformed' }
  const digits = trimmed.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  const address = checksummed(`0x${digits}`)
  return isOneCase || address === trimmed ? { ok: true, address } : { ok: false, reason: 'checksum' }
}

/** The address in /token?address=…, or ETH for the network's own coin; a repeated parameter is malformed. */
export function parseTokenQuery(search: string): { ok: true; id: CurrencyId } | Extract<AddressInput, { ok: false }> {
  const values = new URLSearchParams(search).getAll('address')
  if (values.length > 1) return { ok: false, reason: 'malformed' }
  if (isCoinParam(values[0] ?? '')) return { ok: true, id: NATIVE }
  const parsed = parseAddress(values[0] ?? null)
  return parsed.ok ? { ok: true, id: parsed.address } : parsed
}

/** The account of /profile?address=…; `own` without one. A repeated parameter is malformed. */
export function parseProfileQuery(
  search: string,
): { kind: 'own' } | { kind: 'other'; address: Address } | WrongAddress {
  const values = new URLSearchParams(search).getAll('address')
  if (values.length === 0) return { kind: 'own' }
  const parsed = values.length > 1 ? null : parseAddress(values[0] ?? null)
  if (parsed?.ok) return { kind: 'other', address: parsed.address }
  return { kind: 'wrong', reason: parsed?.reason === 'checksum' ? 'checksum' : 'malformed' }
}

/** The tab that the hash of /profile#… names; `other` for what else is on the page, such as the FAQ. */
export function parseProfileHash(hash: string): ProfileTab | 'none' | 'other' {
  if (hash === '' || hash === '#') return 'none'
  return PROFILE_TABS.find((tab) => hash === `#${tab}`) ?? 'other'
}

/** The question that the hash of /profile#faq-… names, or null. */
export function parseFaqHash(hash: string): FaqTopic | null {
  return FAQ_TOPICS.find((topic) => hash === `#${faqId(topic)}`) ?? null
}

/** The address in a text, or null. */
export function readAddress(text: string): Address | null {
  const parsed = parseAddress(text)
  return parsed.ok ? parsed.address : null
}

/** The range of the chart in a page's query; the usual one where there is none, or one that no chart has. */
export function parseChartRange(search: string): HistoryRange {
  const value = new URLSearchParams(search).get('range')
  return value !== null && Object.hasOwn(HISTORY_RANGES, value) ? (value as HistoryRange) : USUAL_RANGE
}

/** A page's query with another range in it; the usual one stands in no address. */
export function withChartRange(search: string, range: HistoryRange): string {
  const params = new URLSearchParams(search)
  if (range === USUAL_RANGE) params.delete('range')
  else params.set('range', range)
  return params.toString()
}
