/** The first character in upper case, or a question mark if the text is empty. */
export function initialOf(text: string): string {
  const point = text.trim().codePointAt(0)
  return point === undefined ? '?' : String.fromCodePoint(point).toUpperCase()
}
