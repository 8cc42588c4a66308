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
 * `settings.networks`, and their contracts into `__DEPLOYMENTS__`; it has no table of another chain.
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
