import type { Deployment, Network } from '../../domain/chain/network'
import { arbitrum } from './arbitrum'
import { avalanche } from './avalanche'
import { base } from './base'
import { blast } from './blast'
import { bnb } from './bnb'
import { ethereum } from './ethereum'
import { linea } from './linea'
import { hardhat, rinkeby, ropsten } from './local'
import { optimism } from './optimism'
import { polygon } from './polygon'
import { baseSepolia, sepolia } from './testnets'
import { unichain } from './unichain'
import { worldChain } from './worldChain'
import { zora } from './zora'

/**
 * Every network that the product can be set up for. Read by the build alone, which puts those that it lists into
 * `settings.networks`, and their contracts into `__DEPLOYMENTS__`. Of the others it has names only, in
 * `__UNLISTED_NETWORKS__`.
 */
export const NETWORKS: readonly Network[] = [
  ethereum,
  ropsten,
  rinkeby,
  optimism,
  bnb,
  unichain,
  polygon,
  worldChain,
  base,
  hardhat,
  arbitrum,
  avalanche,
  linea,
  blast,
  zora,
  sepolia,
  baseSepolia,
]

/** The contracts of these networks, by chain id. */
export const deploymentsOf = (chainIds: readonly number[]): Readonly<Record<number, Deployment>> =>
  Object.fromEntries(
    NETWORKS.filter(({ chain }) => chainIds.includes(chain.id)).map(({ chain, deployment }) => [chain.id, deployment]),
  )

/** Name, and hue of the icon's background. */
type NameAndHue = readonly [name: string, hue: number]

/** Networks that no build can list, but a wallet may be on, as they were shut down or are a developer's own. */
const UNSUPPORTED: Readonly<Record<number, NameAndHue>> = {
  5: ['Goerli', 215],
  42: ['Kovan', 320],
  69: ['Optimism Kovan', 25],
  1337: ['Localhost', 300],
  43113: ['Avalanche Fuji', 20],
  80001: ['Polygon Mumbai', 295],
  421611: ['Arbitrum Rinkeby', 245],
}

/** What is shown of the networks that a build does not list, by chain id. */
export function unlistedNetworks(listed: readonly number[]): Readonly<Record<number, NameAndHue>> {
  const others = NETWORKS.filter(({ chain }) => !listed.includes(chain.id))
  const named = others.map(({ chain }) => [chain.id, [chain.name, chain.iconHue] as const] as const)
  return { ...UNSUPPORTED, ...Object.fromEntries(named) }
}
