import type { Node } from './node'

/** Keeps one value for each node and chain. The first request for it creates it, with the further arguments. */
export function perChain<T, Args extends unknown[]>(create: (node: Node, chainId: number, ...args: Args) => T) {
  const byNode = new WeakMap<Node, Map<number, T>>()
  return (node: Node, chainId: number, ...args: Args): T => {
    const byChain = byNode.get(node) ?? new Map<number, T>()
    byNode.set(node, byChain)
    const kept = byChain.get(chainId) ?? create(node, chainId, ...args)
    byChain.set(chainId, kept)
    return kept
  }
}
