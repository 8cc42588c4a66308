/** The parts of the browser tab's title. Each is undefined or empty if there is nothing to say. */
export interface TitleParts {
  screen?: string | undefined
  subject?: string | undefined
  status?: string | undefined
}

export const titleText = ({ screen, subject, status }: TitleParts) =>
  [status, subject || screen].filter(Boolean).join(' · ')

export const pageTitle = (title: string, brandName: string) => `${title} | ${brandName}`

export const tokenTitle = (symbol: string, price: string | null) => (price === null ? symbol : `${symbol} ${price}`)
export const pairTitle = (base: string, unit: string) => `${base}/${unit}`
export const profileTitle = (name: string) => `${name} 的個人頁面`

export const SYSTEM_NOTIFICATIONS = '系統通知'
export const SWITCHES = { on: '開啟', off: '關閉' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  '當你在其他分頁或視窗時，通知你交易已完成，或已無法再執行。此頁面必須保持開啟。'
export const NO_SYSTEM_NOTIFICATIONS = {
  denied: '你的瀏覽器封鎖了此網站的通知。請在瀏覽器的網站設定中允許，然後在這裡開啟。',
  unanswered: '你尚未允許通知。請再次開啟，並選擇「允許」。',
  unsupported: '此瀏覽器無法顯示通知，改由分頁的標題告訴你。',
} as const

export const NOTIFICATIONS_ARE_ON = '你的交易有新進展時，會顯示在這裡。'
