import type { Settings } from '../build/settings'
import type { CommonTokens, ListedNetwork } from '#domain/chain/network'
import { type Address, sameAddress } from '#domain/chain/address'
import { type CurrencyId, NATIVE, sameCurrency } from '#domain/token/token'
import type { TradeDraft } from '#domain/trade/draft'

export type { Settings }

/** The operator's settings, which the build validates and inserts. */
export const settings: Settings = __SETTINGS__

export const isTokenOffered = (token: Address): boolean =>
  !settings.tokensDenied.some((denied) => sameAddress(denied, token)) &&
  (settings.tokensAllowed === null || settings.tokensAllowed.some((allowed) => sameAddress(allowed, token)))

/** Whether the operator offers a pair on a network. The native and the wrapped coin count as the same token. */
export function isPairOffered(chainId: number, one: CurrencyId, other: CurrencyId): boolean {
  const weth = commonTokensOf(chainId)?.weth
  const plain = (id: CurrencyId) => (weth && sameAddress(id, weth) ? NATIVE : id)
  const isPair = (a: CurrencyId, b: CurrencyId) => sameCurrency(a, plain(one)) && sameCurrency(b, plain(other))
  return !settings.pairsDenied.some(([a, b]) => isPair(plain(a), plain(b)) || isPair(plain(b), plain(a)))
}

/** The wrapped coin and the dollar token of a chain; undefined if the build does not list the chain. */
export const commonTokensOf = (chainId: number): CommonTokens | undefined => networkOf(chainId)?.deployment

/** The operator's choice, or by default the native coin and USDC. */
export function firstPairOf(chainId: number): Pick<TradeDraft, 'sell' | 'buy'> {
  const [sell, buy] = settings.firstPairs[chainId] ?? [NATIVE, commonTokensOf(chainId)?.usdc ?? null]
  return { sell, buy }
}

/** The data of a network; undefined if the build does not list it. */
export function networkOf(chainId: number): ListedNetwork | undefined {
  return settings.networks.find(({ chain }) => chain.id === chainId)
}

/** The version in package.json. */
export const version: string = __VERSION__
