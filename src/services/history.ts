import { NodeError } from '../domain/nodeError'
import type { PriceSeries, SeriesAsk } from '../domain/history'
import type { Node } from './node'

/** How far back, and how many readings. */
export interface HistorySpan {
  seconds: number
  parts: number
}

export interface Histories {
  /** One series for each ask, in their order. Throws a NodeError when nothing could be read at all. */
  histories(chainId: number, asks: readonly SeriesAsk[], span: HistorySpan): Promise<PriceSeries[]>
}

export function createHistories(_node: Node): Histories {
  return { histories: () => Promise.reject(new NodeError('notConfigured', 'History is not read yet.')) }
}
