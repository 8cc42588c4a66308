import type { Network } from '../../domain/chain/network'
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
 * Every network that the product can be set up for. Read by the build alone, which puts those of its settings into
 * `settings.networks`; a build has no table of a chain that it does not list.
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
