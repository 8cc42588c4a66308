import type { Address } from './address'
import type { Chain } from './chain'

/** A chain as configured in the code, before the settings of a build add its nodes. */
export interface KnownChain extends Omit<Chain, 'rpcUrls' | 'iconUrl' | 'iconBackground'> {
  /** The hue of the icon's background, in degrees. */
  iconHue: number
  /** Nodes without a key, best first. Wallets get them, and the site uses them unless `RPC_URLS_…` names others. */
  publicRpcUrls: readonly string[]
  /** The URL of the hosted node service, without the key; null if the service does not have the chain. */
  nodeProvider: string | null
}

export const iconBackgroundOf = (hue: number): string => `oklch(.46 .085 ${hue})`

/** A Chainlink feed that gives the dollar price of one whole token, or of its underlying asset. */
interface UsdFeed {
  token: Address
  feed: Address
}

/**
 * A version of the Universal Router that trades can go through. From 2.1.1 on, each swap has one field more: the lowest
 * price of each hop. Later versions encode swaps as 2.1.1 does.
 */
export type RouterVersion = '2' | '2.1.1'

/** The contracts of Uniswap V4, and the Universal Router that trades through it. */
export interface V4Deployment {
  poolManager: Address
  quoter: Address
  universalRouter: Address
  /** The version by which calls of `universalRouter` are encoded. Absent means 2. */
  routerVersion?: RouterVersion
}

/**
 * A venue is an exchange with factories, routers and fee tiers of its own. All venues have the arithmetic of Uniswap's
 * pools and the calls of its routers. Absent, wherever a venue is named, means Uniswap.
 */
export type Venue = 'pancake'

/** The contracts of a venue other than Uniswap. */
export type VenueContracts = Required<
  Pick<Deployment, 'v2Factory' | 'v2Router' | 'v3Factory' | 'v3Deployer' | 'quoter' | 'tickLens' | 'swapRouter'>
>

export interface Deployment {
  /** Set in the contracts of another venue, see `venueDeployment`. */
  venue?: Venue
  /** The contract that creates the V3 pools; absent if it is the factory. */
  v3Deployer?: Address
  /** PancakeSwap's contracts; absent if it must not be used. */
  pancake?: VenueContracts
  weth: Address
  multicall: Address
  /** Arbitrum's contract that returns block numbers, because Multicall3 returns Ethereum's there. */
  arbSys?: Address
  v2Factory: Address
  v2Router: Address
  /** Set if V2 must not be used, although there may be contracts at the V2 addresses. */
  withoutV2?: true
  v3Factory: Address
  quoter: Address
  tickLens: Address
  swapRouter: Address
  /** Uniswap's other routers by version; absent if as on mainnet. Trades go through the router in `v4`. */
  universalRouters?: Readonly<Record<string, Address>>
  /** The contracts of Uniswap V4; absent if V4 must not be used. */
  v4?: V4Deployment
  /** The entry to ENS. Set only on chains where names are read, see `config/chains.ts`. */
  universalResolver?: Address
  /** The feed of the native coin's dollar price; absent if none is known. */
  ethUsdFeed?: Address
  /** The longest time between two updates of the feed, in seconds. Absent means one hour. */
  ethUsdHeartbeat?: number
  /** Tokens that most routes go through, the wrapped coin first. */
  bases: readonly Address[]
  /** The dollar token that prices are quoted in. */
  usdc: Address
  /** The decimals of `usdc`. Absent means 6. */
  usdcDecimals?: number
  usdcSymbol?: string
  stables: readonly Address[]
  /** Other tokens that routes go through. */
  intermediaries: readonly Address[]
  /** The feeds of tokens other than the wrapped coin. */
  usdFeeds: readonly UsdFeed[]
}

const ofVenues = new WeakMap<Deployment, Deployment>()

/**
 * The contracts through which a network trades at a venue; null if the network does not have the venue. Each call
 * returns the same object. No V4 pools belong to another venue.
 */
export function venueDeployment(deployment: Deployment, venue: Venue | undefined): Deployment | null {
  if (!venue) return deployment
  const known = ofVenues.get(deployment)
  if (known) return known
  const { pancake, v4: _v4, withoutV2: _withoutV2, ...shared } = deployment
  if (!pancake) return null
  const own = { ...shared, ...pancake, venue }
  ofVenues.set(deployment, own)
  return own
}

/** The contracts of each of a network's venues, Uniswap's first. */
export const venueDeployments = (deployment: Deployment): Deployment[] =>
  [deployment, venueDeployment(deployment, 'pancake')].filter((each) => each !== null)

/** The part of a deployment that is needed before anything is read from its chain. */
export type CommonTokens = Pick<Deployment, 'weth' | 'usdc' | 'usdcDecimals' | 'usdcSymbol'>

export const dollarSymbol = (deployment: Pick<Deployment, 'usdcSymbol'> | undefined): string =>
  deployment?.usdcSymbol ?? 'USDC'

/** A chain that the product can be set up for, with its contracts and tokens. */
export interface Network {
  chain: KnownChain
  deployment: Deployment
}

/** The part of a network's configuration that is in the settings, see `config/deployments.ts` for the rest. */
export interface ListedNetwork {
  chain: KnownChain
  deployment: CommonTokens
}
