interface TypedText {
  id: string
  text: string
  selection: readonly [number | null, number | null]
}

type Page = Pick<Window, 'document' | 'pressedEarly'>

function typedTexts(root: HTMLElement): TypedText[] {
  const fields = [...root.querySelectorAll('input')].filter(({ value, defaultValue }) => value !== defaultValue)
  return fields.map(({ id, value, selectionStart, selectionEnd }) => ({
    id,
    text: value,
    selection: [selectionStart, selectionEnd],
  }))
}

/**
 * Sets a field's text so that React notices. React ignores an input event if the text equals the last text that was set
 * through the element's own `value` property, so another text is set first.
 */
function type(field: HTMLInputElement, { text, selection }: TypedText) {
  field.value = `${text} `
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field === field.ownerDocument.activeElement) field.setSelectionRange(...selection)
}

/**
 * Collects what the visitor typed and pressed in `root` before React listened for events, and which control has the
 * focus. Must be called right before React hydrates. The returned function repeats the input and must be called right
 * after hydration. It calls `press` for each pressed button, which may no longer be in the page, and ends the recording
 * of early presses.
 */
export function takeEarlyInput({ document, pressedEarly }: Page, root: HTMLElement) {
  const typed = typedTexts(root)
  const focused = document.activeElement
  const pressed = [...(pressedEarly ?? [])]
  // The early script has set `aria-busy` on pressed buttons, but React does not expect this attribute.
  for (const button of pressed) button.removeAttribute('aria-busy')
  return function repeat(page: Page, press: (button: HTMLElement) => void) {
    if (pressedEarly) page.pressedEarly = undefined
    // If React has replaced the element, the new element gets the focus.
    if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus()
    for (const each of typed) {
      const field = document.getElementById(each.id)
      if (field instanceof HTMLInputElement) type(field, each)
    }
    for (const button of pressed) press(button)
  }
}
