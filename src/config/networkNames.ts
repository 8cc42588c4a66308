import './base'
import { sitePath } from '../domain/page/site/base'
import type { Chain } from '../domain/chain/chain'
import { networkOf } from './settings'

/** Networks that this product is not set up for, but a wallet may be on: name, and hue of the icon's background. */
const OTHERS: Readonly<Record<number, readonly [name: string, hue: number]>> = {
  5: ['Goerli', 215],
  10: ['OP Mainnet', 25],
  42: ['Kovan', 320],
  69: ['Optimism Kovan', 25],
  137: ['Polygon', 295],
  1337: ['Localhost', 300],
  42161: ['Arbitrum One', 245],
  43113: ['Avalanche Fuji', 20],
  43114: ['Avalanche', 20],
  80001: ['Polygon Mumbai', 295],
  421611: ['Arbitrum Rinkeby', 245],
}

/** Name and icon of a network, whether or not this build uses it; null for one whose icon does not ship with it. */
export function shownNetwork(id: number): Pick<Chain, 'name' | 'iconUrl' | 'iconBackground'> | null {
  const iconUrl = sitePath(`/icons/chains/${id}.svg`)
  const known = networkOf(id)?.chain
  if (known) return { name: known.name, iconUrl, iconBackground: known.iconBackground }
  const [name, hue] = OTHERS[id] ?? []
  return name === undefined ? null : { name, iconUrl, iconBackground: `oklch(.46 .085 ${hue})` }
}
