import { parseOwnNodes } from '../../boundary/ownNodes'
import { hostOf } from '../../domain/chain/nodeUrl'
import { chainReads } from '../chainReads'
import { selectTradeChainId, selectTradeChain } from './tradeChain'
import type { AppThunk, StartListening } from '../types'
import { settings } from '../../config/settings'
import { appStarted } from '../../events'
import { NodeError, type NodeFailure } from '../../domain/chain/nodeError'
import type { NodeReport } from '../../domain/chain/nodeReport'
import { selectClockOffset } from './clock'
import type { EndpointHealth } from '../../domain/chain/nodeHealth'
import { nodeChosen } from './nodeChoice'

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

/**
 * A visitor's own nodes, of all networks, are persisted, and synced between tabs. They are applied first, so that no
 * other node is called.
 */
export function followOwnNode(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      if (!settings.customRpc) return
      function apply(former: Readonly<Record<string, unknown>> | null) {
        // The value stored now: the events of two tabs may cross.
        const saved = parseOwnNodes(storage.read('ownNodes'))
        for (const id of Object.keys({ ...parseOwnNodes(former), ...saved }))
          dispatch(readThrough(Number(id), saved[id] ?? null))
      }
      apply(null)
      storage.onChange('ownNodes', (_now, former) => {
        apply(former)
      })
    },
  })
}

/** The node's own message is not shown: it might contain its URL, and with it a key. */
export type NodeTrial =
  | { kind: 'report'; report: NodeReport }
  | { kind: 'problem'; failure: NodeFailure; chainName: string }

/** Tests what a node supports; null tests the one in use. The node is not used for anything else. */
export const tryNode =
  (url: string | null): AppThunk<Promise<NodeTrial>> =>
  async (_dispatch, getState, { nodes }) => {
    const chain = selectTradeChain(getState())
    try {
      const report = await nodes.testNode(chain, url)
      const offsetSeconds = Math.round((selectClockOffset(getState()) ?? 0) / 1_000)
      return { kind: 'report', report: { ...report, ageSeconds: Math.max(0, report.ageSeconds - offsetSeconds) } }
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
      return { kind: 'problem', failure: error.failure, chainName: chain.name }
    }
  }

/**
 * How the endpoints of the traded network do, in the configured order. Asks for nothing, and is not kept: it changes
 * with every request. Only for parts that come with the market.
 */
export const nodeHealth =
  (): AppThunk<EndpointHealth[]> =>
  (_dispatch, getState, { node }) =>
    node.health(selectTradeChainId(getState()))
