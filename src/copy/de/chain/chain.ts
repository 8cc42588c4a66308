import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'Der Knoten begrenzt Anfragen',
  blocked: 'Die Sicherheitsrichtlinie dieser Website blockiert den Knoten',
  silent: 'Der Knoten hat nicht geantwortet',
  unconnected: 'Dieses Gerät hat keine Netzwerkverbindung',
} as const

/** Why nothing could be read, as a sentence and as a clause: a provider that limits requests does respond. */
export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause}.`, clause }
}

/** What a policy keeps the page from: a host, or a part of the page itself. */
export const blockedText = (host: string | null) =>
  `Die Sicherheitsrichtlinie dieser Website blockiert ${host === null ? 'einen Teil dieser Seite' : `Anfragen an ${host}`}.`

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) =>
    counted(hosts.length, { one: `${all(hosts)} ist wieder da`, other: `${all(hosts)} sind wieder da` }),
  oneBack: ({ failing, answering }) => `${all(failing)} ausgefallen; ${answering} ist wieder da`,
  replaced: ({ failing, answering }) => `${all(failing)} ausgefallen; stattdessen ${answering}`,
}
/** Says in the footer, beside the newest block, which nodes failed and which work again. */
export const nodeNote = (news: NodeNews) => say(NODES, news)

/** A network without a name here, in the accusative, as all sentences take it; null where the wallet does not say which it is. */
export const unnamedNetwork = (id: number | null) => (id === null ? 'ein unbekanntes Netzwerk' : `Netzwerk ${id}`)

export const NETWORK = 'Netzwerk'

/** A heading of what is shown of one network among several. */
export const onNetwork = (heading: string, network: string) => `${heading} auf ${network}`

/** When something was sent, and where. */
export const timeOn = (time: string, network: string) => `${time} · ${network}`
