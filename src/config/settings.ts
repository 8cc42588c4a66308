import type { CommonTokens, ListedNetwork } from '../domain/chain/network'
import { type Address, sameAddress } from '../domain/chain/address'
import type { FooterLink } from '../domain/browser/footerLink'
import { type CurrencyId, NATIVE, sameCurrency } from '../domain/token/token'
import type { TradeDraft } from '../domain/trade/draft'
import type { OperatorTerms } from '../domain/wallet/terms'
import type { TradeCaps } from '../domain/trade/limits'
import type { OperatorFee } from '../domain/trade/siteFee'
import type { Language } from '../domain/browser/languages'
import type { ImprintSettings } from '../domain/profile/imprint'

export interface Brand {
  /** A folder in `public` with the logo and pictures; null to use the default logo and pictures. */
  folder: string | null
  /** Colours in the form #rrggbb. They replace the default colours. */
  colours: Readonly<Partial<Record<'accent' | 'background' | 'text' | 'up' | 'down' | 'warn', string>>>
  /** The corner radius of buttons and fields in pixels; null for the default. */
  radius: number | null
}

/**
 * The operator's settings, which are explained in .env.example. The build inserts them as the constant `__SETTINGS__`.
 */
export interface Settings {
  /** The product's name in the top bar, page titles and dialogs. */
  appName: string
  /** The site's origin, for example "https://app.example". If null, features that need absolute URLs are omitted. */
  siteUrl: string | null
  /** The path of the site on its host, for example "/folder". Empty if the site is at the root. */
  basePath: string
  /** The languages of the site, English first. */
  languages: Language[]
  /** The ids of the chains on which users can trade, the default chain first. */
  supportedChainIds: number[]
  /** The ids of all configured chains, in the order of the network dialog. */
  chainIds: number[]
  /** The data of the configured networks, in the order of `chainIds`. Their contracts are in `deployments.ts`. */
  networks: readonly ListedNetwork[]
  /**
   * The key of the hosted node service; null to use only `rpcUrls`. The key is public, because the bundle contains it.
   */
  alchemyKey: string | null
  /** The RPC URLs of every configured chain, best first. */
  rpcUrls: Record<number, string[]>
  /** The number of nodes that must return the same response. */
  rpcQuorum: number
  /** The sources of the token list, best first: https URLs, or paths on the same origin. */
  tokenListUrls: string[]
  /** The sources of the pair list, best first: https URLs, or paths on the same origin. */
  pairListUrls: string[]
  /** The project id for the WalletConnect relay. If null, WalletConnect is not offered. */
  walletConnectProjectId: string | null
  /** The URL of a custom WalletConnect relay; null for the public relay. */
  walletConnectRelayUrl: string | null
  /** Whether visitors may set their own node for each network that supports trading. */
  customRpc: boolean
  /**
   * The origins of wallets that may embed this page in a frame. If the page is in a frame of one of these wallets, it
   * uses that wallet.
   */
  frameAncestors: string[]
  /** The fee that the operator takes from the output of trades; null for none. */
  siteFee: OperatorFee | null
  /**
   * The tokens that the trade card selects at first, by chain id. Networks that are not listed have the default pair.
   */
  firstPairs: Readonly<Record<number, readonly [sell: CurrencyId, buy: CurrencyId]>>
  /** The only tokens that are offered; null to offer all. */
  tokensAllowed: readonly Address[] | null
  tokensDenied: readonly Address[]
  pairsDenied: readonly (readonly [CurrencyId, CurrencyId])[]
  /** Whether unlisted tokens can be traded after the user has accepted them. */
  importUnlisted: boolean
  brand: Brand
  caps: TradeCaps
  /** The terms that the user has to accept before connecting a wallet; null if there are none. */
  terms: OperatorTerms | null
  footerLinks: readonly FooterLink[]
  imprint: ImprintSettings
  /** The hash of the commit that was built, in hexadecimal; null if unknown. */
  commit: string | null
  /**
   * Whether the build is a preview. Every page of a preview is marked as such, and the imprint of a preview may be
   * incomplete.
   */
  isPreview: boolean
}

/** The settings of the build. They are validated at build time. */
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

/**
 * The tokens that the trade card selects at first on a network: the operator's choice, or by default the native coin
 * and USDC.
 */
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
