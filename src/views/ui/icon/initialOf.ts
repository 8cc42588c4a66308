export function initialOf(text: string): string {
  const point = text.trim().codePointAt(0)
  return point === undefined ? '?' : String.fromCodePoint(point).toUpperCase()
}
