import { NodeError, type NodeFailure } from '../../../domain/chain/nodeError'
import type { NodeReport } from '../../../domain/chain/nodeReport'
import type { AppThunk } from '../../types'
import { selectClockOffset } from '../clock'
import { selectTradeChain } from '../tradeChain'

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
