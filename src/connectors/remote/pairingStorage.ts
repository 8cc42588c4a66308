import { createStore, del, entries, get, keys, set, type UseStore } from 'idb-keyval'
import { PAIRING_DATABASE } from '../../config/pairingDatabase'

/** Where the SDK stores its sessions and keys; the method names are the SDK's. */
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
 * A database of this page, or where the browser allows none, one that lasts as long as the page. The SDK's own storage
 * is left out of the build: it cannot be loaded where storage is denied, and waits forever without a database.
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
