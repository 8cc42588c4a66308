/**
 * Whether a script that did not run is served with another content than its integrity hash says. False as well where that
 * cannot be found out, and for the page that many hosts send in place of a file they do not have.
 */
export async function isChangedScript(
  { src, integrity }: Pick<HTMLScriptElement, 'src' | 'integrity'>,
  { fetch, crypto }: Pick<typeof globalThis, 'fetch' | 'crypto'>,
): Promise<boolean> {
  // Of one of the three kinds that browsers know: https://www.w3.org/TR/SRI/
  const [, bits, hash] = /^sha(256|384|512)-(\S+)$/.exec(integrity) ?? []
  if (!bits) return false
  try {
    const response = await fetch(src)
    if (!response.ok || !response.headers.get('content-type')?.includes('javascript')) return false
    const digest = await crypto.subtle.digest(`SHA-${bits}`, await response.arrayBuffer())
    return hash !== btoa(String.fromCharCode(...new Uint8Array(digest)))
  } catch {
    return false
  }
}
