/**
 * What can decide on the active network: a link that names it, a choice by the user (`press`), the network of a wallet
 * when it connects, the network stored at the last visit, and the build's default. When a connected wallet changes its
 * network, that is a choice by the user, too: it was made in the wallet.
 */
export type NetworkSource = 'link' | 'press' | 'wallet' | 'storage' | 'default'

export interface ActiveNetwork {
  chainId: number
  /** What decided on it. */
  source: NetworkSource
}

/** Whose decisions each may overrule. What the visitor does now, by a link or a press, counts whatever was before. */
const OVERRULES: Readonly<Record<NetworkSource, readonly NetworkSource[]>> = {
  link: ['link', 'press', 'wallet', 'storage', 'default'],
  press: ['link', 'press', 'wallet', 'storage', 'default'],
  wallet: ['wallet', 'storage', 'default'],
  storage: ['default'],
  default: [],
}

/** The active network once a source has named one that is traded on. */
export const activeNetwork = (now: ActiveNetwork, named: ActiveNetwork): ActiveNetwork =>
  OVERRULES[named.source].includes(now.source) ? named : now
