import { BASE_PATH } from '../domain/browser/base'
import type { Chain } from '../domain/chain/chain'
import { isLoopback } from '../domain/chain/nodeUrl'
import { iconBackgroundOf, type KnownChain } from '../domain/chain/network'
import { networkOf, settings } from './settings'

function configure({ publicRpcUrls, nodeProvider, iconHue, ...chain }: KnownChain): Chain {
  const keyed = nodeProvider && settings.alchemyKey ? [nodeProvider + settings.alchemyKey] : []
  const plain = settings.rpcUrls[chain.id] ?? publicRpcUrls
  // What a wallet is given must not contain a key. A node on this machine has none, and is the one that is meant.
  const local = plain.filter(isLoopback)
  return {
    ...chain,
    iconUrl: `${BASE_PATH}/icons/chains/${chain.id}.svg`,
    iconBackground: iconBackgroundOf(iconHue),
    rpcUrls: { default: [...keyed, ...plain], public: local.length > 0 ? local : publicRpcUrls },
  }
}

/** The chains of this deployment, in the order of the network dialog. */
export const configuredChains: readonly Chain[] = settings.chainIds.flatMap((id) => {
  const network = networkOf(id)
  return network ? [configure(network.chain)] : []
})

export function chainById(id: number | null): Chain | undefined {
  return configuredChains.find((chain) => chain.id === id)
}

/** The same for a chain that is known to be configured. Throws for any other. */
export function configuredChain(id: number): Chain {
  const chain = chainById(id)
  if (!chain) throw new Error(`chain ${id} is not configured`)
  return chain
}

/** The chains to trade on, the usual one first; on any other the wallet button reads "Wrong network". */
export const supportedChains: readonly [Chain, ...Chain[]] = (() => {
  const [first, ...others] = settings.supportedChainIds.flatMap((id) => chainById(id) ?? [])
  if (!first) throw new Error('must have at least one chain')
  return [first, ...others]
})()

export const isSupported = (id: number | null): id is number => id !== null && settings.supportedChainIds.includes(id)
