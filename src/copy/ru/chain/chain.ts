import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'нода ограничивает запросы',
  blocked: 'политика безопасности этого сайта блокирует ноду',
  silent: 'нода не ответила',
  unconnected: 'у этого устройства нет подключения к сети',
} as const

/** Why nothing could be read, as a sentence and as a clause: a provider that limits requests does respond. */
export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`, clause }
}

/** What a policy keeps the page from: a host, or a part of the page itself. */
export const blockedText = (host: string | null) =>
  `Политика безопасности этого сайта блокирует ${host === null ? 'часть этой страницы' : `запросы к ${host}`}.`

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) =>
    counted(hosts.length, {
      one: `${all(hosts)} снова отвечает`,
      few: `${all(hosts)} снова отвечают`,
      many: `${all(hosts)} снова отвечают`,
      other: `${all(hosts)} снова отвечают`,
    }),
  oneBack: ({ failing, answering }) => `Сбой: ${all(failing)}; ${answering} снова отвечает`,
  replaced: ({ failing, answering }) => `Сбой: ${all(failing)}; вместо этого используется ${answering}`,
}
/** Says in the footer, beside the newest block, which nodes failed and which work again. */
export const nodeNote = (news: NodeNews) => say(NODES, news)

/** A network without a name here; null where the wallet does not say which it is. */
export const unnamedNetwork = (id: number | null) => (id === null ? 'неизвестная сеть' : `сеть ${id}`)

export const NETWORK = 'Сеть'

/** A heading of what is shown of one network among several. */
export const onNetwork = (heading: string, network: string) => `${heading}: ${network}`

/** When something was sent, and where. */
export const timeOn = (time: string, network: string) => `${time} · ${network}`
