const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

function parsed(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Whether a URL points to this machine, where plain http is safe. False for an invalid URL. */
export function isLoopback(url: string): boolean {
  return LOOPBACK_HOSTS.includes(parsed(url)?.hostname ?? '')
}

/** Host and port, which never contain a key and so may be shown. Empty for an invalid URL. */
export function hostOf(url: string): string {
  return parsed(url)?.host ?? ''
}

/**
 * Whether a visitor may use this URL as a node: https, or plain http on this machine. `[::1]` is excluded, because a
 * Content-Security-Policy cannot name it. User names in URLs are excluded, too, because `fetch` rejects them.
 */
export function isNodeUrl(text: string): boolean {
  const url = parsed(text)
  if (!url || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK_HOSTS.slice(0, 2).includes(url.hostname))
}
