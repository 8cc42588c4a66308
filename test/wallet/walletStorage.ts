export interface WalletStorage {
  /** Returns the stored JSON value; undefined if there is none, if it is malformed, or if storage is denied. */
  read(key: string): unknown
  write(key: string, value: unknown): void
  onOtherPage(changed: () => void): void
}

/** The state is in the page's localStorage. If that is denied or full, it is lost without an error. */
export function createWalletStorage(prefix: string): WalletStorage {
  return {
    read(key) {
      try {
        const text = window.localStorage.getItem(prefix + key)
        return text === null ? undefined : (JSON.parse(text) as unknown)
      } catch {
        return undefined
      }
    },
    write(key, value) {
      try {
        window.localStorage.setItem(prefix + key, JSON.stringify(value))
      } catch {
        // The wallet keeps its state in memory until the page is closed.
      }
    },
    onOtherPage(changed) {
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key.startsWith(prefix)) changed()
      })
    },
  }
}
