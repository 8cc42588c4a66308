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
export const profileTitle = (name: string) => `${name} 的个人主页`

export const SYSTEM_NOTIFICATIONS = '系统通知'
export const SWITCHES = { on: '开', off: '关' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  '当你在其他标签页或窗口时，告诉你交易已完成，或者已无法再执行。此页面必须保持打开。'
export const NO_SYSTEM_NOTIFICATIONS = {
  denied: '你的浏览器阻止了此网站的通知。请在浏览器的网站设置中允许，然后在此处打开。',
  unanswered: '你尚未允许通知。请再次打开，并选择“允许”。',
  unsupported: '此浏览器无法显示通知。改由标签页的标题告诉你。',
} as const

export const NOTIFICATIONS_ARE_ON = '你的交易有新进展时，会在这里显示。'
