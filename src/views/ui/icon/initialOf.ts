/** The first character in upper case; a question mark for an empty text. */
export function initialOf(text: string): string {
  const point = text.trim().codePointAt(0)
  return point === undefined ? '?' : String.fromCodePoint(point).toUpperCase()
}
