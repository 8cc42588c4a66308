import type { VenueContracts } from '#domain/chain/network'

/** PancakeSwap's contracts on BNB Smart Chain. */
export const PANCAKE = {
  v2Factory: '0xcA143Ce32Fe78f1f7019d7d551a6402fC5350c73',
  v2Router: '0x10ED43C718714eb63d5aA57B78B54704E256024E',
  v3Factory: '0x0BFbCF9fa4f9C56B0F40a671Ad40E0805A091865',
  v3Deployer: '0x41ff9AA7e16B8B1a8a8dc4f0eFacd93D02d071c9',
  quoter: '0xB048Bbc1Ee6b733FFfCFb9e9CeF7375518e25997',
  tickLens: '0x9a489505a00cE272eAa5e07Dba6491314CaE3796',
  swapRouter: '0x13f4EA83D0bd40E75C8222255bc855a974568Dd4',
} as const satisfies VenueContracts
