/** The parts of the browser tab's title. Parts that are undefined or empty are omitted. */
export interface TitleParts {
  screen?: string | undefined
  /** The thing that the screen shows, for example "UNI $8.00". It replaces the screen's name. */
  subject?: string | undefined
  /** The state of the visitor's transactions, for example "2 pending". */
  status?: string | undefined
}

/** The whole title of the tab, for example "2 pending · UNI $8.00". */
export const titleText = ({ screen, subject, status }: TitleParts) =>
  [status, subject || screen].filter(Boolean).join(' · ')

export const pageTitle = (title: string, brandName: string) => `${title} | ${brandName}`

export const tokenTitle = (symbol: string, price: string | null) => (price === null ? symbol : `${symbol} ${price}`)
export const pairTitle = (base: string, unit: string) => `${base}/${unit}`
/** For example "Profile of 0xf3…2266". */
export const profileTitle = (name: string) => `Profile of ${name}`

/** The name of the setting for notifications of the operating system. */

export const SYSTEM_NOTIFICATIONS = 'System notifications'
export const SWITCHES = { on: 'On', off: 'Off' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  'Tells you when a transaction is complete, or can no longer go through, while you are in another tab or window. This page has to stay open.'
/** Why no notifications are shown although the visitor has switched them on. */
export const NO_SYSTEM_NOTIFICATIONS = {
  denied:
    'Your browser blocks notifications from this site. Allow them in your browser’s settings for this site, then switch them on here.',
  unanswered: 'You have not allowed them yet. Switch them on again and choose “Allow”.',
  unsupported: 'This browser cannot show them. The tab’s title tells you instead.',
} as const

/** The text of the first notification, which is shown as soon as the visitor switches notifications on. */
export const NOTIFICATIONS_ARE_ON = 'Updates about your transactions appear here.'
