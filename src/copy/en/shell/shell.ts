import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

/** Texts of the bars at the top and at the bottom, and messages that are shown instead of a screen. */

export const SKIP = 'Skip to content'
export const SKIP_TO_TRADE = 'Skip to the trade card'

/** The title of the browser tab on each screen. */
export const PAGE_TITLES = { swap: 'Trade', token: 'Token', profile: 'Profile' }

/** The name of the link to the start page. */
export const brandLabel = (brandName: string) => `${brandName}, home`
export const TRADE_LINK = 'trade'
export const PROFILE_LINK = 'profile'

export const FOOTER = 'Footer'
export const PREVIEW = 'Preview'
export const SWITCH_THEME = 'Switch between light and dark'
export const FAQ_LINK = 'faq'
export const IMPRINT_LINK = 'imprint'
export const OFFLINE = 'Offline'
/** Shown if this device has a connection, but the nodes do not respond. */
export const NO_NODE = 'No node responds'
/** Shown in place of a screen that could not be loaded, because this device has no connection. */
export const SCREEN_WAITS = 'This screen is loaded as soon as the connection is back.'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = 'Use your own node'
export const NODE_BLOCKED = 'Blocked by this site’s policy'
export const OWN_NODE_OFFLINE = 'Your node is offline'
/** For screen readers: announced when the block's number turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}, no new block for a minute`
/** The number of the latest block. `number`: null before the first block is known. */
export const headBlockText = (number: number | null) => `Block ${number === null ? '–' : grouped(String(number))}`

const SPANS: Sentences<Span> = {
  minutes: ({ count }) => counted(count, { one: '1 minute', other: `${count} minutes` }),
  hours: ({ count }) => `${count} hours`,
  days: ({ count }) => `${count} days`,
}

/** Says how wrong the device's clock is. */
export const wrongClockText = ({ isFast, by }: ClockError) =>
  `Your device’s clock is ${say(SPANS, by)} ${isFast ? 'fast' : 'slow'}`

export const NOTIFICATIONS = 'Notifications'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `info: ${title}`,
  success: (title) => `success: ${title}`,
  warning: (title) => `warning: ${title}`,
  error: (title) => `error: ${title}`,
  pending: (title) => `pending: ${title}`,
}
export const DISMISS = 'Dismiss'

export const PART_MISSING = 'Part of this page could not be loaded'
/** Shown if a part of the page was loaded but then failed. */
export const PART_BROKEN = 'Part of this page stopped working'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = 'This page is older than the one in another tab'
export const RELOAD_FOR_NEWER =
  'Another tab shows a newer version of this site. Changes that you make here are not kept. Reload to use the newer version.'
export const PAGE_BROKEN = 'This page stopped working'
export const MAYBE_NEW_VERSION = 'There may be a new version of this page.'
export const STOPPED_BY_POLICY = 'This site’s security policy blocks it.'
export const CHANGED_FILE = 'A file of this site is not the one that was built, so your browser did not run it.'
export const NOTHING_ELSE_SENT =
  'Anything you already confirmed in your wallet continues without it. Nothing else was sent.'
export const RELOAD = 'Reload'

export const NOT_FOUND = 'Page not found'
export const NO_PAGE = 'There is no page at this address. Check it, or start from the list of pairs.'
export const GO_TO_START = 'Go to the start page'

export const TITLE = 'Trade tokens straight from your wallet'
export const LEAD =
  'Prices come from on-chain pools. You see the full cost before you sign, and nothing moves until you do.'
export const KEYS = 'Your keys stay in your wallet'
export const APPROVALS = 'Approvals for the exact amount by default'
export const FIGURES = 'Every figure is read from the chain'
