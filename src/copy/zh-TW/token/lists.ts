import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const listTable = { list: '清單', records: '項目', tokens: '代幣清單', pairs: '交易對清單' }

export const RELOAD_LISTS = '重新載入'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}，兩份清單`

export const listUnread = '無法從其閘道或此網站載入。'

export const listName = (name: string | null, version: string | null) => {
  const known = name ?? '未命名的清單'
  return version === null ? known : `${known}，版本 ${version}`
}

const AGES: Sentences<ListAge> = {
  unknown: '發布日期未知',
  today: '今天發布',
  days: ({ days }) => counted(days, { other: `${grouped(String(days))} 天前發布` }),
}
export const listAge = (age: ListAge) => say(AGES, age)

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? '載入自此建置中的副本' : `載入自 ${host}`}${isStale ? '；無法重新載入' : ''}`

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => `排除了 ${grouped(String(records))} 項`,
  end: ({ megabytes }) => `只讀取了前 ${megabytes}\u00a0MB`,
  both: ({ records, megabytes }) => `排除了 ${grouped(String(records))} 項，只讀取了前 ${megabytes}\u00a0MB`,
}
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
