import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

export const SETTINGS = { title: '설정', about: '이 브라우저에서 하는 모든 거래에 적용' } as const
export const NODE = { title: '노드', about: '가격과 잔액을 읽는 곳' } as const
export const LISTS = { title: '목록', about: '토큰과 페어의 출처' } as const
export const LOCAL_DATA = { title: '로컬 데이터', about: '이 사이트가 브라우저에 저장하는 것' } as const
export const DIAGNOSTICS = { title: '진단 정보', about: '문제를 신고할 때 사용' } as const
export const DIAGNOSTICS_HINT =
  '페이지를 불러온 뒤 여기에서 일어난 일을 적은 텍스트로, 복사하기 전에 내용을 볼 수 있습니다. 직접 붙여 넣기 전에는 어디에도 보내지지 않습니다.'

export const THEME = '테마'
export const THEMES = { light: '밝게', dark: '어둡게', system: '시스템과 동일' } as const

export const STORED = {
  session: '마지막으로 연결한 지갑',
  recentWallets: '최근에 사용한 지갑',
  transactions: '트랜잭션',
  clearings: '트랜잭션 기록을 지운 시점',
  openRequests: '지갑이 응답하지 않은 요청',
  settings: '거래 설정',
  theme: '테마',
  language: '언어',
  systemNotifications: '시스템 알림',
  tradeChain: '토큰을 거래하는 네트워크',
  walletLink: '지갑 앱으로 가는 링크',
  lastReads: '마지막으로 읽은 이름과 잔액',
  addressBook: '주소록',
  tokenChoices: '즐겨찾기한 토큰, 최근 토큰, 사용하기로 한 토큰',
  ownNodes: '내 노드',
  terms: '동의한 약관',
  reset: '진행 중인 초기화',
} as const
export const WALLET_SOFTWARE = '지갑 자체의 소프트웨어가 저장하는 것'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => `${figure} B`,
  kilobytes: ({ figure }) => `${figure}\u00a0kB`,
}
export const sizeText = (size: TextSize) => say(SIZES, size)

export const NOTHING_STORED = {
  title: '아무것도 저장되지 않습니다',
  text: '브라우저가 이 사이트의 저장을 허용하지 않습니다. 선택한 내용은 페이지를 닫을 때까지만 유지됩니다.',
} as const

export const WHAT = '항목'
export const HOW_MUCH = '크기'
export const NOTHING_YET = '아직 없습니다.'

export const HINT =
  '이 데이터가 저절로 이 브라우저 밖으로 나가는 일은 없습니다. 내보낸 파일에는 위의 모든 항목이 들어가며, 지갑 자체의 소프트웨어가 여기나 자체 데이터베이스에 저장하는 것만 제외됩니다. 파일을 가진 사람은 누구나 내가 어떤 계정을 사용하는지, 그리고 내 노드의 주소와 그 안에 든 키를 볼 수 있습니다.'
export const EXPORT = '내보내기'
export const RESET = '초기화'

export const RESET_QUESTION = '이 사이트가 여기에 저장한 것을 모두 삭제할까요?'
export const DELETE = '모두 삭제'
export const KEEP = '유지'

export const resetText = (pendingCount: number | null) =>
  sentences(
    '지갑 연결이 해제됩니다. 설정, 즐겨찾기, 트랜잭션 목록이 삭제됩니다. 체인에서는 아무것도 바뀌지 않습니다.',
    pendingCount !== null &&
      counted(pendingCount, {
        other: `트랜잭션 ${pendingCount}건이 아직 대기 중이며 여전히 실행될 수 있지만, 이 사이트는 더 이상 알려 주지 않습니다.`,
      }),
  )
