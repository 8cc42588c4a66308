import { all, counted } from '../browser/grammar'
import type { NodeStatus } from '../../../domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'ネットワークプロバイダーがリクエスト数を制限しています',
  blocked: 'このサイトのセキュリティポリシーがネットワークプロバイダーをブロックしています',
  silent: 'ネットワークプロバイダーが応答しませんでした',
} as const

/** Why nothing could be read, as a sentence and as a clause: a provider that limits requests does respond. */
export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause}。`, clause }
}

/** What a policy keeps the page from: a host, or a part of the page itself. */
export const blockedText = (host: string | null) =>
  `このサイトのセキュリティポリシーが${host === null ? 'このページの一部' : `${host}へのリクエスト`}をブロックしています。`

/** Which nodes failed and which are back, beside the block in the footer; null when there is nothing to tell. */
export function nodeNote({ failing, answering, back }: NodeStatus): string | null {
  if (answering === null) {
    return back.length === 0 ? null : counted(back.length, { other: `${all(back)}が復旧しました` })
  }
  return back.includes(answering)
    ? `${all(failing)}が失敗、${answering}は復旧しました`
    : `${all(failing)}が失敗、代わりに${answering}を使用中`
}

/** A network without a name here; null where the wallet does not say which it is. */
export const unnamedNetwork = (id: number | null) => (id === null ? '不明なネットワーク' : `ネットワーク${id}`)

export const NETWORK = 'ネットワーク'

/** A heading of what is shown of one network among several. */
export const onNetwork = (heading: string, network: string) => `${network}の${heading}`

/** When something was sent, and where. */
export const timeOn = (time: string, network: string) => `${time} · ${network}`
