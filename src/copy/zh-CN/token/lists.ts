import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const listTable = { list: '列表', records: '条目', tokens: '代币列表', pairs: '交易对列表' }

export const RELOAD_LISTS = '重新加载'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}，两个列表`

export const listUnread = '无法从其网关或此网站加载。'

/** `name` and `version` are null if the list has none. */
export const listName = (name: string | null, version: string | null) => {
  const known = name ?? '未命名列表'
  return version === null ? known : `${known}，版本 ${version}`
}

const AGES: Sentences<ListAge> = {
  unknown: '发布日期未知',
  today: '今天发布',
  days: ({ days }) => counted(days, { other: `${grouped(String(days))} 天前发布` }),
}
/** Says when a list was published. */
export const listAge = (age: ListAge) => say(AGES, age)

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? '加载自此构建中的副本' : `加载自 ${host}`}${isStale ? '。无法重新加载' : ''}`

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => `排除了 ${grouped(String(records))} 条`,
  end: ({ megabytes }) => `只读取了前 ${megabytes}\u00a0MB`,
  both: ({ records, megabytes }) => `排除了 ${grouped(String(records))} 条，只读取了前 ${megabytes}\u00a0MB`,
}
/** Says which parts of a list are not used. */
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
