import { all, counted } from '../browser/grammar'
import type { NodeStatus } from '../../../domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'провайдер ноды ограничивает запросы',
  blocked: 'политика безопасности этого сайта блокирует провайдера ноды',
  silent: 'провайдер ноды не ответил',
} as const

/** Why nothing could be read, as a sentence and as a clause: a provider that limits requests does respond. */
export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`, clause }
}

/** What a policy keeps the page from: a host, or a part of the page itself. */
export const blockedText = (host: string | null) =>
  `Политика безопасности этого сайта блокирует ${host === null ? 'часть этой страницы' : `запросы к ${host}`}.`

/** Which nodes failed and which are back, beside the block in the footer; null when there is nothing to tell. */
export function nodeNote({ failing, answering, back }: NodeStatus): string | null {
  if (answering === null) {
    if (back.length === 0) return null
    const several = `${all(back)} снова отвечают`
    return counted(back.length, {
      one: back.length === 1 ? `${all(back)} снова отвечает` : several,
      few: several,
      many: several,
      other: several,
    })
  }
  return back.includes(answering)
    ? `Сбой: ${all(failing)}; ${answering} снова отвечает`
    : `Сбой: ${all(failing)}; вместо этого используется ${answering}`
}

/** A network without a name here; null where the wallet does not say which it is. */
export const unnamedNetwork = (id: number | null) => (id === null ? 'неизвестная сеть' : `сеть ${id}`)

export const NETWORK = 'Сеть'

/** A heading of what is shown of one network among several. */
export const onNetwork = (heading: string, network: string) => `${heading}: ${network}`

/** When something was sent, and where. */
export const timeOn = (time: string, network: string) => `${time} · ${network}`
