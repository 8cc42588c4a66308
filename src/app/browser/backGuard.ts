import { onBack } from '../../views/browser/onBack'
import { popInterceptor } from './popInterceptor'

/**
 * Back closes the open dialog instead of leaving the page. While a dialog is open, the current entry of the history is
 * one of ours, with the page's own address. It is not removed when the dialog closes: that would take a step back, which
 * is asynchronous and could undo a step that the visitor takes meanwhile. It is used for the next dialog, and Back
 * passes over it.
 */

/** Marks our entries in the history's state. */
const MARK = 'dialog'

interface Entry {
  state: Record<string, unknown> | null
  url: string
}

/** The open dialogs, the newest last, each by what closes it. */
const open: (() => void)[] = []
/** The entry that the page is on, as it was last seen: in a `popstate` event the history has already moved on. */
let page: Entry | null = null

const now = (): Entry => ({ state: history.state as Entry['state'], url: location.href })
const isOurs = (entry: Entry) => entry.state?.[MARK] === true

/** The router numbers the entries; null for one that it did not make. */
function numberOf({ state }: Entry): number | null {
  return typeof state?.idx === 'number' ? state.idx : null
}

function addEntry() {
  const current = notePage()
  if (isOurs(current)) return
  history.pushState({ ...current.state, idx: (numberOf(current) ?? 0) + 1, [MARK]: true }, '')
  notePage()
}

/** Below the dialog that closed there may be another one, or it stayed open. */
function addEntryIfOpen() {
  if (open.length > 0) addEntry()
}

/** One step back from an entry of ours: the entry below becomes the page as it is, and the router need not know. */
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
  // The dialog is gone, and this step was meant to leave the page.
  if (isStepBack && !close) history.back()
  if (isStepBack && close) setTimeout(addEntryIfOpen)
}

/** Remembers the page's address. To be called whenever the router has changed it. */
export function notePage(): Entry {
  const before = page
  popInterceptor.onPop = onPop
  page = now()
  // The router has replaced the address of our entry, and its state with it.
  if (before && isOurs(before) && !isOurs(page) && numberOf(before) === numberOf(page)) {
    history.replaceState({ ...page.state, [MARK]: true }, '')
    page = now()
  }
  return page
}

/** Lets Back close a dialog for as long as it is open. Returns the function that ends this. */
export function guardBack(close: () => void): () => void {
  open.push(close)
  addEntry()
  return () => {
    const at = open.indexOf(close)
    if (at >= 0) open.splice(at, 1)
  }
}

onBack.guard = guardBack
