import { BASE_PATH } from '#domain/browser/base'
import type { Chain } from '#domain/chain/chain'
import { isLoopback } from '#domain/chain/nodeUrl'
import { iconBackgroundOf, type KnownChain } from '#domain/chain/network'
import { networkOf, settings } from './settings'

function configure({ publicRpcUrls, nodeProvider, iconHue, ...chain }: KnownChain): Chain {
  const keyed = nodeProvider && settings.alchemyKey ? [nodeProvider + settings.alchemyKey] : []
  const plain = settings.rpcUrls[chain.id] ?? publicRpcUrls
  // Wallets must not get URLs with a key. The URL of a node on this machine contains no key, and is preferred to the
  // public URLs.
  const local = plain.filter(isLoopback)
  return {
    ...chain,
    iconUrl: `${BASE_PATH}/icons/chains/${chain.id}.svg`,
    iconBackground: iconBackgroundOf(iconHue),
    rpcUrls: { default: [...keyed, ...plain], public: local.length > 0 ? local : publicRpcUrls },
  }
}

export const configuredChains: readonly Chain[] = settings.chainIds.flatMap((id) => {
  const network = networkOf(id)
  return network ? [configure(network.chain)] : []
})

export function chainById(id: number | null): Chain | undefined {
  return configuredChains.find((chain) => chain.id === id)
}

/** @throws Error if the chain is not configured */
export function configuredChain(id: number): Chain {
  const chain = chainById(id)
  if (!chain) throw new Error(`chain ${id} is not configured`)
  return chain
}

/** The default chain first. On any chain that is not among them the wallet button shows "Wrong network". */
export const supportedChains: readonly [Chain, ...Chain[]] = (() => {
  const [first, ...others] = settings.supportedChainIds.flatMap((id) => chainById(id) ?? [])
  if (!first) throw new Error('must have at least one chain')
  return [first, ...others]
})()

export const isSupported = (id: number | null): id is number => id !== null && settings.supportedChainIds.includes(id)

const isOnThisMachine = ({ rpcUrls }: Chain) => rpcUrls.default.every((url) => url.startsWith('http:'))

/**
 * The chain on which ENS names are read; undefined if there is none. This is always mainnet, because anyone can
 * register any name on a test network. If `traded` is a local chain, however, names are read on the default chain if it
 * is local too, and otherwise on `traded`.
 */
export function namesChainOf(traded: Chain): Chain | undefined {
  if (!isOnThisMachine(traded)) return chainById(1)
  const [usual] = supportedChains
  return isOnThisMachine(usual) ? usual : traded
}

/** The name and icon of any known network, even if this build does not use it; null for an unknown network. */
export function shownNetwork(id: number): Pick<Chain, 'name' | 'iconUrl' | 'iconBackground'> | null {
  const listed = networkOf(id)?.chain
  const shown = listed ? ([listed.name, listed.iconHue] as const) : __UNLISTED_NETWORKS__[id]
  if (!shown) return null
  const [name, hue] = shown
  return { name, iconUrl: `${BASE_PATH}/icons/chains/${id}.svg`, iconBackground: iconBackgroundOf(hue) }
}
