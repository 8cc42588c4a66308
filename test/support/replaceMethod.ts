/** Replaces a method of a fake object. Returns a function that restores the original method. */
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
