interface TypedText {
  id: string
  text: string
  selection: readonly [number | null, number | null]
}

type Page = Pick<Window, 'document' | 'pressedEarly'>

/** The fields whose text is not the prerendered one. */
function typedTexts(root: HTMLElement): TypedText[] {
  const fields = [...root.querySelectorAll('input')].filter(({ value, defaultValue }) => value !== defaultValue)
  return fields.map(({ id, value, selectionStart, selectionEnd }) => ({
    id,
    text: value,
    selection: [selectionStart, selectionEnd],
  }))
}

/** Types a text as a person would: React compares with what it has set itself, and that only in the field's own `value`. */
function type(field: HTMLInputElement, { text, selection }: TypedText) {
  field.value = `${text} `
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field === field.ownerDocument.activeElement) field.setSelectionRange(...selection)
}

/**
 * What a visitor has typed and pressed in `root` before React listened, and which control has the focus. To be called
 * right before React draws; the function that it returns does it all once more, right after. `press` is called for each
 * button, which may be gone by then; from then on nothing is noted.
 */
export function takeEarlyInput({ document, pressedEarly }: Page, root: HTMLElement) {
  const typed = typedTexts(root)
  const focused = document.activeElement
  const pressed = [...(pressedEarly ?? [])]
  // Their mark is not React's.
  for (const button of pressed) button.removeAttribute('aria-busy')
  return function repeat(page: Page, press: (button: HTMLElement) => void) {
    if (pressedEarly) page.pressedEarly = undefined
    // Where the page was drawn again.
    if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus()
    for (const each of typed) {
      const field = document.getElementById(each.id)
      if (field instanceof HTMLInputElement) type(field, each)
    }
    for (const button of pressed) press(button)
  }
}
