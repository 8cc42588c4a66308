import type { EndpointHealth } from '../../../domain/chain/nodeHealth'
import type { NodeFailure } from '../../../domain/chain/nodeError'
import { grouped } from '../../../domain/browser/locale'
import { ageText } from '../browser/time'

/** The table of the nodes and how they do. */
export const healthTable = {
  title: 'Nodes since this page was opened',
  node: 'Node and last response',
  state: 'State',
  inUse: 'In use',
  reserve: 'Standby',
  unused: 'Not used yet',
  failing: 'Failing',
}

/** When the last response came, and how long it took. */
export function answerText({ answeredAt, answerMs }: EndpointHealth, now: number): string {
  if (answeredAt === null) return 'No response yet'
  const took = answerMs === null ? '' : ` in ${grouped(String(answerMs))} ms`
  return `Responded ${ageText(answeredAt, now)}${took}`
}

const blocks = (count: number) => `${grouped(String(count))} ${count === 1 ? 'block' : 'blocks'}`

/** @param lag - how many blocks it was behind the other nodes */
export const headText = (block: number, lag: number) =>
  `Newest block ${grouped(String(block))}${lag === 0 ? '' : `, ${blocks(lag)} behind`}`

/** Our own words: a node's message might repeat its URL, and a key with it. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: 'cannot be reached',
  timedOut: 'did not respond in time',
  malformed: 'did not respond like a node',
  tooLarge: 'returned too much data',
  refused: 'refused the request',
  denied: 'refused the key or the address',
  limited: 'limits requests',
  wrongChain: 'serves another network',
  disagreement: 'disagrees with the other nodes',
}

/** @param failures - how many requests in a row have failed */
export function failuresText(failures: number, reason: NodeFailure | null): string {
  const times = failures === 1 ? 'The last request failed' : `The last ${grouped(String(failures))} requests failed`
  return `${times}: ${(reason && REASONS[reason]) ?? 'returned an error'}`
}

export const requestsText = (count: number) =>
  `${grouped(String(count))} ${count === 1 ? 'request' : 'requests'} in the last minute`
