export interface WalletStorage {
  /** The stored JSON value, or undefined where there is none, it is broken, or storage is denied. */
  read(key: string): unknown
  write(key: string, value: unknown): void
  /** Calls back when another page of this origin changed what is stored. */
  onOtherPage(changed: () => void): void
}

/** Keeps the wallet's memory in the page's localStorage. Denied or full storage is no error: it just forgets. */
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
        // The wallet's own memory lasts as long as the page.
      }
    },
    onOtherPage(changed) {
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key.startsWith(prefix)) changed()
      })
    },
  }
}
