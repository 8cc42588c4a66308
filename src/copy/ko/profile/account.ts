import { dateText } from '#domain/browser/time'

export const CLOSE = '닫기'
export const COPY_ADDRESS = '주소 복사'
export const COPIED = '복사되었습니다!'
export const DISCONNECT = '연결 해제'
export const BALANCE_MISSING = '잔액을 알 수 없음'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}, 마지막으로 읽은 값`
export const COPY_REFUSED = '브라우저가 복사를 허용하지 않았습니다'
export const copyByHand = (address: string) => `주소를 직접 복사하세요: ${address}`
export const sessionEndText = (at: number) => `세션 종료: ${dateText(at)}`

export const TITLE = '최근 트랜잭션'
export const EMPTY = '내 트랜잭션이 여기에 표시됩니다.'

export const TAB_NAMES = {
  tokens: '토큰',
  activity: '활동',
  approvals: '승인',
  settings: '설정',
} as const
export const YOUR_ACCOUNT = '내 계정'
