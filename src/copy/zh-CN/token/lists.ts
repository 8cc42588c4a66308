import { counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'

export const listTable = { list: '列表', records: '条目', tokens: '代币列表', pairs: '交易对列表' }

export const readListsAgain = { label: '重新加载', what: '，两个列表' }

export const listUnread = '无法从其网关或此网站加载。'

export const listName = ({ name, version }: { name: string; version: string | null }) => {
  const known = name === '' ? '未命名列表' : name
  return version === null ? known : `${known}，版本 ${version}`
}

export const listAge = (days: number | null) => {
  if (days === null) return '发布日期未知'
  if (days === 0) return '今天发布'
  return counted(days, { other: `${grouped(String(days))} 天前发布` })
}

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? '加载自此构建中的副本' : `加载自 ${host}`}${isStale ? '。无法重新加载' : ''}`

export const leftOut = (records: number, maxBytes: number | null) => {
  const parts = [
    ...(records > 0 ? [`排除了 ${grouped(String(records))} 条`] : []),
    ...(maxBytes === null ? [] : [`只读取了前 ${maxBytes / 1_000_000} MB`]),
  ]
  return parts.length > 0 ? parts.join('，') : null
}
