import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, { other: `표시되지 않음: 토큰 목록에 없고 이 계정이 보유하지도 않은 토큰의 승인 ${text}건.` })

const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: '다른 토큰의 승인이나 다른 컨트랙트에 대한 승인을 찾으려면 체인 전체를 검색하세요.',
    label: '모든 블록 검색',
  },
  failed: {
    words: '다른 승인을 검색하지 못했습니다. 노드가 응답하지 않았거나 검색을 허용하지 않습니다.',
    label: '다시 시도',
  },
  searching: ({ percent }) => ({
    words: `체인에서 다른 승인을 검색하는 중: 전체 블록의 ${percent}.`,
    label: '검색 중',
  }),
  whole: ({ leftOut }) => ({
    words:
      leftOut === null
        ? '모든 블록을 검색했으며, 열려 있는 승인이 모두 표시되어 있습니다.'
        : sentences('모든 블록을 검색했습니다.', leftOutText(leftOut), '열려 있는 다른 승인은 모두 표시되어 있습니다.'),
    label: '다시 검색',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `블록 ${from}까지 거슬러 올라가며 검색했습니다. 더 오래된 승인이 있을 수 있습니다. 승인이 너무 많아 모두 확인할 수 없습니다.`,
      leftOut && leftOutText(leftOut),
    ),
    label: '다시 검색',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `블록 ${from}까지 거슬러 올라가며 검색했습니다. 더 오래된 승인이 있을 수 있습니다. 더 이전까지 검색하려면 요청이 너무 많이 필요합니다.`,
      leftOut && leftOutText(leftOut),
    ),
    label: '다시 검색',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = '승인'
export const OWN_APPROVALS = '내 토큰을 옮길 수 있는 컨트랙트입니다. 더 이상 쓰지 않는 승인은 철회하세요.'
export const OTHER_APPROVALS = '이 계정의 토큰을 옮길 수 있는 컨트랙트입니다.'

export const HEADS = {
  token: '토큰',
  contract: '컨트랙트',
  allowed: '승인 금액',
  movable: '지금 옮길 수 있는 금액',
} as const

export const UNLIMITED = '무제한'
export const UNKNOWN_CONTRACT = '알 수 없는 컨트랙트'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `토큰 목록에 없음: ${address}`
export const CONFIRM_IN_WALLET = '지갑에서 확인'
export const REVOKE = '승인 철회'
export const REVOKING = '승인 철회 중'
export const REVOKED = '승인 철회됨'
export const revokeLabel = (symbol: string, contract: string) => `${contract}에 대한 ${symbol} 승인 철회`

export const unreadTitle = (tokens: number) =>
  counted(tokens, { other: `토큰 ${tokens}개의 일부 승인을 불러오지 못했습니다` })
export const MAY_BE_MORE = '여기에 표시된 것보다 더 많을 수 있습니다.'

export const READ_FAILED = '승인을 불러오지 못했습니다'
export const NO_APPROVALS = '열려 있는 승인 없음'

export const checkedText = (contractNames: readonly string[], tokensRead: number | null): string =>
  sentences(
    `확인한 컨트랙트: ${all(contractNames)}.`,
    '이 중 어느 것도 이 토큰들을 옮길 수 없습니다.',
    tokensRead !== null && `토큰 목록에서는 처음 ${grouped(String(tokensRead))}개와 보유 중인 토큰만 확인했습니다.`,
  )

export const UNKNOWN_TOKEN = '알 수 없는 토큰'
export const THROUGH_PERMIT2 = 'Permit2를 통해'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: 'Permit2를 통해, 만료 없음',
  current: ({ until }) => `Permit2를 통해, ${until}까지`,
  expired: ({ until }) => `Permit2를 통해, ${until}에 만료됨`,
}
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) => (isPermit2 ? `Permit2의 ${symbol} 승인` : `${symbol} 승인`)

export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? '사이트의 일부를 불러오지 못했습니다.' : nodeText(failure)
  return `지금은 ${approvalName(revoked)}을 철회할 수 없습니다. ${reason} 아무것도 전송되지 않았습니다.`
}

export const REJECTED = '사용자가 요청을 거부했습니다. 아무것도 전송되지 않았습니다.'
