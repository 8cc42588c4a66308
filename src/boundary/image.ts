export const DATA_IMAGE = /^data:image\/(?:svg\+xml|png|jpeg|webp|gif)[;,]/i
const DATA_MAX = 200_000
const URL_MAX = 2_000
const IPFS_GATEWAY = 'https://ipfs.io/ipfs/'
/** URLs that need no parsing, because the URL parser would not change them: most of a list's up to 100,000 logos. */
const PLAIN_HTTPS = /^https:\/\/(?:[a-z\d-]+\.)+[a-z]+(?:\/[\w~-][\w.~-]*)*\/[\w~-]*(?:\.[a-z]+)?(?:\?[\w.=&-]*)?$/

/** The URL for an <img>: https, a data image, or ipfs through a gateway; null for any other value. */
export function imageUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (DATA_IMAGE.test(text)) return text.length <= DATA_MAX ? text : null
  if (text.length > URL_MAX) return null
  if (PLAIN_HTTPS.test(text)) return text
  // No path segment may start with a dot, because ".." would leave the gateway's folder.
  const ipfs = /^ipfs:\/\/(?:ipfs\/)?(\w+(?:\/[\w-][\w.-]*)*)\/?$/i.exec(text)?.[1]
  if (ipfs) return IPFS_GATEWAY + ipfs
  try {
    const url = new URL(text)
    return url.protocol === 'https:' && !url.username && !url.password ? url.href : null
  } catch {
    return null
  }
}
