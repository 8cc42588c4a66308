import { leftToRight } from '#domain/browser/locale'
import { all } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'العقدة تحدّ من عدد الطلبات',
  blocked: 'سياسة أمان هذا الموقع تحظر العقدة',
  silent: 'لم تستجب العقدة',
  unconnected: 'لا اتصال لهذا الجهاز بالشبكة',
} as const

export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause}.`, clause }
}

export const blockedText = (host: string | null) =>
  `تحظر سياسة أمان هذا الموقع ${host === null ? 'جزءًا من هذه الصفحة' : `الطلبات إلى ${leftToRight(host)}`}.`

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) => `عاد إلى العمل: ${all(hosts)}`,
  oneBack: ({ failing, answering }) => `تعطّل: ${all(failing)}؛ وعاد ${leftToRight(answering)} إلى العمل`,
  replaced: ({ failing, answering }) => `تعطّل: ${all(failing)}؛ ويُستخدم ${leftToRight(answering)} بدلًا من ذلك`,
}
export const nodeNote = (news: NodeNews) => say(NODES, news)

export const unnamedNetwork = (id: number | null) => (id === null ? 'شبكة غير معروفة' : `الشبكة ${id}`)

export const NETWORK = 'الشبكة'

export const onNetwork = (heading: string, network: string) => `${heading} على ${leftToRight(network)}`

export const timeOn = (time: string, network: string) => `${time} · ${leftToRight(network)}`
