import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

/** Labels in the settings of the two lists. `records`: how many entries a list has, a noun. */
export const listTable = { list: 'リスト', records: '件数', tokens: 'トークンリスト', pairs: 'ペアリスト' }

export const RELOAD_LISTS = '再読み込み'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}、両方のリスト`

export const listUnread = 'ゲートウェイからも、このサイトからも読み込めませんでした。'

/** `name` and `version` are null if the list has none. */
export const listName = (name: string | null, version: string | null) => {
  const known = name ?? '名前のないリスト'
  return version === null ? known : `${known}、バージョン${version}`
}

const AGES: Sentences<ListAge> = {
  unknown: '公開日不明',
  today: '今日公開',
  days: ({ days }) => counted(days, { other: `${grouped(String(days))}日前に公開` }),
}
/** Says when a list was published. */
export const listAge = (age: ListAge) => say(AGES, age)

/** `host` is null for the copy that the build carries. */
export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'このビルドに含まれるコピーから読み込みました' : `${host}から読み込みました`}${isStale ? '。再読み込みはできませんでした' : ''}`

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => `${grouped(String(records))}件を除外`,
  end: ({ megabytes }) => `最初の${megabytes} MBだけを読み取り`,
  both: ({ records, megabytes }) => `${grouped(String(records))}件を除外、最初の${megabytes} MBだけを読み取り`,
}
/** Says which parts of a list are not used. */
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
