import { all, counted } from '../browser/grammar'
import type { NodeStatus } from '../../../domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'el proveedor de red limita las solicitudes',
  blocked: 'la política de seguridad de este sitio bloquea al proveedor de red',
  silent: 'el proveedor de red no respondió',
} as const

export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`, clause }
}

export const blockedText = (host: string | null) =>
  `La política de seguridad de este sitio bloquea ${host === null ? 'una parte de esta página' : `las solicitudes a ${host}`}.`

export function nodeNote({ failing, answering, back }: NodeStatus): string | null {
  if (answering === null) {
    return back.length === 0
      ? null
      : counted(back.length, {
          one: `${all(back)} volvió a responder`,
          many: `${all(back)} volvieron a responder`,
          other: `${all(back)} volvieron a responder`,
        })
  }
  const failed = counted(failing.length, {
    one: `${all(failing)} falló`,
    many: `${all(failing)} fallaron`,
    other: `${all(failing)} fallaron`,
  })
  return back.includes(answering)
    ? `${failed}; ${answering} volvió a responder`
    : `${failed}; se usa ${answering} en su lugar`
}

export const unnamedNetwork = (id: number | null) => (id === null ? 'una red desconocida' : `la red ${id}`)

export const NETWORK = 'Red'

export const onNetwork = (heading: string, network: string) => `${heading} en ${network}`

export const timeOn = (time: string, network: string) => `${time} · ${network}`
