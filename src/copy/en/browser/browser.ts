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

export const tokenTitle = (symbol: string, price: string | null) => (price === null ? symbol : `${symbol} ${price}`)
export const pairTitle = (base: string, unit: string) => `${base}/${unit}`
/** For example "Profile of 0xf3…2266". */
export const profileTitle = (name: string) => `Profile of ${name}`

/** The setting for notifications of the visitor's system. */

export const SYSTEM_NOTIFICATIONS = 'System notifications'
export const SWITCHES = { on: 'On', off: 'Off' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  'Tells you when a transaction is complete, or can no longer go through, while you are in another tab or window. This page has to stay open.'
/** Why they are off although somebody switched them on. */
export const NO_SYSTEM_NOTIFICATIONS = {
  denied:
    'Your browser blocks notifications from this site. Allow them in your browser’s settings for this site, then switch them on here.',
  unanswered: 'You have not allowed them yet. Switch them on again and choose “Allow”.',
  unsupported: 'This browser cannot show them. The tab’s title tells you instead.',
} as const

/** Shown at once when they are switched on. */
export const NOTIFICATIONS_ARE_ON = 'Updates about your transactions appear here.'
