import './base'
import type { Chain } from '../domain/chain/chain'
import { iconBackgroundOf } from '../domain/chain/network'
import { sitePath } from '../domain/page/site/base'
import { networkOf } from './settings'

/** Name and icon of a network, whether or not this build uses it; null for one whose icon does not ship with it. */
export function shownNetwork(id: number): Pick<Chain, 'name' | 'iconUrl' | 'iconBackground'> | null {
  const listed = networkOf(id)?.chain
  const [name, hue] = listed ? [listed.name, listed.iconHue] : (__UNLISTED_NETWORKS__[id] ?? [])
  if (name === undefined || hue === undefined) return null
  return { name, iconUrl: sitePath(`/icons/chains/${id}.svg`), iconBackground: iconBackgroundOf(hue) }
}
