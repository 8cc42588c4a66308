/** Whatever the visitor does next ends the wait: the focus is theirs. */
const NEXT_ACTS = ['keydown', 'pointerdown'] as const

/** Moves the focus to the element of an id that is not there yet, or another one now, as soon as it is in the page. */
export function focusWhenShown(id: string) {
  const present = document.getElementById(id)
  const focus = () => {
    const target = document.getElementById(id)
    if (!target || target === present) return false
    target.focus({ preventScroll: true })
    return true
  }
  const observer = new MutationObserver(() => {
    if (focus()) stop()
  })
  const stop = () => {
    observer.disconnect()
    for (const act of NEXT_ACTS) window.removeEventListener(act, stop, true)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const act of NEXT_ACTS) window.addEventListener(act, stop, true)
}
