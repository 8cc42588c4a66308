import { all, counted } from '../browser/grammar'
import type { NodeStatus } from '../../../domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'Der Knotenanbieter begrenzt Anfragen',
  blocked: 'Die Sicherheitsrichtlinie dieser Website blockiert den Knotenanbieter',
  silent: 'Der Knotenanbieter hat nicht geantwortet',
} as const

/** Why nothing could be read, as a sentence and as a clause: a provider that limits requests does respond. */
export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause}.`, clause }
}

/** What a policy keeps the page from: a host, or a part of the page itself. */
export const blockedText = (host: string | null) =>
  `Die Sicherheitsrichtlinie dieser Website blockiert ${host === null ? 'einen Teil dieser Seite' : `Anfragen an ${host}`}.`

/** Which nodes failed and which are back, beside the block in the footer; null when there is nothing to tell. */
export function nodeNote({ failing, answering, back }: NodeStatus): string | null {
  if (answering === null) {
    return back.length === 0
      ? null
      : counted(back.length, { one: `${all(back)} ist wieder da`, other: `${all(back)} sind wieder da` })
  }
  return back.includes(answering)
    ? `${all(failing)} ausgefallen; ${answering} ist wieder da`
    : `${all(failing)} ausgefallen; stattdessen ${answering}`
}

/** A network without a name here, in the accusative, as all sentences take it; null where the wallet does not say which it is. */
export const unnamedNetwork = (id: number | null) => (id === null ? 'ein unbekanntes Netzwerk' : `Netzwerk ${id}`)

export const NETWORK = 'Netzwerk'

/** A heading of what is shown of one network among several. */
export const onNetwork = (heading: string, network: string) => `${heading} auf ${network}`

/** When something was sent, and where. */
export const timeOn = (time: string, network: string) => `${time} · ${network}`
