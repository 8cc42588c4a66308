import { LIST_BODY_MAX_BYTES, LIST_DEADLINE_MS } from '../domain/limits'
import { boundedBody } from './boundedBody'
import { parseListJson } from './listJson'

/** Reads a list's JSON. Throws with a plain reason when it cannot be had. */
async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(LIST_DEADLINE_MS),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return parseListJson(await boundedBody(response, LIST_BODY_MAX_BYTES))
}

/**
 * The first list in order that can be read and parsed; the last of the addresses is the copy that the product itself
 * ships. Throws one error that names what went wrong with each.
 */
export async function readList<T>(
  urls: readonly string[],
  parse: (value: unknown) => T | Promise<T>,
): Promise<{ value: T; failures: string[]; url: string }> {
  const failures: string[] = []
  for (const url of urls) {
    try {
      return { value: await parse(await fetchJson(url)), failures, url }
    } catch (error) {
      failures.push(`${url}: ${error instanceof Error ? error.message : 'unreadable'}`)
    }
  }
  throw new Error(failures.join('\n'))
}
