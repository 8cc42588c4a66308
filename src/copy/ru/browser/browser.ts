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
export const profileTitle = (name: string) => `Профиль ${name}`

/** The setting for notifications of the visitor's system. */

export const SYSTEM_NOTIFICATIONS = 'Системные уведомления'
export const SWITCHES = { on: 'Вкл.', off: 'Выкл.' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  'Сообщают, когда транзакция завершена или уже не может быть выполнена, пока вы в другой вкладке или в другом окне. Эта страница должна оставаться открытой.'
/** Why they are off although somebody switched them on. */
export const NO_SYSTEM_NOTIFICATIONS = {
  denied:
    'Ваш браузер блокирует уведомления этого сайта. Разрешите их для этого сайта в настройках браузера, затем включите здесь.',
  unanswered: 'Вы ещё не разрешили уведомления. Включите их снова и выберите «Разрешить».',
  unsupported: 'Этот браузер не может показывать уведомления. Вместо них о событиях сообщит заголовок вкладки.',
} as const

/** Shown at once when they are switched on. */
export const NOTIFICATIONS_ARE_ON = 'Здесь появляются новости о ваших транзакциях.'
