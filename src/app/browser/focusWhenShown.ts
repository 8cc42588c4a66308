/** Whatever the visitor does next ends the wait: the focus is theirs. Dictation presses no key. */
const NEXT_ACTS = ['keydown', 'pointerdown', 'input'] as const

/**
 * Moves the focus to the element of an id that is not there yet, or another one now, as soon as it is in the page, unless
 * the focus has been moved meanwhile: assistive technology does so without a key.
 */
export function focusWhenShown(id: string) {
  const present = document.getElementById(id)
  let held: Element | null = null
  // What is done now may itself move the focus, as closing a dialog does.
  const timer = setTimeout(() => {
    held = document.activeElement
  })
  const isMoved = () => held !== null && ![held, document.body].includes(document.activeElement ?? held)
  const observer = new MutationObserver(() => {
    const target = document.getElementById(id)
    if (!target || target === present) return
    if (!isMoved()) target.focus({ preventScroll: true })
    stop()
  })
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const act of NEXT_ACTS) window.removeEventListener(act, stop, true)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const act of NEXT_ACTS) window.addEventListener(act, stop, true)
}
