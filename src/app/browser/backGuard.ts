import { onBack } from '../../views/browser/onBack'
import { popInterceptor } from './popInterceptor'

// This module makes Back close the open dialog instead of leaving the page. While a dialog is open, the current history
// entry is a guard entry with the page's own URL. The guard entry is not removed when the dialog closes, because that
// would need `history.back()`, which is asynchronous and could undo a navigation that the visitor starts in the
// meantime. The next dialog uses the same guard entry again. If no dialog is open, Back skips the guard entry.

const MARK = 'dialog'

interface Entry {
  state: Record<string, unknown> | null
  url: string
}

/** The functions that close the open dialogs. The newest dialog is last. */
const open: (() => void)[] = []
/** The last known history entry: `history.state` has already changed when `popstate` is dispatched. */
let page: Entry | null = null

const now = (): Entry => ({ state: history.state as Entry['state'], url: location.href })
const isOurs = (entry: Entry) => entry.state?.[MARK] === true

/** The router's index of an entry; null for an entry that the router did not make. */
function numberOf({ state }: Entry): number | null {
  return typeof state?.idx === 'number' ? state.idx : null
}

function addEntry() {
  const current = notePage()
  if (isOurs(current)) return
  history.pushState({ ...current.state, idx: (numberOf(current) ?? 0) + 1, [MARK]: true }, '')
  notePage()
}

/** The open dialog may be one below the closed dialog, or one that refused to close. */
function addEntryIfOpen() {
  if (open.length > 0) addEntry()
}

/** The router must not notice a step back from a guard entry: the entry below it gets the page's state and URL. */
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
  // The dialog has already closed, so the visitor wanted to leave the page.
  if (isStepBack && !close) history.back()
  if (isStepBack && close) setTimeout(addEntryIfOpen)
}

/** Records the current history entry. Must be called whenever the router has changed the URL. */
export function notePage(): Entry {
  const before = page
  popInterceptor.onPop = onPop
  page = now()
  // The router has replaced the guard entry's URL and state, so restore the mark in the state.
  if (before && isOurs(before) && !isOurs(page) && numberOf(before) === numberOf(page)) {
    history.replaceState({ ...page.state, [MARK]: true }, '')
    page = now()
  }
  return page
}

/** Makes Back close a dialog. Returns a function that removes this handler, to be called once the dialog has closed. */
export function guardBack(close: () => void): () => void {
  open.push(close)
  addEntry()
  return () => {
    const at = open.indexOf(close)
    if (at >= 0) open.splice(at, 1)
  }
}

onBack.guard = guardBack
