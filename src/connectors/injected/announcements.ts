import { parseAnnouncement, type WalletInfo } from '../../boundary/announcement'
import { DETECTED_WALLETS_MAX } from '../../domain/wallet/limits'
import type { Eip1193Provider } from '../connector'
import { isCopy } from './isCopy'

/** A wallet that announced itself. https://eips.ethereum.org/EIPS/eip-6963 */
export interface Announced {
  info: WalletInfo
  provider: Eip1193Provider
}

export interface Announcements {
  list(): readonly Announced[]
  /** Requests announcements and keeps listening. Injected wallets respond before this returns. */
  start(): void
}

/** The rows of a protected identity for which others are evicted. */
const CLAIMANTS_MAX = 2

/**
 * The wallets of this page, in order of announcement. However many are announced, those that `isKept` names are never
 * evicted by others. `onChange` is called after each change.
 */
export function watchAnnouncements(
  page: Window,
  isKept: (rdns: string) => boolean,
  onChange: () => void,
): Announcements {
  let found: Announced[] = []

  /** Makes room for one more by evicting an unprotected wallet. Returns whether there is any. */
  function makeRoom(rdns: string): boolean {
    if (found.length < DETECTED_WALLETS_MAX) return true
    if (!isKept(rdns)) return false
    const claimants = (of: string) => found.filter(({ info }) => info.rdns === of).length
    const isClaimed = claimants(rdns) >= CLAIMANTS_MAX
    const evicted =
      (isClaimed ? undefined : found.findLast(({ info }) => !isKept(info.rdns))) ??
      // Of too many claimants the first or the last may be the wallet itself.
      found.filter(({ info }) => (!isClaimed || info.rdns === rdns) && claimants(info.rdns) > CLAIMANTS_MAX).at(-2)
    found = found.filter((other) => other !== evicted)
    return evicted !== undefined
  }

  function onAnnouncement(event: Event) {
    const announcement = parseAnnouncement(event)
    if (!announcement) return
    const { info } = announcement
    const provider = announcement.provider as Eip1193Provider
    const at = found.findIndex((other) => other.info.rdns === info.rdns && other.provider === provider)
    if (at !== -1) {
      const before = found[at]
      if (before?.info.name === info.name && before.info.icon === info.icon) return
      found = found.with(at, { info, provider })
      onChange()
      return
    }
    // Identical ones are listed once. Two that differ are both listed, and marked: either may be an impostor, whatever
    // session id it has. So is an extension that was updated, until the page is loaded again.
    const isKnown = found.some(
      (other) =>
        other.info.rdns === info.rdns &&
        other.info.name === info.name &&
        other.info.icon === info.icon &&
        isCopy(other.provider, provider),
    )
    if (isKnown) return
    if (!makeRoom(info.rdns)) return
    found = [...found, { info, provider }]
    onChange()
  }

  return {
    list: () => found,
    start() {
      page.addEventListener('eip6963:announceProvider', onAnnouncement)
      page.dispatchEvent(new Event('eip6963:requestProvider'))
    },
  }
}
