import { LIST_BODY_MAX_BYTES, LIST_DEADLINE_MS } from '#domain/token/limits'
import { BASE_PATH } from '#domain/browser/base'
import { firstOfBody } from '../chain/boundedBody'
import { parseListJson } from './listJson'

/** Parses a token list. `isCut` means that the text is only the beginning of the list. */
export type ParseList<T> = (value: unknown, isCut?: boolean) => T | Promise<T>

/** Fetches a list's JSON, or only its beginning if it is too long. Throws an error whose message can be shown. */
async function fetchJson(url: string): Promise<{ value: unknown; isCut: boolean }> {
  const response = await fetch(url.startsWith('/') ? BASE_PATH + url : url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(LIST_DEADLINE_MS),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const { text, isCut } = await firstOfBody(response, LIST_BODY_MAX_BYTES)
  return { value: await parseListJson(text, isCut), isCut }
}

export interface ReadList<T> {
  value: T
  url: string
}

/** Reads the first list that can be fetched and parsed; null if all fail. Adds the reasons to `failures`. */
async function firstReadable<T>(
  urls: readonly string[],
  parse: ParseList<T>,
  failures: string[],
): Promise<ReadList<T> | null> {
  for (const url of urls) {
    try {
      const { value, isCut } = await fetchJson(url)
      return { value: await parse(value, isCut), url }
    } catch (error) {
      failures.push(`${url}: ${error instanceof Error ? error.message : 'unreadable'}`)
    }
  }
  return null
}

/**
 * Reads the first list that can be fetched and parsed. The last URL is the copy in the build. If `onCopy` is given, the
 * copy is read at the same time as the other URLs, and passed to `onCopy` unless another list was faster. The copy is
 * returned only if no other URL can be read. Throws one error with the reasons for all URLs.
 */
export async function readList<T>(
  urls: readonly string[],
  parse: ParseList<T>,
  onCopy?: (copy: ReadList<T>) => void,
): Promise<ReadList<T> & { failures: string[] }> {
  const failures: string[] = []
  const readCopy = () => firstReadable(urls.slice(-1), parse, failures)
  let isDecided = false

  const gateways = firstReadable(urls.slice(0, -1), parse, failures)
  const early = onCopy && readCopy()
  void early?.then((copy) => {
    if (copy && !isDecided) onCopy?.(copy)
  })
  const newest = await gateways
  isDecided = true
  const found = newest ?? (await (early ?? readCopy()))
  if (!found) throw new Error(failures.join('\n'))
  return { ...found, failures }
}
