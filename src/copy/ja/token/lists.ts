import { counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'

/** Labels in the settings of the two lists. `records`: how many entries a list has, a noun. */
export const listTable = { list: 'リスト', records: '件数', tokens: 'トークンリスト', pairs: 'ペアリスト' }

export const readListsAgain = { label: '再読み込み', what: '、両方のリスト' }

export const listUnread = 'ゲートウェイからも、このサイトからも読み込めませんでした。'

export const listName = ({ name, version }: { name: string; version: string | null }) => {
  const known = name === '' ? '名前のないリスト' : name
  return version === null ? known : `${known}、バージョン${version}`
}

/** In whole days; null where the list does not say. */
export const listAge = (days: number | null) => {
  if (days === null) return '公開日不明'
  if (days === 0) return '今日公開'
  return counted(days, { other: `${grouped(String(days))}日前に公開` })
}

/** `host` is null for the copy that the build carries. */
export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'このビルドに含まれるコピーから読み込みました' : `${host}から読み込みました`}${isStale ? '。再読み込みはできませんでした' : ''}`

/**
 * The parts of a list that are not used: invalid records, and everything after the size limit in bytes. Null for none.
 */
export const leftOut = (records: number, maxBytes: number | null) => {
  const parts = [
    ...(records > 0 ? [`${grouped(String(records))}件を除外`] : []),
    ...(maxBytes === null ? [] : [`最初の${maxBytes / 1_000_000} MBだけを読み取り`]),
  ]
  return parts.length > 0 ? parts.join('、') : null
}
