import { onBack } from '../../views/browser/onBack'
import { popInterceptor } from './popInterceptor'

// This module makes Back close the open dialog instead of leaving the page. While a dialog is open, the current history
// entry is a guard entry with the page's own URL. The guard entry is not removed when the dialog closes, because that
// would need `history.back()`, which is asynchronous and could undo a step that the visitor takes meanwhile. The next
// dialog uses the same guard entry again. If there is no next dialog, Back skips the guard entry.

/** The key that marks guard entries in the history's state. */
const MARK = 'dialog'

interface Entry {
  state: Record<string, unknown> | null
  url: string
}

/** The functions that close the open dialogs, the newest dialog last. */
const open: (() => void)[] = []
/** The last known current entry. It is kept here because in a `popstate` event the history has already moved on. */
let page: Entry | null = null

const now = (): Entry => ({ state: history.state as Entry['state'], url: location.href })
const isOurs = (entry: Entry) => entry.state?.[MARK] === true

/** The number that the router gave an entry; null for an entry that the router did not make. */
function numberOf({ state }: Entry): number | null {
  return typeof state?.idx === 'number' ? state.idx : null
}

function addEntry() {
  const current = notePage()
  if (isOurs(current)) return
  history.pushState({ ...current.state, idx: (numberOf(current) ?? 0) + 1, [MARK]: true }, '')
  notePage()
}

/**
 * Adds a guard entry if a dialog is still open, either because it was below the closed one or because it refused to
 * close.
 */
function addEntryIfOpen() {
  if (open.length > 0) addEntry()
}

/**
 * Handles one step back from a guard entry without the router noticing: the entry below gets the state and the URL of
 * the page.
 */
function takeOver(event: PopStateEvent, from: Entry, to: Entry) {
  event.stopImmediatePropagation()
  history.replaceState({ ...from.state, idx: numberOf(to), [MARK]: false }, '', from.url)
  page = now()
}

function onPop(event: PopStateEvent) {
  const from = page ?? now()
  const to = now()
  page = to
  const number = numberOf(to)
  const isStepBack = isOurs(from) && number !== null && numberOf(from) === number + 1
  if (isStepBack) takeOver(event, from, to)
  const close = open.at(-1)
  close?.()
  // The dialog has closed already, so this step was meant to leave the page.
  if (isStepBack && !close) history.back()
  if (isStepBack && close) setTimeout(addEntryIfOpen)
}

/** Stores the current entry. Call it whenever the router has changed the URL. */
export function notePage(): Entry {
  const before = page
  popInterceptor.onPop = onPop
  page = now()
  // The router has replaced the URL of the guard entry and, with it, the mark in its state.
  if (before && isOurs(before) && !isOurs(page) && numberOf(before) === numberOf(page)) {
    history.replaceState({ ...page.state, [MARK]: true }, '')
    page = now()
  }
  return page
}

/** Makes Back close a dialog. Returns a function that ends this; call it when the dialog has closed. */
export function guardBack(close: () => void): () => void {
  open.push(close)
  addEntry()
  return () => {
    const at = open.indexOf(close)
    if (at >= 0) open.splice(at, 1)
  }
}

onBack.guard = guardBack
