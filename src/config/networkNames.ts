import type { Chain } from '../domain/chain/chain'
import { iconBackgroundOf } from '../domain/chain/network'
import { BASE_PATH } from '../domain/browser/base'
import { networkOf } from './settings'

/** Name and icon of a network, whether or not this build uses it; null for one whose icon does not ship with it. */
export function shownNetwork(id: number): Pick<Chain, 'name' | 'iconUrl' | 'iconBackground'> | null {
  const listed = networkOf(id)?.chain
  const shown = listed ? ([listed.name, listed.iconHue] as const) : __UNLISTED_NETWORKS__[id]
  if (!shown) return null
  const [name, hue] = shown
  return { name, iconUrl: `${BASE_PATH}/icons/chains/${id}.svg`, iconBackground: iconBackgroundOf(hue) }
}
