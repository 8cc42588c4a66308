import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'nút giới hạn số yêu cầu',
  blocked: 'chính sách bảo mật của trang web này chặn nút',
  silent: 'nút không phản hồi',
  unconnected: 'thiết bị này không có kết nối mạng',
} as const

export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`, clause }
}

export const blockedText = (host: string | null) =>
  `Chính sách bảo mật của trang web này chặn ${host === null ? 'một phần của trang này' : `các yêu cầu đến ${host}`}.`

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) => counted(hosts.length, { other: `${all(hosts)} đã hoạt động trở lại` }),
  oneBack: ({ failing, answering }) => `${all(failing)} bị lỗi; ${answering} đã hoạt động trở lại`,
  replaced: ({ failing, answering }) => `${all(failing)} bị lỗi; thay vào đó đang dùng ${answering}`,
}
export const nodeNote = (news: NodeNews) => say(NODES, news)

export const unnamedNetwork = (id: number | null) => (id === null ? 'một mạng không rõ' : `mạng ${id}`)

export const NETWORK = 'Mạng'

export const onNetwork = (heading: string, network: string) => `${heading} trên ${network}`

export const timeOn = (time: string, network: string) => `${time} · ${network}`
