import { type CurrencyId, NATIVE } from '../domain/token/token'
import { PATHS } from './paths'
import { settings } from './settings'

/** The part of a link that names the network, where there are several. */
const chainParam = (chainId: number): { chain?: string } =>
  settings.supportedChainIds.length > 1 ? { chain: String(chainId) } : {}

/** The word for the network's own coin where a link names a token, as in Uniswap's links. */
const inLink = (id: string) => (id === NATIVE ? 'ETH' : id)

/** The page of a token, or of the network's own coin. */
export function tokenHref(id: string, chainId: number): string {
  return `${PATHS.token}?${new URLSearchParams({ address: inLink(id), ...chainParam(chainId) }).toString()}`
}

/** The trade page with both sides chosen, in Uniswap's parameter names. */
export function swapHref(input: CurrencyId | null, output: CurrencyId | null, chainId: number): string {
  const query = new URLSearchParams({
    ...(input && { inputCurrency: inLink(input) }),
    ...(output && { outputCurrency: inLink(output) }),
    ...chainParam(chainId),
  }).toString()
  return query ? `${PATHS.swap}?${query}` : PATHS.swap
}
