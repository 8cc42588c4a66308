/** A window that has only events, storage and an injected wallet. */
export interface FakePage extends Window {
  ethereum?: unknown
}

export function fakeLocalStorage(entries: Record<string, string> = {}): Storage {
  const entriesByKey = new Map(Object.entries(entries))
  return {
    get length() {
      return entriesByKey.size
    },
    key: (index) => [...entriesByKey.keys()][index] ?? null,
    getItem: (key) => entriesByKey.get(key) ?? null,
    setItem: (key, value) => void entriesByKey.set(key, value),
    removeItem: (key) => void entriesByKey.delete(key),
    clear: () => entriesByKey.clear(),
  }
}

export function fakePage(entries: Record<string, string> = {}): FakePage {
  return Object.assign(new EventTarget(), { localStorage: fakeLocalStorage(entries) }) as unknown as FakePage
}

export interface Announcement {
  uuid?: unknown
  name?: unknown
  icon?: unknown
  rdns?: unknown
}

let announcements = 0

/** Announces a wallet in a page by EIP-6963, at once and whenever the page requests announcements. */
export function announce(page: Window, provider: unknown, { uuid, name, icon, rdns }: Announcement = {}) {
  announcements += 1
  const info = {
    uuid: uuid ?? `00000000-0000-4000-8000-${String(announcements).padStart(12, '0')}`,
    name: name ?? 'Some Wallet',
    icon: icon ?? 'data:image/svg+xml,<svg/>',
    rdns: rdns ?? 'org.example.wallet',
  }
  const announceOnce = () =>
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  page.addEventListener('eip6963:requestProvider', announceOnce)
  announceOnce()
}
