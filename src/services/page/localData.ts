import { PAIRING_DATABASE } from '../../config/pairingDatabase'

/** So long the browser may take to begin a download. */
const DOWNLOAD_MS = 60_000

/** What a person does with the data that this browser keeps, as far as it is not in the storage. */
export interface LocalData {
  /** Gives a person a file with a text of some media type. */
  saveFile(name: string, text: string, type: string): void
  /** Removes the databases of wallets' software. Never throws. One still in use goes when the page does. */
  removeDatabases(): Promise<void>
  /** Loads the page again. */
  startAgain(): void
}

export function createLocalData(page: Window & typeof globalThis): LocalData {
  return {
    saveFile(name, text, type) {
      const url = page.URL.createObjectURL(new Blob([text], { type }))
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
          // Where storage is denied there is no database.
          done()
        }
      }),
    startAgain() {
      page.location.reload()
    },
  }
}
