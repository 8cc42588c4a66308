/** Where the focus was before F6. */
let origin: HTMLElement | null = null
/** The button of a notification that a key was pressed on. */
let pressed: Element | null = null

const region = () => document.querySelector('[data-above-dialogs]')
const firstButton = () => region()?.querySelector('button')

function onKeyDown(event: KeyboardEvent) {
  const active = document.activeElement
  const isInside = region()?.contains(active) ?? false
  pressed = isInside ? active : null
  const first = firstButton()
  // Without notifications the key is the browser's.
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || !first) return
  event.preventDefault()
  if (isInside) {
    origin?.focus()
    return
  }
  origin = active instanceof HTMLElement ? active : null
  first.focus()
}

function onKeyUp() {
  const was = pressed
  pressed = null
  // The space bar presses a button only after this.
  if (was) setTimeout(() => !was.isConnected && (firstButton() ?? origin)?.focus())
}

/**
 * F6 leads to the notifications and back. Who dismisses one with the keyboard gets to the next, after the last back.
 * Called again, it changes nothing.
 */
export function listenToNotificationKeys() {
  // Before the press dismisses the notification.
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('keyup', onKeyUp)
}
