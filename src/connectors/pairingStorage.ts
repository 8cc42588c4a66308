/** What the SDK keeps its sessions in, as it names the methods. */
interface PairingStorage {
  getKeys(): Promise<string[]>
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem<T>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

const PROBE = 'tidemark.probe'

/** Whether the browser lets this page keep a database. */
function canKeep(page: Window): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = page.indexedDB.open(PROBE)
      request.onsuccess = () => {
        request.result.close()
        page.indexedDB.deleteDatabase(PROBE)
        resolve(true)
      }
      request.onerror = () => {
        resolve(false)
      }
    } catch {
      resolve(false)
    }
  })
}

/**
 * Undefined where the SDK can use its own database. Where there is none it would wait for ever, and is given something
 * that lasts as long as the page.
 */
export async function pairingStorage(page: Window): Promise<PairingStorage | undefined> {
  if (await canKeep(page)) return undefined
  const values = new Map<string, unknown>()
  return {
    getKeys: () => Promise.resolve([...values.keys()]),
    getEntries: <T>() => Promise.resolve([...values.entries()] as [string, T][]),
    getItem: <T>(key: string) => Promise.resolve(values.get(key) as T | undefined),
    setItem(key, value) {
      values.set(key, value)
      return Promise.resolve()
    },
    removeItem(key) {
      values.delete(key)
      return Promise.resolve()
    },
  }
}
