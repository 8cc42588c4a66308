import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const listTable = { list: 'Danh sách', records: 'Số mục', tokens: 'Danh sách token', pairs: 'Danh sách cặp' }

export const RELOAD_LISTS = 'Tải lại'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}, cả hai danh sách`

export const listUnread = 'Không thể tải danh sách từ các cổng của nó hoặc từ trang web này.'

export const listName = (name: string | null, version: string | null) => {
  const known = name ?? 'Danh sách không tên'
  return version === null ? known : `${known}, phiên bản ${version}`
}

const AGES: Sentences<ListAge> = {
  unknown: 'Không rõ ngày công bố',
  today: 'Công bố hôm nay',
  days: ({ days }) => counted(days, { other: `Công bố ${grouped(String(days))} ngày trước` }),
}
export const listAge = (age: ListAge) => say(AGES, age)

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Đã tải từ bản sao trong bản dựng này' : `Đã tải từ ${host}`}${isStale ? '. Không thể tải lại' : ''}`

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => `bỏ qua ${grouped(String(records))} mục`,
  end: ({ megabytes }) => `chỉ đọc ${megabytes}\u00a0MB đầu tiên`,
  both: ({ records, megabytes }) => `bỏ qua ${grouped(String(records))} mục, chỉ đọc ${megabytes}\u00a0MB đầu tiên`,
}
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
