import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'the node limits requests',
  blocked: 'this site’s security policy blocks the node',
  silent: 'the node did not respond',
  unconnected: 'this device has no network connection',
} as const

/**
 * Why nothing could be read, as a sentence and as a clause. There is a separate text for a node that limits
 * requests, because that node does respond.
 */
export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`, clause }
}

/**
 * Says what the site's security policy blocks: requests to a host, or, if `host` is null, a part of the page itself.
 */
export const blockedText = (host: string | null) =>
  `This site’s security policy blocks ${host === null ? 'a part of this page' : `requests to ${host}`}.`

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) => counted(hosts.length, { one: `${all(hosts)} is back`, other: `${all(hosts)} are back` }),
  oneBack: ({ failing, answering }) => `${all(failing)} failed; ${answering} is back`,
  replaced: ({ failing, answering }) => `${all(failing)} failed; using ${answering} instead`,
}
/**
 * Shown in the footer, beside the number of the latest block. Says which nodes have failed, and which nodes work again.
 */
export const nodeNote = (news: NodeNews) => say(NODES, news)

/** The name of a network that this site does not know. `id` is null if the wallet does not report the network's id. */
export const unnamedNetwork = (id: number | null) => (id === null ? 'an unknown network' : `network ${id}`)

export const NETWORK = 'Network'

/** The heading of a table that is shown once for each network. */
export const onNetwork = (heading: string, network: string) => `${heading} on ${network}`

/** The time at which a transaction was sent, and its network. */
export const timeOn = (time: string, network: string) => `${time} · ${network}`
