import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const CLAUSES = {
  limited: '節點限制了請求次數',
  blocked: '此網站的安全性原則封鎖了節點',
  silent: '節點沒有回應',
  unconnected: '此裝置沒有網路連線',
} as const

export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause}。`, clause }
}

export const blockedText = (host: string | null) =>
  `此網站的安全性原則封鎖了${host === null ? '此頁面的一部分' : `對 ${host} 的請求`}。`

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) => counted(hosts.length, { other: `${all(hosts)} 已恢復` }),
  oneBack: ({ failing, answering }) => `${all(failing)} 發生故障；${answering} 已恢復`,
  replaced: ({ failing, answering }) => `${all(failing)} 發生故障；改用 ${answering}`,
}
export const nodeNote = (news: NodeNews) => say(NODES, news)

export const unnamedNetwork = (id: number | null) => (id === null ? '未知的網路' : `網路 ${id}`)

export const NETWORK = '網路'

export const onNetwork = (heading: string, network: string) => `${network} 上的${heading}`

export const timeOn = (time: string, network: string) => `${time} · ${network}`
