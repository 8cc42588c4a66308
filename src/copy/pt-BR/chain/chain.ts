import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'o nó limita as solicitações',
  blocked: 'a política de segurança deste site bloqueia o nó',
  silent: 'o nó não respondeu',
  unconnected: 'este dispositivo não tem conexão com a rede',
} as const

export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`, clause }
}

export const blockedText = (host: string | null) =>
  `A política de segurança deste site bloqueia ${host === null ? 'uma parte desta página' : `solicitações a ${host}`}.`

const failed = (hosts: readonly string[]) =>
  counted(hosts.length, {
    one: `${all(hosts)} falhou`,
    many: `${all(hosts)} falharam`,
    other: `${all(hosts)} falharam`,
  })

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) =>
    counted(hosts.length, {
      one: `${all(hosts)} voltou a responder`,
      many: `${all(hosts)} voltaram a responder`,
      other: `${all(hosts)} voltaram a responder`,
    }),
  oneBack: ({ failing, answering }) => `${failed(failing)}; ${answering} voltou a responder`,
  replaced: ({ failing, answering }) => `${failed(failing)}; usando ${answering} em vez disso`,
}
export const nodeNote = (news: NodeNews) => say(NODES, news)

/** After "em" and "para", hence without the definite article. */
export const unnamedNetwork = (id: number | null) =>
  id === null ? 'uma rede desconhecida' : `uma rede desconhecida (${id})`

export const NETWORK = 'Rede'

export const onNetwork = (heading: string, network: string) => `${heading} em ${network}`

export const timeOn = (time: string, network: string) => `${time} · ${network}`
