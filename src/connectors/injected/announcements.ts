import { parseAnnouncement, type WalletInfo } from '#boundary/announcement'
import { DETECTED_WALLETS_MAX, NAMESAKES_MAX, NAMESAKES_SHOWN } from '#domain/wallet/limits'
import { countsOf, sharedRows } from '#domain/wallet/namesake'
import type { Eip1193Provider } from '../connector'
import { isCopy } from './isCopy'
import { isSameClaim, watchRequests } from './announcementRequests'

/** A wallet that announced itself. https://eips.ethereum.org/EIPS/eip-6963 */
export interface Announced {
  info: WalletInfo
  provider: Eip1193Provider
  /** Several wallets may claim the same identity, and only the visitor can decide which is genuine. */
  identity: string
}

export interface Announcements {
  list(): readonly Announced[]
  /** Requests announcements and keeps listening. Injected wallets respond before this returns. */
  start(): void
}

export interface Claims {
  /** Whether wallets with this reverse-DNS name are never evicted from the list. */
  isKept: (rdns: string) => boolean
  identityOf: (info: WalletInfo) => string
}

/**
 * Collects announced wallets, in order. The list is limited: wallets for which `isKept` is true are never evicted, and
 * many wallets with the same identity do not displace wallets with another identity. `onChange` is called after each
 * change.
 */
export function watchAnnouncements(page: Window, { isKept, identityOf }: Claims, onChange: () => void): Announcements {
  let found: readonly Announced[] = []

  /** The wallets without a row of their own, in order. They are grouped behind the row of another wallet. */
  function behindRows(): readonly Announced[] {
    const rows = sharedRows(found.map(({ identity }) => identity))
    return found.filter((_, at) => rows[at] !== null)
  }

  /** If too many wallets are grouped behind rows, evicts one wallet of the identity with the most grouped wallets. */
  function makeRoomBehind(behind: readonly Announced[]) {
    if (behind.length < NAMESAKES_MAX) return
    const counts = countsOf(behind.map(({ identity }) => identity))
    const [most] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))
    const claimants = behind.filter(({ identity }) => identity === most)
    // The second-to-last wallet is evicted, because the genuine wallet may be the first or the last.
    const evicted = claimants.at(-2) ?? claimants.at(-1)
    found = found.filter((other) => other !== evicted)
  }

  /** Makes room for a new wallet, if necessary by evicting a wallet that is not kept. Returns whether there is room. */
  function makeRoom({ info, identity }: Announced): boolean {
    const behind = behindRows()
    if (found.filter((other) => other.identity === identity).length >= NAMESAKES_SHOWN) {
      makeRoomBehind(behind)
      return true
    }
    if (found.length - behind.length < DETECTED_WALLETS_MAX) return true
    if (!isKept(info.rdns)) return false
    const evicted = found.findLast((other) => !isKept(other.info.rdns) && !behind.includes(other))
    if (!evicted) return false
    // The wallets grouped behind the evicted wallet's row are also evicted. Otherwise one of them would take over the
    // row.
    found = found.filter(
      (other) => other !== evicted && !(other.identity === evicted.identity && behind.includes(other)),
    )
    return true
  }

  function add(wallet: Announced) {
    if (!makeRoom(wallet)) return false
    found = [...found, wallet]
    return true
  }

  const requests = watchRequests<Announced>(
    page,
    () => found,
    (wallet, former) => {
      if (former) found = found.map((other) => (other === former ? wallet : other))
      else if (!add(wallet)) return
      onChange()
    },
  )

  function onAnnouncement(event: Event) {
    const announcement = parseAnnouncement(event)
    if (!announcement) return
    const { info } = announcement
    const provider = announcement.provider as Eip1193Provider
    const at = found.findIndex((other) => other.info.rdns === info.rdns && other.provider === provider)
    if (at !== -1) {
      requests.noteAnswer(provider)
      const before = found[at]
      if (before?.info.name === info.name && before.info.icon === info.icon) return
      const wallet = { info, provider, identity: identityOf(info) }
      if (before?.identity === wallet.identity) found = found.with(at, wallet)
      else {
        found = found.toSpliced(at, 1)
        add(wallet)
      }
      onChange()
      return
    }
    // Identical announcements are listed once. Two different announcements are both listed and marked, even if their
    // session id (`uuid`) is the same, because either may be an impostor. Therefore an updated extension is listed
    // twice until a reload. See `watchRequests` for the announcements that the page has asked for.
    const wallet = { info, provider, identity: identityOf(info) }
    const known = found.find((other) => isSameClaim(other, wallet) && isCopy(other.provider, provider))
    if (known) requests.noteAnswer(known.provider)
    else if (!requests.defer(wallet) && add(wallet)) {
      requests.noteAnswer(provider)
      onChange()
    }
  }

  return {
    list: () => found,
    start() {
      page.addEventListener('eip6963:announceProvider', onAnnouncement)
      requests.start()
    },
  }
}
