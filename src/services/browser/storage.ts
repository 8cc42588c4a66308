import { parseJson } from '#boundary/safeRead'
import { parseEnvelope, parseStored, type StoredName, storedSchemas, type StoredValues } from '#boundary/storage'

/**
 * The version of each value's format. Raise it when a release of before cannot read what is written; the schema reads
 * the values of all earlier versions. 2: a transaction has a request and a state.
 */
const versionOf = (name: StoredName) => (name === 'transactions' ? 2 : 1)
const PREFIX = 'tidemark.'
/** The WalletConnect SDK reads the app to open on a phone from this key. */
const WALLETCONNECT_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'
const keyOf = (name: StoredName) => (name === 'walletLink' ? WALLETCONNECT_KEY : PREFIX + name)
const nameOf = (key: string) => (Object.keys(storedSchemas) as StoredName[]).find((name) => keyOf(name) === key) ?? null
/** The maximum length of a value, in characters. This site's own values are far shorter. */
const TEXT_MAX = 3_000_000
const WALLET_SOFTWARE = /^(?:-CBWSDK|-walletlink|wc@2):/
/** How long after a reset other tabs may still receive the reset event. */
const RESET_MS = 10_000
/** Values that are one record each. Fields that only a later release knows are kept when such a record is written. */
const SINGLE_RECORDS: readonly StoredName[] = ['settings', 'session']
/** Values that may be deleted when the browser's quota is exceeded. */
const EXPENDABLE: readonly StoredName[] = ['lastReads', 'recentWallets']

type StorageListener<Name extends StoredName> = (
  value: StoredValues[Name] | null,
  previous: StoredValues[Name] | null,
) => void

/**
 * The browser's local storage. Never throws: if the browser denies access, values are kept only as long as the page is
 * open.
 */
export interface Storage {
  /** The stored value, or null when there is none or it is unreadable. */
  read<Name extends StoredName>(name: Name): StoredValues[Name] | null
  write<Name extends StoredName>(name: Name, value: StoredValues[Name]): void
  remove(name: StoredName): void
  /** All stored values as text. The values of wallet SDKs have no name. Null if the browser denies access. */
  entries(): { name: StoredName | null; text: string }[] | null
  /**
   * Deletes everything. Nothing is stored afterwards, because the page is about to reload. `since` is given if another
   * tab made the reset: the time of the reset, in milliseconds since 1970. Returns false if a reload is already
   * pending.
   */
  clearAll(since?: number): boolean
  /** Calls the listener once, when a value of a later release is met. This page is then outdated until a reload. */
  onNewer(listener: () => void): void
  /** Subscribes to writes and removals in other tabs. Returns a function that unsubscribes. */
  onChange<Name extends StoredName>(name: Name, listener: StorageListener<Name>): () => void
}

/** `isNewer`: a later release has written the value, so it must not be changed. */
type Decoded<Name extends StoredName> =
  | { kind: 'value'; value: StoredValues[Name]; isNewer: boolean }
  | { kind: 'none' | 'corrupt' | 'newer' }

function written(name: StoredName, text: string) {
  if (name === 'theme' || name === 'language') return { version: versionOf(name), value: text }
  return name === 'walletLink' ? { version: versionOf(name), value: parseJson(text) } : parseEnvelope(text)
}

function decode<Name extends StoredName>(name: Name, text: string | null): Decoded<Name> {
  if (text === null) return { kind: 'none' }
  if (text.length > TEXT_MAX) return { kind: 'corrupt' }
  const found = written(name, text)
  if (!found) return { kind: 'corrupt' }
  const isNewer = found.version > versionOf(name)
  // Of a value of a later release, this page shows what it can read.
  const value = parseStored(name, found.value)
  if (value !== null) return { kind: 'value', value, isNewer }
  return { kind: isNewer ? 'newer' : 'corrupt' }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A record with the fields of the stored one that this release does not know. A session's fields belong to its wallet,
 * so they are dropped with it.
 */
function withUnknownFields(name: StoredName, value: unknown, before: string | null): unknown {
  if (!SINGLE_RECORDS.includes(name) || before === null || before.length > TEXT_MAX) return value
  const stored = parseEnvelope(before)?.value
  const known: unknown = parseStored(name, stored)
  if (!isRecord(stored) || !isRecord(known) || !isRecord(value) || known.walletId !== value.walletId) return value
  const unknown = Object.entries(stored).filter(([field]) => !(field in known))
  return { ...Object.fromEntries(unknown), ...value }
}

/**
 * Encodes a value with the version of the format. Three values have no version: the theme and the language, because a
 * script reads them before the first paint, and the link to a wallet's app, because an SDK reads it in its own format.
 * `before` is the text that the value replaces.
 */
function encode(name: StoredName, value: StoredValues[StoredName], before: string | null): string {
  if (typeof value === 'string') return value
  if (name === 'walletLink') return JSON.stringify(value)
  return JSON.stringify({ version: versionOf(name), value: withUnknownFields(name, value, before) })
}

const valueOf = <Name extends StoredName>(decoded: Decoded<Name>) => (decoded.kind === 'value' ? decoded.value : null)

type Attempt = <T>(task: (area: globalThis.Storage) => T) => { done: true; result: T } | { done: false }

const attemptsOn =
  (page: Window): Attempt =>
  (task) => {
    try {
      return { done: true, result: task(page.localStorage) }
    } catch {
      return { done: false }
    }
  }

/** Values that this release has written are known by their beginning, because parsing them takes long. */
const isNewer = (name: StoredName, text: string | null): boolean =>
  text !== null &&
  !text.startsWith(`{"version":${versionOf(name)},`) &&
  text.length <= TEXT_MAX &&
  (parseEnvelope(text)?.version ?? 0) > versionOf(name)

const keysIn = (area: globalThis.Storage) => Array.from({ length: area.length }, (_, at) => area.key(at) ?? '')
const isOwn = (key: string) => nameOf(key) !== null || WALLET_SOFTWARE.test(key)
const ownEntries = (area: globalThis.Storage) =>
  keysIn(area)
    .filter(isOwn)
    .map((key) => ({ name: nameOf(key), text: area.getItem(key) ?? '' }))

/** Deletes everything. With `isFirst`, the other tabs are told to delete what they hold as well. */
function clearEverywhere(attempt: Attempt, isFirst: boolean) {
  const notify = () =>
    !isFirst ||
    attempt((area) => {
      area.setItem(keyOf('reset'), encode('reset', Date.now(), null))
    }).done
  const clear = () =>
    attempt((area) => {
      // The keys of later releases can only be recognised by the prefix.
      for (const key of keysIn(area)) if (isOwn(key) || key.startsWith(PREFIX)) area.removeItem(key)
    })
  // Other tabs are notified first, so that they write nothing back, or afterwards if the storage is too full.
  const isNotified = notify()
  clear()
  if (!isNotified && notify()) clear()
}

/** Reports once that a value of a later release was met, also to a listener that subscribes afterwards. */
function newerSignal() {
  let isMet = false
  let listener: (() => void) | null = null
  return {
    report() {
      if (!isMet) listener?.()
      isMet = true
    },
    subscribe(added: () => void) {
      listener = added
      if (isMet) added()
    },
  }
}

export function createStorage(page: Window = window): Storage {
  /** Values that could not be written to the storage, by name. Null stands for a removed value. */
  const memory = new Map<StoredName, string | null>()
  let isOver = false
  const attempt = attemptsOn(page)
  const newer = newerSignal()

  function opened<Name extends StoredName>(name: Name, text: string | null): Decoded<Name> {
    const decoded = decode(name, text)
    if (decoded.kind === 'newer' || (decoded.kind === 'value' && decoded.isNewer)) newer.report()
    return decoded
  }

  function readText(name: StoredName): string | null {
    const remembered = memory.get(name)
    if (remembered !== undefined) return remembered
    const stored = attempt((area) => area.getItem(keyOf(name)))
    return stored.done ? stored.result : null
  }

  function holdsNewer(name: StoredName): boolean {
    const stored = attempt((area) => area.getItem(keyOf(name)))
    return stored.done && isNewer(name, stored.result)
  }

  /** Removes a value unless a later release has written it. Returns whether it was removed. */
  function removeStored(name: StoredName): boolean {
    const remove = (area: globalThis.Storage) => {
      area.removeItem(keyOf(name))
    }
    return !holdsNewer(name) && attempt(remove).done
  }

  function writeText(name: StoredName, text: string) {
    memory.delete(name)
    if (isOver) return
    const store = () =>
      attempt((area) => {
        area.setItem(keyOf(name), text)
      }).done
    if (store()) return
    for (const other of EXPENDABLE) if (other !== name) removeStored(other)
    if (!store()) memory.set(name, text)
  }

  function remove(name: StoredName) {
    memory.delete(name)
    if (!removeStored(name)) memory.set(name, null)
  }

  return {
    entries() {
      const stored = attempt(ownEntries)
      return stored.done ? stored.result : null
    },
    clearAll(since) {
      if (isOver) return false
      isOver = true
      memory.clear()
      // If this tab was suspended since the reset, the stored values are newer than the reset.
      if (since !== undefined && Date.now() - since > RESET_MS) return true
      clearEverywhere(attempt, since === undefined)
      return true
    },
    read(name) {
      const decoded = opened(name, readText(name))
      if (decoded.kind === 'corrupt') remove(name)
      return valueOf(decoded)
    },
    write(name, value) {
      const text = encode(name, value, readText(name))
      // A value of a later release must not be overwritten. The new value is kept in memory while the page is open.
      if (holdsNewer(name)) memory.set(name, text)
      else writeText(name, text)
    },
    onNewer: (listener) => {
      newer.subscribe(listener)
    },
    remove,
    onChange(name, listener) {
      const onStorageEvent = (event: StorageEvent) => {
        // A null key means that everything was cleared. Such an event has no values and is ignored.
        if (event.key !== keyOf(name)) return
        memory.delete(name)
        const decoded = opened(name, event.newValue)
        // A value that only a later release can read says nothing to this page, least of all that it was removed.
        if (decoded.kind !== 'newer') listener(valueOf(decoded), valueOf(decode(name, event.oldValue)))
      }
      page.addEventListener('storage', onStorageEvent)
      return () => {
        page.removeEventListener('storage', onStorageEvent)
      }
    },
  }
}
