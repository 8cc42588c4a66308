/** The parts of the browser tab's title. Each is undefined or empty if there is nothing to say. */
export interface TitleParts {
  screen?: string | undefined
  /** What the screen is about, for example "UNI $8.00". It replaces the screen's name. */
  subject?: string | undefined
  /** The state of the visitor's transactions, for example "2 pending". */
  status?: string | undefined
}

export const titleText = ({ screen, subject, status }: TitleParts) =>
  [status, subject || screen].filter(Boolean).join(' · ')

export const pageTitle = (title: string, brandName: string) => `${title} | ${brandName}`

export const tokenTitle = (symbol: string, price: string | null) => (price === null ? symbol : `${symbol} ${price}`)
export const pairTitle = (base: string, unit: string) => `${base}/${unit}`
export const profileTitle = (name: string) => `${name}의 프로필`

export const SYSTEM_NOTIFICATIONS = '시스템 알림'
export const SWITCHES = { on: '켜짐', off: '꺼짐' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  '다른 탭이나 창을 보는 동안 트랜잭션이 완료되거나 더 이상 실행될 수 없게 되면 알려 줍니다. 이 페이지는 열어 두어야 합니다.'
export const NO_SYSTEM_NOTIFICATIONS = {
  denied:
    '브라우저가 이 사이트의 알림을 차단하고 있습니다. 브라우저의 이 사이트 설정에서 알림을 허용한 다음 여기에서 켜세요.',
  unanswered: '아직 알림을 허용하지 않았습니다. 다시 켜고 “허용”을 선택하세요.',
  unsupported: '이 브라우저는 알림을 표시할 수 없습니다. 대신 탭 제목으로 알려 줍니다.',
} as const

export const NOTIFICATIONS_ARE_ON = '트랜잭션의 새 소식이 여기에 표시됩니다.'
