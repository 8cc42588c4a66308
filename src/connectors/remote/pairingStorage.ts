import { createStore, del, entries, get, keys, set, type UseStore } from 'idb-keyval'
import { PAIRING_DATABASE } from '#config/pairingDatabase'

/** The storage of the SDK's sessions and keys. The SDK prescribes the method names. */
interface PairingStorage {
  getKeys(): Promise<string[]>
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem(key: string, value: unknown): Promise<void>
  removeItem(key: string): Promise<void>
}

function inDatabase(store: UseStore): PairingStorage {
  return {
    getKeys: () => keys(store),
    getEntries: () => entries(store),
    getItem: (key) => get(key, store),
    setItem: (key, value) => set(key, value, store),
    removeItem: (key) => del(key, store),
  }
}

function inMemory(): PairingStorage {
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

/**
 * Opens a database in the browser, or a store in memory if storage is denied. The SDK's own storage is excluded from
 * the build, because it fails to load if storage is denied, and waits forever if IndexedDB is missing.
 */
export async function pairingStorage(): Promise<PairingStorage> {
  try {
    const store = createStore(PAIRING_DATABASE, 'values')
    await keys(store)
    return inDatabase(store)
  } catch {
    return inMemory()
  }
}
