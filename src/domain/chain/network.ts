import type { Address } from './address'
import type { Chain } from './chain'

/** A chain as it is for everybody, before a build's settings choose its nodes. */
export interface KnownChain extends Omit<Chain, 'rpcUrls' | 'iconUrl' | 'iconBackground'> {
  /** Hue of the background of its icon. */
  iconHue: number
  /** Nodes that need no key, first choice first: read unless `RPC_URLS_…` names others, and what a wallet is given. */
  publicRpcUrls: readonly string[]
  /** The hosted node service, to be followed by the key; null where it does not have the chain. */
  nodeProvider: string | null
}

/** The background of a network's icon, of which each has a hue of its own. */
export const iconBackgroundOf = (hue: number): string => `oklch(.46 .085 ${hue})`

/** A Chainlink feed of dollars for one whole token, or for what the token stands for. */
export interface UsdFeed {
  token: Address
  feed: Address
}

/** The contracts of Uniswap V4, and the router (Universal Router 2.0) that trades through it. */
export interface V4Deployment {
  poolManager: Address
  quoter: Address
  universalRouter: Address
}

/** The contracts a chain must hold for the product to work there. */
export interface Deployment {
  weth: Address
  multicall: Address
  /** Arbitrum's own contract for the number of a block: Multicall3 answers with the number of Ethereum's there. */
  arbSys?: Address
  v2Factory: Address
  v2Router: Address
  /** Where nothing is to go through V2, whatever is at these two. */
  withoutV2?: true
  v3Factory: Address
  quoter: Address
  tickLens: Address
  swapRouter: Address
  /** Uniswap's Universal Routers beside the one that trades through V4, by version; absent where they are mainnet's. */
  universalRouters?: Readonly<Record<string, Address>>
  /** Uniswap V4; absent where nothing is to go through it. */
  v4?: V4Deployment
  /** Only on chains that accounts' names are read on, see `config/chains.ts`. */
  ensRegistry?: Address
  /** Dollars for one native coin; absent where no feed is known. */
  ethUsdFeed?: Address
  /** How often that feed is updated at least, in seconds; an hour where absent. */
  ethUsdHeartbeat?: number
  /** Tokens that most routes go through, the wrapped coin first. */
  bases: readonly Address[]
  /** The dollars that prices are by. */
  usdc: Address
  /** Of the dollar token above; 6 where absent. */
  usdcDecimals?: number
  /** Its symbol, where that is not USDC. */
  usdcSymbol?: string
  /** Tokens of one dollar each. */
  stables: readonly Address[]
  /** Other tokens that routes go through. */
  intermediaries: readonly Address[]
  usdFeeds: readonly UsdFeed[]
}

/** What is needed of a deployment before anything is read of its chain. */
export type CommonTokens = Pick<Deployment, 'weth' | 'usdc' | 'usdcDecimals' | 'usdcSymbol'>

/** What the dollars that prices are by are called. */
export const dollarSymbol = (deployment: Pick<Deployment, 'usdcSymbol'> | undefined): string =>
  deployment?.usdcSymbol ?? 'USDC'

/** A chain that the product can be set up for, with what it has to find there. */
export interface Network {
  chain: KnownChain
  deployment: Deployment
}

/** A network as far as the first load of a page knows it. */
export interface ListedNetwork {
  chain: KnownChain
  deployment: CommonTokens
}
