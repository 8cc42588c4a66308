import { getAddress } from 'ethers'
import type { Address } from '../domain/address'
import { NATIVE, type CurrencyId } from '../domain/token'
import type { TradeKind } from '../domain/trade/quote'

/** The one parser for what the address bar says. */

export type AddressInput = { ok: true; address: Address } | { ok: false; reason: 'missing' | 'malformed' | 'checksum' }

/** An address as a person or a link gives it. Mixed case must carry a right checksum (EIP-55). */
export function parseAddress(text: string | null): AddressInput {
  const trimmed = (text ?? '').trim()
  if (trimmed === '') return { ok: false, reason: 'missing' }
  if (!/^0x[0-9a-fA-F]{40}$/.test(trimmed)) return { ok: false, reason: 'malformed' }
  const digits = trimmed.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  const address = getAddress(`0x${digits.toLowerCase()}`) as Address
  return isOneCase || address === trimmed ? { ok: true, address } : { ok: false, reason: 'checksum' }
}

/** The address in /token?address=…; a repeated parameter is malformed. */
export function parseTokenQuery(search: string): AddressInput {
  const values = new URLSearchParams(search).getAll('address')
  return values.length > 1 ? { ok: false, reason: 'malformed' } : parseAddress(values[0] ?? null)
}

export interface TradeLink {
  input: CurrencyId | null
  output: CurrencyId | null
  value: string
  kind: TradeKind
}

function parseCurrency(text: string | null): CurrencyId | null {
  if (text && /^eth$/i.test(text)) return NATIVE
  const parsed = parseAddress(text)
  return parsed.ok ? parsed.address : null
}

/** A link to the trade page, in Uniswap's parameter names. What cannot be read, or would be bought with itself, is left out. */
export function parseTradeLink(search: string): TradeLink {
  const params = new URLSearchParams(search)
  const value = params.get('value') ?? ''
  const input = parseCurrency(params.get('inputCurrency'))
  const output = parseCurrency(params.get('outputCurrency'))
  return {
    input,
    output: output === input ? null : output,
    value: /^\d{0,60}(?:\.\d{0,77})?$/.test(value) && /\d/.test(value) ? value : '',
    kind: params.get('field')?.toLowerCase() === 'output' ? 'exactOut' : 'exactIn',
  }
}

/** The query of a link that leads back to the same trade. */
export function tradeQuery({ input, output, value, kind }: TradeLink): string {
  const params = new URLSearchParams()
  const text = (currency: CurrencyId) => (currency === NATIVE ? 'ETH' : currency)
  if (input) params.set('inputCurrency', text(input))
  if (output) params.set('outputCurrency', text(output))
  if (value) params.set('value', value)
  if (kind === 'exactOut') params.set('field', 'output')
  return params.toString()
}
