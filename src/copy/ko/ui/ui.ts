export const TRY_AGAIN = '다시 시도'
export const ACTION = '작업'
export const BACK = '뒤로'
export const CLOSE = '닫기'

export const COPY_ADDRESS = '주소 복사'
export const ADDRESS_COPIED = '복사되었습니다!'
export const EXPLORER = '블록 탐색기'

export const DETAILS = '세부 정보'
export const COPY = '복사'
export const COPIED = '복사됨'
export const COPY_REFUSED = '브라우저가 복사를 허용하지 않았습니다. 텍스트를 선택해 복사하세요.'

const NOT_AVAILABLE = '알 수 없음'

export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link} (새 탭에서 열림)`

export const EXACT_AMOUNT = '정확한 수량'

export const WHAT_IS = {
  slippage: '슬리피지란?',
  sandwich: '샌드위치란?',
  approvals: '승인이란?',
  pending: '어떻게 해야 하나요?',
  costs: '스왑 비용은 얼마인가요?',
  pools: '풀이란?',
  nodes: '노드란?',
  'test-networks': '테스트넷이란?',
} as const

/** A term that has an explanation. */
export type Term = keyof typeof WHAT_IS
