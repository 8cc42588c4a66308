import { hostOf } from '../../domain/chain/nodeUrl'
import { chainReads } from '../chainReads'
import { nodeChosen } from './nodeChoice'
import { selectTradeChainId } from './tradeChain'
import type { AppThunk } from '../types'

/**
 * Reads a chain through this address and no other from now on, or with null through the site's own again.
 * What others said is forgotten, and read anew.
 */
export const readThrough =
  (chainId: number, url: string | null): AppThunk =>
  (dispatch, _getState, { nodes }) => {
    nodes.readThrough(chainId, url)
    dispatch(nodeChosen({ chainId, host: url === null ? null : hostOf(url) }))
    dispatch(chainReads.util.resetApiState())
  }

/** Reads the network that is traded on through this address at this visit and the next ones, until null is chosen. */
export const chooseNode =
  (url: string | null): AppThunk =>
  (dispatch, getState, { storage }) => {
    const chainId = selectTradeChainId(getState())
    const others = Object.entries(storage.read('ownNodes') ?? {}).filter(([id]) => id !== String(chainId))
    const chosen = url === null ? others : [...others, [String(chainId), url] as const]
    if (chosen.length === 0) storage.remove('ownNodes')
    else storage.write('ownNodes', Object.fromEntries(chosen))
    dispatch(readThrough(chainId, url))
  }
