const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

function parsed(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Whether a URL points to this machine, where plain http is safe. Not a URL: no. */
export function isLoopback(url: string): boolean {
  return LOOPBACK_HOSTS.includes(parsed(url)?.hostname ?? '')
}

/** Host and port, which may be shown: a key is in the rest of the URL. Empty where it is none. */
export function hostOf(url: string): string {
  return parsed(url)?.host ?? ''
}

/**
 * Whether somebody may have the page ask this address as a node: https, or plain http on this very machine, which a
 * policy can name by two of its names only. No user name in it, as `fetch` refuses these.
 */
export function isNodeUrl(text: string): boolean {
  const url = parsed(text)
  if (!url || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK_HOSTS.slice(0, 2).includes(url.hostname))
}
