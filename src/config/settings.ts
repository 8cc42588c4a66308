import type { CommonTokens, ListedNetwork } from '../domain/chain/network'
import { type Address, sameAddress } from '../domain/chain/address'
import type { FooterLink } from '../domain/browser/footerLink'
import { type CurrencyId, NATIVE, sameCurrency } from '../domain/token/token'
import type { TradeDraft } from '../domain/trade/draft'
import type { Terms } from '../domain/wallet/terms'
import type { TradeCaps } from '../domain/trade/limits'
import type { OperatorFee } from '../domain/trade/siteFee'
import type { Language } from '../domain/browser/languages'
import type { ImprintSettings } from '../domain/profile/imprint'

export interface Brand {
  /** A folder in `public` with the mark and pictures; null for the usual ones. */
  folder: string | null
  /** As #rrggbb, those that are set. */
  colours: Readonly<Partial<Record<'accent' | 'background' | 'text' | 'up' | 'down' | 'warn', string>>>
  /** The corner of buttons and fields in pixels. */
  radius: number | null
}

/**
 * What the operator may configure. The values are fixed at build time (see .env.example for what each one means) and
 * are read in the browser from the constant `__SETTINGS__`.
 */
export interface Settings {
  /** Product name in the top bar, page titles and dialogs. */
  appName: string
  /** The site's address, for example "https://app.example". Null omits everything that needs the whole address. */
  siteUrl: string | null
  /** The site's path below its host: empty at the root, or for example "/folder". */
  basePath: string
  /** The languages that the site has, English first. */
  languages: Language[]
  /** The chain ids of the networks on which trading is offered, the usual one first. */
  supportedChainIds: number[]
  /** Configured chains, in the order of the network dialog. */
  chainIds: number[]
  /** The build's data about them, in the same order. Their contracts are in `deployments.ts`. */
  networks: readonly ListedNetwork[]
  /** Key of the hosted node service, or null for plain RPC URLs only. Public: it is in the bundle. */
  alchemyKey: string | null
  /** Plain RPC URLs of every configured chain, first choice first. */
  rpcUrls: Record<number, string[]>
  /** How many nodes must return the same response. */
  rpcQuorum: number
  /** Where the token list is fetched, first choice first: https URLs or paths of the same origin. */
  tokenListUrls: string[]
  /** Where the pair list is fetched, first choice first: https URLs or paths of the same origin. */
  pairListUrls: string[]
  /** Project id of the WalletConnect relay, or null: WalletConnect is then not offered. */
  walletConnectProjectId: string | null
  /** A relay other than the public one, or null. */
  walletConnectRelayUrl: string | null
  /** Whether visitors may use a node of their own for each network that is traded on. */
  customRpc: boolean
  /** Origins of the pages that may show this one inside them, and whose wallet is then used; usually none. */
  frameAncestors: string[]
  /** The fee that the operator takes of what is bought; null where there is none. */
  siteFee: OperatorFee | null
  /** What the trade card of a network begins to sell and to receive, where that is not the usual pair. By chain id. */
  firstPairs: Readonly<Record<number, readonly [sell: CurrencyId, buy: CurrencyId]>>
  /** The only tokens that are offered; null for all. */
  tokensAllowed: readonly Address[] | null
  /** Tokens that are not offered. */
  tokensDenied: readonly Address[]
  /** Pairs that are not traded. */
  pairsDenied: readonly (readonly [CurrencyId, CurrencyId])[]
  /** Whether tokens that are not on the list can be traded once they are accepted. */
  importUnlisted: boolean
  /** The looks of the site, where they are not the usual ones. */
  brand: Brand
  /** The operator's limits of trades. */
  caps: TradeCaps
  /** What has to be accepted before a wallet is connected; null for nothing. */
  terms: Terms | null
  /** Further links in the footer. */
  footerLinks: readonly FooterLink[]
  imprint: ImprintSettings
  /** The commit that was built, in hexadecimal; null if it is not named. */
  commit: string | null
  /** The build is a preview: every page says so, and the imprint may be incomplete. */
  isPreview: boolean
}

/** The settings of the build (see .env.example). Validated at build time, so they are trusted here. */
export const settings: Settings = __SETTINGS__

/** Whether the operator offers a token. */
export const isTokenOffered = (token: Address): boolean =>
  !settings.tokensDenied.some((denied) => sameAddress(denied, token)) &&
  (settings.tokensAllowed === null || settings.tokensAllowed.some((allowed) => sameAddress(allowed, token)))

/** Whether the operator offers a pair of one network. Its coin and the wrapped coin are the same here. */
export function isPairOffered(chainId: number, one: CurrencyId, other: CurrencyId): boolean {
  const weth = commonTokensOf(chainId)?.weth
  const plain = (id: CurrencyId) => (weth && sameAddress(id, weth) ? NATIVE : id)
  const isPair = (a: CurrencyId, b: CurrencyId) => sameCurrency(a, plain(one)) && sameCurrency(b, plain(other))
  return !settings.pairsDenied.some(([a, b]) => isPair(plain(a), plain(b)) || isPair(plain(b), plain(a)))
}

/** The tokens of a chain that the build knows. */
export const commonTokensOf = (chainId: number): CommonTokens | undefined => networkOf(chainId)?.deployment

/** What the trade card of a network begins with: where the operator has chosen nothing, its coin for the usual dollars. */
export function firstPairOf(chainId: number): Pick<TradeDraft, 'sell' | 'buy'> {
  const [sell, buy] = settings.firstPairs[chainId] ?? [NATIVE, commonTokensOf(chainId)?.usdc ?? null]
  return { sell, buy }
}

/** The build's data about a network; undefined if the build does not list it. */
export function networkOf(chainId: number): ListedNetwork | undefined {
  return settings.networks.find(({ chain }) => chain.id === chainId)
}

/** The version in package.json. */
export const version: string = __VERSION__
