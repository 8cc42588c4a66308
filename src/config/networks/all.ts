import type { Deployment, Network } from '#domain/chain/network'
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
import { robinhood } from './robinhood'
import { baseSepolia } from './baseSepolia'
import { sepolia } from './sepolia'
import { unichain } from './unichain'
import { worldChain } from './worldChain'
import { zora } from './zora'

/**
 * All networks that a build can list. Only the build reads this table. The build inserts the networks that it lists
 * into `settings.networks`, and their contracts into `__DEPLOYMENTS__`. For all other networks it inserts only the
 * names and hues, into `__UNLISTED_NETWORKS__`.
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
  robinhood,
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

export const deploymentsOf = (chainIds: readonly number[]): Readonly<Record<number, Deployment>> =>
  Object.fromEntries(
    NETWORKS.filter(({ chain }) => chainIds.includes(chain.id)).map(({ chain, deployment }) => [chain.id, deployment]),
  )

type NameAndHue = readonly [name: string, hue: number]

/** Networks that no build can list, because they were shut down or are local. A wallet may still be on one of them. */
const UNSUPPORTED: Readonly<Record<number, NameAndHue>> = {
  5: ['Goerli', 215],
  42: ['Kovan', 320],
  69: ['Optimism Kovan', 25],
  1337: ['Localhost', 300],
  43113: ['Avalanche Fuji', 20],
  80001: ['Polygon Mumbai', 295],
  421611: ['Arbitrum Rinkeby', 245],
}

export function unlistedNetworks(listed: readonly number[]): Readonly<Record<number, NameAndHue>> {
  const others = NETWORKS.filter(({ chain }) => !listed.includes(chain.id))
  const named = others.map(({ chain }) => [chain.id, [chain.name, chain.iconHue] as const] as const)
  return { ...UNSUPPORTED, ...Object.fromEntries(named) }
}
