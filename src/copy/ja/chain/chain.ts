import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'ノードがリクエスト数を制限しています',
  blocked: 'このサイトのセキュリティポリシーがノードをブロックしています',
  silent: 'ノードが応答しませんでした',
  unconnected: 'このデバイスはネットワークに接続されていません',
} as const

/** Why nothing could be read, as a sentence and as a clause: a provider that limits requests does respond. */
export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause}。`, clause }
}

/** What a policy keeps the page from: a host, or a part of the page itself. */
export const blockedText = (host: string | null) =>
  `このサイトのセキュリティポリシーが${host === null ? 'このページの一部' : `${host}へのリクエスト`}をブロックしています。`

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) => counted(hosts.length, { other: `${all(hosts)}が復旧しました` }),
  oneBack: ({ failing, answering }) => `${all(failing)}が失敗、${answering}は復旧しました`,
  replaced: ({ failing, answering }) => `${all(failing)}が失敗、代わりに${answering}を使用中`,
}
/** Says in the footer, beside the newest block, which nodes failed and which work again. */
export const nodeNote = (news: NodeNews) => say(NODES, news)

/** A network without a name here; null where the wallet does not say which it is. */
export const unnamedNetwork = (id: number | null) => (id === null ? '不明なネットワーク' : `ネットワーク${id}`)

export const NETWORK = 'ネットワーク'

/** A heading of what is shown of one network among several. */
export const onNetwork = (heading: string, network: string) => `${network}の${heading}`

/** When something was sent, and where. */
export const timeOn = (time: string, network: string) => `${time} · ${network}`
