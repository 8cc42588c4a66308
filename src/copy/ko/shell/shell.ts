import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const SKIP = '본문으로 건너뛰기'
export const SKIP_TO_TRADE = '거래 카드로 건너뛰기'

export const PAGE_TITLES = { swap: '거래', token: '토큰', profile: '프로필' }

export const brandLabel = (brandName: string) => `${brandName}, 홈`
export const TRADE_LINK = '거래'
export const PROFILE_LINK = '프로필'

export const FOOTER = '바닥글'
export const PREVIEW = '미리보기'
export const SWITCH_THEME = '밝은 테마와 어두운 테마 전환'
export const FAQ_LINK = 'FAQ'
export const IMPRINT_LINK = '운영자 정보'
export const OFFLINE = '오프라인'
export const NO_NODE = '응답하는 노드가 없습니다'
export const SCREEN_WAITS = '연결이 복구되면 이 화면을 불러옵니다.'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = '내 노드 사용'
export const NODE_BLOCKED = '이 사이트의 정책에 의해 차단됨'
export const OWN_NODE_OFFLINE = '내 노드가 오프라인입니다'
/** For screen readers, once the block turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}, 1분 동안 새 블록 없음`
export const headBlockText = (number: number | null) => `블록 ${number === null ? '–' : grouped(String(number))}`

const SPANS: Sentences<Span> = {
  minutes: ({ count }) => counted(count, { other: `${count}분` }),
  hours: ({ count }) => `${count}시간`,
  days: ({ count }) => `${count}일`,
}

export const wrongClockText = ({ isFast, by }: ClockError) =>
  `기기의 시계가 ${say(SPANS, by)} ${isFast ? '빠릅니다' : '느립니다'}`

export const NOTIFICATIONS = '알림'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `정보: ${title}`,
  success: (title) => `성공: ${title}`,
  warning: (title) => `경고: ${title}`,
  error: (title) => `오류: ${title}`,
  pending: (title) => `대기 중: ${title}`,
}
export const DISMISS = '닫기'

export const PART_MISSING = '이 페이지의 일부를 불러오지 못했습니다'
export const PART_BROKEN = '이 페이지의 일부가 작동을 멈췄습니다'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = '이 페이지는 다른 탭의 페이지보다 오래되었습니다'
export const RELOAD_FOR_NEWER =
  '다른 탭에 이 사이트의 새 버전이 열려 있습니다. 여기서 변경한 내용은 저장되지 않습니다. 새 버전을 사용하려면 새로 고치세요.'
export const PAGE_BROKEN = '이 페이지가 작동을 멈췄습니다'
export const MAYBE_NEW_VERSION = '이 페이지의 새 버전이 있을 수 있습니다.'
export const STOPPED_BY_POLICY = '이 사이트의 보안 정책이 차단하고 있습니다.'
export const CHANGED_FILE = '이 사이트의 파일 하나가 빌드된 것과 달라서 브라우저가 실행하지 않았습니다.'
export const NOTHING_ELSE_SENT =
  '이미 지갑에서 확인한 것은 이와 관계없이 계속 진행됩니다. 그 밖에는 아무것도 전송되지 않았습니다.'
export const RELOAD = '새로고침'

export const NOT_FOUND = '페이지를 찾을 수 없습니다'
export const NO_PAGE = '이 주소에는 페이지가 없습니다. 주소를 확인하거나 페어 목록에서 시작하세요.'
export const GO_TO_START = '시작 페이지로 이동'

export const TITLE = '내 지갑에서 바로 토큰을 거래하세요'
export const LEAD =
  '가격은 온체인 풀에서 옵니다. 서명하기 전에 전체 비용을 볼 수 있으며, 서명하기 전에는 아무것도 옮겨지지 않습니다.'
export const KEYS = '키는 내 지갑에 그대로 남습니다'
export const APPROVALS = '기본적으로 정확한 금액만 승인'
export const FIGURES = '모든 수치는 체인에서 읽습니다'
