import { parseOwnNodes } from '../../../boundary/ownNodes'
import { hostOf } from '../../../domain/chain/nodeUrl'
import { chainReads } from '../../chainReads'
import { nodeChosen } from './nodeChoice'
import { selectTradeChainId } from '../tradeChain'
import type { AppThunk } from '../../types'

/**
 * Uses only this URL for a chain from now on; null restores the site's own nodes. Data from the previous nodes is
 * dropped and read again.
 */
export const readThrough =
  (chainId: number, url: string | null): AppThunk =>
  (dispatch, _getState, { nodes }) => {
    nodes.readThrough(chainId, url)
    dispatch(nodeChosen({ chainId, host: url === null ? null : hostOf(url) }))
    dispatch(chainReads.util.resetApiState())
  }

/** Uses this URL for the traded network at this visit and the next ones, until null is chosen. */
export const chooseNode =
  (url: string | null): AppThunk =>
  (dispatch, getState, { storage }) => {
    const chainId = selectTradeChainId(getState())
    const others = Object.entries(parseOwnNodes(storage.read('ownNodes'))).filter(([id]) => id !== String(chainId))
    const chosen = url === null ? others : [...others, [String(chainId), url] as const]
    if (chosen.length === 0) storage.remove('ownNodes')
    else storage.write('ownNodes', Object.fromEntries(chosen))
    dispatch(readThrough(chainId, url))
  }
