/** Events that show that the visitor has started something else. `input` covers dictation, which presses no key. */
const NEXT_ACTS = ['keydown', 'pointerdown', 'input'] as const

/** Focuses the element once it is in the page, unless assistive technology or the visitor has moved the focus. */
export function focusWhenShown(id: string) {
  const present = document.getElementById(id)
  let focused: Element | null = null
  // Wait for the current task, which may itself move the focus, for example by closing a dialog.
  const timer = setTimeout(() => {
    focused = document.activeElement
  })
  const isMoved = () => focused !== null && ![focused, document.body].includes(document.activeElement ?? focused)
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
