import { PAIRING_DATABASE } from '#config/pairingDatabase'

const DOWNLOAD_MS = 60_000

/** Operations on the visitor's data that need the page, or storage other than local storage. */
export interface LocalData {
  saveFile(name: string, content: string | Blob, type: string): void
  /** Deletes the databases of wallet SDKs. Never throws. A database in use is deleted when the page is unloaded. */
  removeDatabases(): Promise<void>
  reload(): void
}

export function createLocalData(page: Window & typeof globalThis): LocalData {
  return {
    saveFile(name, content, type) {
      const url = page.URL.createObjectURL(new Blob([content], { type }))
      const link = page.document.createElement('a')
      link.href = url
      link.download = name
      link.click()
      page.setTimeout(() => {
        page.URL.revokeObjectURL(url)
      }, DOWNLOAD_MS)
    },
    removeDatabases: () =>
      new Promise((resolve) => {
        const done = () => {
          resolve()
        }
        try {
          const request = page.indexedDB.deleteDatabase(PAIRING_DATABASE)
          for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, done)
        } catch {
          // If the browser denies access to storage, there is no database to delete.
          done()
        }
      }),
    reload() {
      page.location.reload()
    },
  }
}

/** Throws if the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  // `clipboard` is missing on insecure origins, despite its type.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) throw new Error('This browser does not let pages copy text.')
  await clipboard.writeText(text)
}
