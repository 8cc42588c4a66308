import { grouped } from '#domain/browser/locale'

export const CLEAR_ALL = '모두 지우기'
export const STOP_WATCHING = '추적 중지'
export const stopWatchingLabel = (description: string) => `추적 중지: ${description}`
export const moreTransactions = (count: number) =>
  `${grouped(String(count))}건이 더 있습니다. 프로필 페이지의 CSV 내보내기에 모두 들어 있습니다.`
export const RECEIPT = '영수증'
export const receiptLabel = (description: string) => `영수증: ${description}`
export const VIEW_ON_EXPLORER = '블록 탐색기에서 더 보기'

export const TITLE = '활동'
export const EMPTY_TITLE = '아직 활동 없음'
export const EMPTY_TEXT = '여기에서 하는 스왑과 승인은 이 브라우저에 기록됩니다. 그 이전의 것은 체인에 있습니다.'
export const EXPORT = 'CSV 내보내기'

export const EARLIER = '이전 스왑'

export const COLUMNS = ['시간 (UTC)', '트랜잭션', '결과', '해시', '네트워크', '계정'] as const
