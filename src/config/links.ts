import { type CurrencyId, NATIVE } from '#domain/token/token'
import { PATHS } from './paths'
import { settings } from './settings'

/** The link's parameter for the chain. It is omitted if the build supports trading on only one network. */
const chainParam = (chainId: number): { chain?: string } =>
  settings.supportedChainIds.length > 1 ? { chain: String(chainId) } : {}

/** A currency in a link. As in Uniswap's links, the native coin is "ETH" on every network. */
const inLink = (id: string) => (id === NATIVE ? 'ETH' : id)

export function tokenHref(id: string, chainId: number): string {
  return `${PATHS.token}?${new URLSearchParams({ address: inLink(id), ...chainParam(chainId) }).toString()}`
}

/** The URL of the trade page with these tokens selected. The parameters have the same names as in Uniswap's links. */
export function swapHref(input: CurrencyId | null, output: CurrencyId | null, chainId: number): string {
  const query = new URLSearchParams({
    ...(input && { inputCurrency: inLink(input) }),
    ...(output && { outputCurrency: inLink(output) }),
    ...chainParam(chainId),
  }).toString()
  return query ? `${PATHS.swap}?${query}` : PATHS.swap
}
