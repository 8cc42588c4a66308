/** Puts another method into a fake's place of one. Returns what puts the first one back. */
export function replaceMethod<Fake extends object, Name extends keyof Fake>(
  fake: Fake,
  name: Name,
  method: Fake[Name],
): () => void {
  const before = fake[name]
  fake[name] = method
  return () => {
    fake[name] = before
  }
}
