import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const CLAUSES = {
  limited: '节点限制了请求次数',
  blocked: '此网站的安全策略阻止了节点',
  silent: '节点没有响应',
  unconnected: '此设备没有网络连接',
} as const

export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause}。`, clause }
}

export const blockedText = (host: string | null) =>
  `此网站的安全策略阻止了${host === null ? '此页面的一部分' : `对 ${host} 的请求`}。`

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) => counted(hosts.length, { other: `${all(hosts)} 已恢复` }),
  oneBack: ({ failing, answering }) => `${all(failing)} 出现故障；${answering} 已恢复`,
  replaced: ({ failing, answering }) => `${all(failing)} 出现故障；改用 ${answering}`,
}
/** Says in the footer, beside the newest block, which nodes failed and which work again. */
export const nodeNote = (news: NodeNews) => say(NODES, news)

export const unnamedNetwork = (id: number | null) => (id === null ? '未知网络' : `网络 ${id}`)

export const NETWORK = '网络'

export const onNetwork = (heading: string, network: string) => `${network} 上的${heading}`

export const timeOn = (time: string, network: string) => `${time} · ${network}`
