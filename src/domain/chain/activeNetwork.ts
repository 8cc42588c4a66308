/**
 * Where the choice of the active network came from: a link that names it, the user (`press`), a wallet at the time it
 * connected, the network stored at the last visit, or the build's default. A network change in a connected wallet
 * counts as `press`, because the user made it there.
 */
export type NetworkSource = 'link' | 'press' | 'wallet' | 'storage' | 'default'

export interface ActiveNetwork {
  chainId: number
  source: NetworkSource
}

/** The sources that each source may overrule. A link or a press is the visitor's latest wish, so it overrules all. */
const OVERRULES: Readonly<Record<NetworkSource, readonly NetworkSource[]>> = {
  link: ['link', 'press', 'wallet', 'storage', 'default'],
  press: ['link', 'press', 'wallet', 'storage', 'default'],
  wallet: ['wallet', 'storage', 'default'],
  storage: ['default'],
  default: [],
}

/**
 * The active network after a source has named a network with trading. It changes only if that source may overrule the
 * current one.
 */
export const activeNetwork = (now: ActiveNetwork, named: ActiveNetwork): ActiveNetwork =>
  OVERRULES[named.source].includes(now.source) ? named : now
