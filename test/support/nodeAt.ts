import { createNode, type Node } from '#services/chain/node'
import { chainAt } from './chainAt'

/** The local chain as the app reads it from one URL. */
export const nodeAt = (url: string, chainId?: number): Node => createNode([chainAt([url], chainId)], 1)
