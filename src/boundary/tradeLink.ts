import type { Address } from '#domain/chain/address'
import { NATIVE, type CurrencyId } from '#domain/token/token'
import type { TradeKind } from '#domain/pool/route'

// This module is the only parser for links to the trade page.

export interface TradeLink {
  input: CurrencyId | null
  output: CurrencyId | null
  value: string
  kind: TradeKind
  /** The range of the chart, which is not validated; undefined if the link has none. */
  range?: string
  /** Whether to show the trade card without the rest of the page. */
  embed?: true
  /** The chain id, which this build may not know; undefined if the link has none. */
  chainId?: number
}

type ReadAddress = (text: string) => Address | null

/** Whether a link's parameter stands for the native coin. In Uniswap's links this is "ETH" on every network. */
export const isCoinParam = (text: string): boolean => /^eth$/i.test(text)

function parseCurrency(text: string | null, readAddress: ReadAddress): CurrencyId | null {
  if (text === null) return null
  return isCoinParam(text) ? NATIVE : readAddress(text)
}

function chainOf(params: URLSearchParams): Pick<TradeLink, 'chainId'> {
  const chain = params.get('chain') ?? ''
  return /^[1-9]\d{0,15}$/.test(chain) ? { chainId: Number(chain) } : {}
}

export const linkedChain = (search: string): number | null => chainOf(new URLSearchParams(search)).chainId ?? null

/**
 * Parses a link to the trade page. The parameters have the same names as in Uniswap's links. Invalid parameters are
 * ignored, and so is an output token that equals the input token.
 */
export function parseTradeLink(search: string, readAddress: ReadAddress): TradeLink {
  const params = new URLSearchParams(search)
  const value = params.get('value') ?? ''
  const range = params.get('range')
  const input = parseCurrency(params.get('inputCurrency'), readAddress)
  const output = parseCurrency(params.get('outputCurrency'), readAddress)
  return {
    input,
    output: output?.toLowerCase() === input?.toLowerCase() ? null : output,
    value: /^\d{0,60}(?:\.\d{0,77})?$/.test(value) && /\d/.test(value) ? value : '',
    kind: params.get('field')?.toLowerCase() === 'output' ? 'exactOut' : 'exactIn',
    ...(range && { range }),
    ...(params.get('embed') === '1' && { embed: true }),
    ...chainOf(params),
  }
}

/** The query of a link to a trade; the inverse of `parseTradeLink`. */
export function tradeQuery({ input, output, value, kind, range, embed, chainId }: TradeLink): string {
  const params = new URLSearchParams()
  const text = (currency: CurrencyId) => (currency === NATIVE ? 'ETH' : currency)
  if (input) params.set('inputCurrency', text(input))
  if (output) params.set('outputCurrency', text(output))
  if (value) params.set('value', value)
  if (kind === 'exactOut') params.set('field', 'output')
  if (range) params.set('range', range)
  if (embed) params.set('embed', '1')
  if (chainId !== undefined) params.set('chain', String(chainId))
  return params.toString()
}
