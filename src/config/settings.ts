import type { Network } from '../domain/chain/network'
import type { Settings } from '../domain/page/settings'

/** The settings of the build (see .env.example). Validated at build time, so they are trusted here. */
export const settings: Settings = __SETTINGS__

/** What the product finds on a chain; undefined for one that this build does not list. */
export function networkOf(chainId: number): Network | undefined {
  return settings.networks.find(({ chain }) => chain.id === chainId)
}
