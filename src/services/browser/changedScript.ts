/**
 * Whether a script did not run because its content does not match its integrity hash. False if this cannot be
 * determined, or if the host sent an HTML page in place of a missing file, as many hosts do.
 */
export async function isChangedScript(
  { src, integrity }: Pick<HTMLScriptElement, 'src' | 'integrity'>,
  { fetch, crypto }: Pick<typeof globalThis, 'fetch' | 'crypto'>,
): Promise<boolean> {
  // The three hash functions that browsers support: https://www.w3.org/TR/SRI/
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
