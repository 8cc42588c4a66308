/** The parts of a tab's title, each undefined or empty where there is nothing to say. */
export interface TitleParts {
  screen?: string | undefined
  /** Of the screen, for example "UNI $8.00". */
  subject?: string | undefined
  /** For example "2 pending". */
  status?: string | undefined
}

/** For example "2 pending · UNI $8.00". */
export const titleText = ({ screen, subject, status }: TitleParts) =>
  [status, subject || screen].filter(Boolean).join(' · ')

export const pageTitle = (title: string, brandName: string) => `${title} | ${brandName}`

export const tokenTitle = (symbol: string, price: string | null) => (price === null ? symbol : `${symbol} ${price}`)
export const pairTitle = (base: string, unit: string) => `${base}/${unit}`
export const profileTitle = (name: string) => `Hồ sơ của ${name}`

/** The setting for notifications of the visitor's system. */

export const SYSTEM_NOTIFICATIONS = 'Thông báo hệ thống'
export const SWITCHES = { on: 'Bật', off: 'Tắt' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  'Báo cho bạn biết khi một giao dịch hoàn tất, hoặc không còn có thể được thực hiện, trong lúc bạn đang ở thẻ hay cửa sổ khác. Trang này phải luôn mở.'
export const NO_SYSTEM_NOTIFICATIONS = {
  denied:
    'Trình duyệt của bạn chặn thông báo từ trang web này. Hãy cho phép thông báo trong cài đặt của trình duyệt dành cho trang web này, rồi bật tại đây.',
  unanswered: 'Bạn chưa cho phép thông báo. Hãy bật lại và chọn “Cho phép”.',
  unsupported: 'Trình duyệt này không thể hiển thị thông báo. Thay vào đó, tiêu đề của thẻ sẽ báo cho bạn.',
} as const

export const NOTIFICATIONS_ARE_ON = 'Tin mới về các giao dịch của bạn sẽ xuất hiện ở đây.'
