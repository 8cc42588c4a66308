import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'el nodo limita las solicitudes',
  blocked: 'la política de seguridad de este sitio bloquea el nodo',
  silent: 'el nodo no respondió',
  unconnected: 'este dispositivo no tiene conexión a la red',
} as const

export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`, clause }
}

export const blockedText = (host: string | null) =>
  `La política de seguridad de este sitio bloquea ${host === null ? 'una parte de esta página' : `las solicitudes a ${host}`}.`

const failed = (hosts: readonly string[]) =>
  counted(hosts.length, {
    one: `${all(hosts)} falló`,
    many: `${all(hosts)} fallaron`,
    other: `${all(hosts)} fallaron`,
  })

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) =>
    counted(hosts.length, {
      one: `${all(hosts)} volvió a responder`,
      many: `${all(hosts)} volvieron a responder`,
      other: `${all(hosts)} volvieron a responder`,
    }),
  oneBack: ({ failing, answering }) => `${failed(failing)}; ${answering} volvió a responder`,
  replaced: ({ failing, answering }) => `${failed(failing)}; se usa ${answering} en su lugar`,
}
/** Says in the footer, beside the newest block, which nodes failed and which work again. */
export const nodeNote = (news: NodeNews) => say(NODES, news)

export const unnamedNetwork = (id: number | null) => (id === null ? 'una red desconocida' : `la red ${id}`)

export const NETWORK = 'Red'

export const onNetwork = (heading: string, network: string) => `${heading} en ${network}`

export const timeOn = (time: string, network: string) => `${time} · ${network}`
