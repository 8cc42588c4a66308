interface TypedText {
  id: string
  text: string
  selection: readonly [number | null, number | null]
}

/** The parts of the page that are hydrated one after the other: the screen is the content of `main`. */
export type PagePart = 'shell' | 'screen'

type Page = Pick<Window, 'document' | 'early'>

function typedTexts(fields: Iterable<HTMLInputElement>): TypedText[] {
  return [...fields]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ id, value, selectionStart, selectionEnd }) => ({
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
 * Takes what the visitor typed and pressed in a part of the page before React hydrated it. Must be called in the layout
 * effect of the part's hydration: React has kept the texts of fields until then, and replaces them with its next
 * render. From now on, React handles the part's events, so the theme script records only those of the remaining part.
 *
 * The returned function repeats the input. It must be called right after React's commit, in which React would restore
 * the texts, and before the next event. It calls `press` for each pressed button.
 */
export function takeEarlyInput(page: Page, part: PagePart): (press: (button: HTMLElement) => void) => void {
  const { document, early } = page
  const main = document.querySelector('main')
  if (!early || !main) return () => undefined
  const isOfPart = (element: Element) => main.contains(element) === (part === 'screen')

  const typed = typedTexts([...document.querySelectorAll('input')].filter(isOfPart))
  const pressed: HTMLElement[] = []
  for (const [button, event] of early.presses) {
    if (!isOfPart(button)) continue
    early.presses.delete(button)
    // The early script has set `aria-busy` on pressed buttons, but React does not expect this attribute.
    button.removeAttribute('aria-busy')
    // React hydrates a part at once if it is pressed, and then handles this event itself.
    if (event.eventPhase === Event.NONE) pressed.push(button)
  }
  if (part === 'shell') early.part = main
  else page.early = undefined

  return function repeat(press) {
    for (const each of typed) {
      const field = document.getElementById(each.id)
      if (field instanceof HTMLInputElement) type(field, each)
    }
    for (const button of pressed) press(button)
  }
}
