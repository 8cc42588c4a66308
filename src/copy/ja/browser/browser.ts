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
/** For example "Profile of 0xf3…2266". */
export const profileTitle = (name: string) => `${name}のプロフィール`

/** The setting for notifications of the visitor's system. */

export const SYSTEM_NOTIFICATIONS = 'システム通知'
export const SWITCHES = { on: 'オン', off: 'オフ' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  '別のタブやウィンドウを見ている間に、トランザクションが完了したこと、またはもう実行されないことを知らせます。このページは開いたままにしておく必要があります。'
/** Why they are off although somebody switched them on. */
export const NO_SYSTEM_NOTIFICATIONS = {
  denied:
    'ブラウザがこのサイトの通知をブロックしています。ブラウザの設定でこのサイトの通知を許可してから、ここでオンにしてください。',
  unanswered: 'まだ許可されていません。もう一度オンにして、「許可」を選んでください。',
  unsupported: 'このブラウザは通知を表示できません。代わりにタブのタイトルでお知らせします。',
} as const

/** Shown at once when they are switched on. */
export const NOTIFICATIONS_ARE_ON = 'トランザクションの最新情報がここに表示されます。'
