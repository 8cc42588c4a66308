import { hostOf } from '#domain/chain/nodeUrl'
import { chainReads } from '../chainReads'
import { selectTradeChainId, selectTradeChain } from './tradeChain'
import type { AppThunk, StartListening } from '../types'
import { settings } from '#config/settings'
import { appStarted } from '#events'
import { NodeError, type NodeFailure } from '#domain/chain/nodeError'
import type { NodeReport } from '#domain/chain/nodeReport'
import { selectClock } from './clock'
import type { EndpointHealth } from '#domain/chain/nodeHealth'
import { nodeChosen } from './nodeChoice'

/** Reads a chain only from the given URL, or from the site's own nodes if it is null, and all its data again. */
export const readThrough =
  (chainId: number, url: string | null): AppThunk =>
  (dispatch, _getState, { nodes }) => {
    nodes.readThrough(chainId, url)
    dispatch(nodeChosen({ chainId, host: url === null ? null : hostOf(url) }))
    dispatch(chainReads.util.resetApiState())
  }

/** Like `readThrough` for the traded network, and persists the choice for the next visits. */
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

/** Applies the visitor's stored nodes before any read, so that no other node is contacted, and syncs the tabs. */
export function followOwnNode(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      if (!settings.customRpc) return
      function apply(former: Readonly<Record<string, string>> | null) {
        // Reads the stored value instead of the event's, because the events of two tabs may cross.
        const saved = storage.read('ownNodes') ?? {}
        for (const id of Object.keys({ ...former, ...saved })) dispatch(readThrough(Number(id), saved[id] ?? null))
      }
      apply(null)
      storage.onChange('ownNodes', (_now, former) => {
        apply(former)
      })
    },
  })
}

/** The node's error message is left out, because it might contain the node's URL with a key. */
export type NodeTrial =
  | { kind: 'report'; report: NodeReport }
  | { kind: 'problem'; failure: NodeFailure; chainName: string }

/** Tests what a node supports, without using it for anything else. If `url` is null, tests the node in use. */
export const tryNode =
  (url: string | null): AppThunk<Promise<NodeTrial>> =>
  async (_dispatch, getState, { nodes }) => {
    const chain = selectTradeChain(getState())
    try {
      const report = await nodes.testNode(chain, url)
      const offsetSeconds = Math.round((selectClock(getState())?.offset ?? 0) / 1_000)
      return { kind: 'report', report: { ...report, ageSeconds: Math.max(0, report.ageSeconds - offsetSeconds) } }
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
      return { kind: 'problem', failure: error.failure, chainName: chain.name }
    }
  }

/**
 * The health of the traded network's endpoints, in the configured order, without sending a request. It is not in the
 * store, because it changes with every request. Empty before the first read.
 */
export const nodeHealth =
  (): AppThunk<EndpointHealth[]> =>
  (_dispatch, getState, { node }) =>
    node.health(selectTradeChainId(getState()))
