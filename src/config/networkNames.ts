import './base'
import { sitePath } from '../domain/page/site/base'
import type { Chain } from '../domain/chain/chain'
import { networkOf } from './settings'

/** Networks that this product is not set up for, but a wallet may be on: name, and hue of the icon's background. */
const OTHERS: Readonly<Record<number, readonly [name: string, hue: number]>> = {
  5: ['Goerli', 215],
  10: ['OP Mainnet', 25],
  42: ['Kovan', 320],
  56: ['BNB Smart Chain', 85],
  69: ['Optimism Kovan', 25],
  130: ['Unichain', 345],
  137: ['Polygon', 300],
  480: ['World Chain', 200],
  1337: ['Localhost', 300],
  8453: ['Base', 262],
  42161: ['Arbitrum One', 240],
  43113: ['Avalanche Fuji', 20],
  43114: ['Avalanche', 20],
  59144: ['Linea', 215],
  80001: ['Polygon Mumbai', 295],
  81457: ['Blast', 105],
  84532: ['Base Sepolia', 185],
  421611: ['Arbitrum Rinkeby', 245],
  7777777: ['Zora', 280],
  11155111: ['Sepolia', 165],
}

/** Name and icon of a network, whether or not this build uses it; null for one whose icon does not ship with it. */
export function shownNetwork(id: number): Pick<Chain, 'name' | 'iconUrl' | 'iconBackground'> | null {
  const iconUrl = sitePath(`/icons/chains/${id}.svg`)
  const known = networkOf(id)?.chain
  if (known) return { name: known.name, iconUrl, iconBackground: known.iconBackground }
  const [name, hue] = OTHERS[id] ?? []
  return name === undefined ? null : { name, iconUrl, iconBackground: `oklch(.46 .085 ${hue})` }
}
