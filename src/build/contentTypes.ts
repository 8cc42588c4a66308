export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Equivalent types that some hosts send instead. */
const SAME_TYPES: Readonly<Record<string, readonly string[]>> = {
  '.js': ['application/javascript', 'application/x-javascript'],
  '.ico': ['image/vnd.microsoft.icon'],
  '.woff2': ['application/font-woff2'],
}

/** Whether a file may be served with this Content-Type: with any one if the extension is unknown. */
export function isTypeOf(extension: string, contentType: string | null): boolean {
  const own = CONTENT_TYPES[extension]
  if (own === undefined) return true
  const essence = (text: string) => text.split(';', 1)[0]?.trim().toLowerCase()
  const allowed = [own, ...(SAME_TYPES[extension] ?? [])].map(essence)
  return contentType !== null && allowed.includes(essence(contentType))
}
