/**
 * What selected the active network: a link that names it, the visitor (`press`), a wallet when it connected, the
 * network stored at the last visit, or the build's default. A change of network in a connected wallet counts as
 * `press`, because the visitor made it.
 */
export type NetworkSource = 'link' | 'press' | 'wallet' | 'storage' | 'default'

export interface ActiveNetwork {
  chainId: number
  source: NetworkSource
}

/** A link or a press overrules all, because it is the visitor's latest decision. */
const OVERRULES: Readonly<Record<NetworkSource, readonly NetworkSource[]>> = {
  link: ['link', 'press', 'wallet', 'storage', 'default'],
  press: ['link', 'press', 'wallet', 'storage', 'default'],
  wallet: ['wallet', 'storage', 'default'],
  storage: ['default'],
  default: [],
}

export const activeNetwork = (now: ActiveNetwork, named: ActiveNetwork): ActiveNetwork =>
  OVERRULES[named.source].includes(now.source) ? named : now
