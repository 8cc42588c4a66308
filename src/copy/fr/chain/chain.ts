import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'le nœud limite les requêtes',
  blocked: 'la politique de sécurité de ce site bloque le nœud',
  silent: 'le nœud n’a pas répondu',
  unconnected: 'cet appareil n’a pas de connexion au réseau',
} as const

export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`, clause }
}

export const blockedText = (host: string | null) =>
  `La politique de sécurité de ce site bloque ${host === null ? 'une partie de cette page' : `les requêtes vers ${host}`}.`

const failed = (hosts: readonly string[]) =>
  counted(hosts.length, {
    one: `${all(hosts)} a échoué`,
    many: `${all(hosts)} ont échoué`,
    other: `${all(hosts)} ont échoué`,
  })

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) =>
    counted(hosts.length, {
      one: `${all(hosts)} répond de nouveau`,
      many: `${all(hosts)} répondent de nouveau`,
      other: `${all(hosts)} répondent de nouveau`,
    }),
  oneBack: ({ failing, answering }) => `${failed(failing)}\u202f; ${answering} répond de nouveau`,
  replaced: ({ failing, answering }) => `${failed(failing)}\u202f; ${answering} est utilisé à la place`,
}
export const nodeNote = (news: NodeNews) => say(NODES, news)

export const unnamedNetwork = (id: number | null) => (id === null ? 'un réseau inconnu' : `le réseau ${id}`)

export const NETWORK = 'Réseau'

export const onNetwork = (heading: string, network: string) => `${heading} sur ${network}`

export const timeOn = (time: string, network: string) => `${time} · ${network}`
