/** The element that had the focus before F6 was pressed. */
let origin: HTMLElement | null = null
/** The notification button on which a key is being pressed. */
let pressed: Element | null = null

const region = () => document.querySelector('[data-above-dialogs]')
const firstButton = () => region()?.querySelector('button')

function onKeyDown(event: KeyboardEvent) {
  const active = document.activeElement
  const isInside = region()?.contains(active) ?? false
  pressed = isInside ? active : null
  const first = firstButton()
  // Without notifications, F6 does what it usually does in the browser.
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
  // The browser clicks a button on Space only after `keyup`, so wait before checking whether the button is gone.
  if (was) setTimeout(() => !was.isConnected && (firstButton() ?? origin)?.focus())
}

/**
 * Makes F6 move the focus to the notifications and back. When a notification is dismissed with the keyboard, the focus
 * moves to the next notification. After the last notification, the focus returns to where it was before F6. Calling
 * this function again has no effect.
 */
export function listenToNotificationKeys() {
  // Listen in the capture phase, so that this runs before the key press dismisses the notification.
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('keyup', onKeyUp)
}
