import { NodeError, type NodeFailure } from '../../domain/chain/nodeError'
import type { NodeReport } from '../../domain/chain/nodeReport'
import type { AppThunk } from '../types'
import { selectTradeChain } from './tradeChain'

export type NodeTrial = { kind: 'report'; report: NodeReport } | { kind: 'problem'; text: string }

/** In words of ours: what a node itself says might repeat its URL, and with it a key. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'It cannot be reached. It may be down, or not let web pages ask it.',
  timedOut: 'It did not answer in time.',
  malformed: 'Its answer is not that of a node.',
  tooLarge: 'Its answer is not that of a node.',
  refused: 'It refused the request. The address, or a key in it, may be wrong.',
  denied: 'It refused the request. The address, or a key in it, may be wrong.',
  limited: 'It limits how often it is asked. Try it again in a minute.',
}

/** Tries out what a node can do, or with null the one in use. It is not used for anything else. */
export const tryNode =
  (url: string | null): AppThunk<Promise<NodeTrial>> =>
  async (_dispatch, getState, { nodes }) => {
    try {
      return { kind: 'report', report: await nodes.tryOut(selectTradeChain(getState()), url) }
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
      const text = error.failure === 'wrongChain' ? error.message : PROBLEMS[error.failure]
      return { kind: 'problem', text: text ?? 'It answered with an error.' }
    }
  }
