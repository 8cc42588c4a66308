import { supportedChain } from '../../config/chains'
import { hostOf } from '../../domain/chain/nodeUrl'
import { chainReads } from './chainReads'
import { nodeChosen } from './nodeChoice'
import type { AppThunk } from '../types'

/**
 * Reads the supported chain through this address and no other from now on, or with null through the site's own again.
 * What others said is forgotten, and read anew.
 */
export const readThrough =
  (url: string | null): AppThunk =>
  (dispatch, _getState, { nodes }) => {
    nodes.readThrough(url)
    dispatch(nodeChosen({ host: url === null ? null : hostOf(url) }))
    dispatch(chainReads.util.resetApiState())
  }

/** Reads the supported chain through this address at this visit and the next ones, until null is chosen. */
export const chooseNode =
  (url: string | null): AppThunk =>
  (dispatch, _getState, { storage }) => {
    const others = Object.entries(storage.read('ownNodes') ?? {}).filter(([id]) => id !== String(supportedChain.id))
    const chosen = url === null ? others : [...others, [String(supportedChain.id), url] as const]
    if (chosen.length === 0) storage.remove('ownNodes')
    else storage.write('ownNodes', Object.fromEntries(chosen))
    dispatch(readThrough(url))
  }
