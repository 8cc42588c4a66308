import { all, counted } from '../browser/grammar'
import type { NodeStatus } from '../../../domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'the network provider limits requests',
  blocked: 'this site’s security policy blocks the network provider',
  silent: 'the network provider did not respond',
} as const

/** Why nothing could be read, as a sentence and as a clause: a provider that limits requests does respond. */
export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`, clause }
}

/** What a policy keeps the page from: a host, or a part of the page itself. */
export const blockedText = (host: string | null) =>
  `This site’s security policy blocks ${host === null ? 'a part of this page' : `requests to ${host}`}.`

/** Which nodes failed and which are back, beside the block in the footer; null when there is nothing to tell. */
export function nodeNote({ failing, answering, back }: NodeStatus): string | null {
  if (answering === null) {
    return back.length === 0
      ? null
      : counted(back.length, { one: `${all(back)} is back`, other: `${all(back)} are back` })
  }
  return back.includes(answering)
    ? `${all(failing)} failed; ${answering} is back`
    : `${all(failing)} failed; using ${answering} instead`
}

/** A network without a name here; null where the wallet does not say which it is. */
export const unnamedNetwork = (id: number | null) => (id === null ? 'an unknown network' : `network ${id}`)

export const NETWORK = 'Network'

/** A heading of what is shown of one network among several. */
export const onNetwork = (heading: string, network: string) => `${heading} on ${network}`

/** When something was sent, and where. */
export const timeOn = (time: string, network: string) => `${time} · ${network}`
