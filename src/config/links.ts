import type { CurrencyId } from '../domain/token/token'
import { PATHS } from './paths'
import { settings } from './settings'

/** The part of a link that names the network, where there are several. */
const chainParam = (chainId: number): { chain?: string } =>
  settings.supportedChainIds.length > 1 ? { chain: String(chainId) } : {}

export function tokenHref(address: string, chainId: number): string {
  return `${PATHS.token}?${new URLSearchParams({ address, ...chainParam(chainId) }).toString()}`
}

/** The trade page with both sides chosen, in Uniswap's parameter names. */
export function swapHref(input: CurrencyId | null, output: CurrencyId | null, chainId: number): string {
  const query = new URLSearchParams({
    ...(input && { inputCurrency: input === 'native' ? 'ETH' : input }),
    ...(output && { outputCurrency: output === 'native' ? 'ETH' : output }),
    ...chainParam(chainId),
  }).toString()
  return query ? `${PATHS.swap}?${query}` : PATHS.swap
}
