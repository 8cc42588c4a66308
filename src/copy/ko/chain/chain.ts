import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const ANSWERS = {
  limited: {
    sentence: '노드가 요청을 제한하고 있습니다.',
    clause: '노드가 요청을 제한하고 있음',
  },
  blocked: {
    sentence: '이 사이트의 보안 정책이 노드를 차단하고 있습니다.',
    clause: '이 사이트의 보안 정책이 노드를 차단하고 있음',
  },
  silent: { sentence: '노드가 응답하지 않았습니다.', clause: '노드가 응답하지 않음' },
  unconnected: {
    sentence: '이 기기가 네트워크에 연결되어 있지 않습니다.',
    clause: '이 기기가 네트워크에 연결되어 있지 않음',
  },
} as const

export function noAnswer(why: keyof typeof ANSWERS): { sentence: string; clause: string } {
  return ANSWERS[why]
}

export const blockedText = (host: string | null) =>
  `이 사이트의 보안 정책이 ${host === null ? '이 페이지의 일부를' : `${host}에 보내는 요청을`} 차단하고 있습니다.`

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) => counted(hosts.length, { other: `다시 작동: ${all(hosts)}` }),
  oneBack: ({ failing, answering }) => `작동 실패: ${all(failing)}; 다시 작동: ${answering}`,
  replaced: ({ failing, answering }) => `작동 실패: ${all(failing)}; 대신 사용 중: ${answering}`,
}
export const nodeNote = (news: NodeNews) => say(NODES, news)

export const unnamedNetwork = (id: number | null) => (id === null ? '알 수 없는 네트워크' : `네트워크 ${id}`)

export const NETWORK = '네트워크'

export const onNetwork = (heading: string, network: string) => `${network}의 ${heading}`

export const timeOn = (time: string, network: string) => `${time} · ${network}`
