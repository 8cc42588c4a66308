import { extname } from 'node:path'
import { isTypeOf } from '../contentTypes'
import { matches, parseHeadersFile } from '../preview'
import { sha256, type BuiltFile, type Release } from './releaseFile'

// This module compares what a site serves with a release, for `verify-release`, which makes the build, and for
// `watch-release`, which only has the list of its files.

export interface Difference {
  path: string
  /** The address with the difference, relative to the site. */
  address: string
  kind: 'missing' | 'differing' | 'redirected' | 'wrong type' | 'no answer'
  detail: string
}

/** Files that the host reads for its configuration and does not serve. */
const HOST_FILES = new Set(['_headers', '_redirects'])

export const isServed = (path: string): boolean => !HOST_FILES.has(path)

export const servedFiles = (files: readonly BuiltFile[]): BuiltFile[] => files.filter(({ path }) => isServed(path))

export const listOf = (files: readonly BuiltFile[]): Release['files'] =>
  Object.fromEntries(
    files.map(({ path, content }) => [path, { sha256: sha256(content), size: content.length }] as const),
  )

const TIMEOUT_MS = 30_000
const AT_ONCE = 6

interface Response {
  status: number
  location: URL | null
  headers: Headers
  /** The beginning of the body. See `readBody` for its maximum length. */
  body: Buffer
}

/** Reads at most one byte more than `limit`, because a host could send an endless body. */
async function readBody({ body }: globalThis.Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (body)
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      chunks.push(chunk)
      size += chunk.length
      if (size > limit) break
    }
  return Buffer.concat(chunks).subarray(0, limit + 1)
}

/**
 * Requests one address without following redirects. At most `limit` + 1 bytes of the body are read.
 * @throws TypeError or DOMException if there is no answer in time
 */
export async function requestFile(url: URL, limit: number): Promise<Response> {
  const options = { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const
  const response = await fetch(url, options)
  const location = response.headers.get('location')
  return {
    status: response.status,
    location: location !== null && URL.canParse(location, url.href) ? new URL(location, url) : null,
    headers: response.headers,
    body: await readBody(response, limit),
  }
}

/** Hosts serve a page with and without its file's name or extension. Visitors see the first address. */
export function addressesOf(path: string): string[] {
  if (path === 'index.html') return ['', path]
  const folder = /^(.+)\/index\.html$/.exec(path)?.[1]
  if (folder !== undefined) return [`${folder}/`, path, folder]
  return path.endsWith('.html') ? [path.slice(0, -'.html'.length), path] : [path]
}

/** What a site answers at an address, or why there is no answer. */
export type Observed = SiteAnswer | { failure: string }

export interface SiteAnswer {
  status: number
  location: string | null
  /** The headers by their names in lower case. */
  headers: Readonly<Record<string, string>>
  sha256: string
  /** The number of bytes that were read. A body that is longer than the release's is not read to its end. */
  size: number
  /** The text of a page, to find its scripts; empty for other files. */
  page: string
}

export const urlOf = (site: URL, address: string) => new URL(address.split('/').map(encodeURIComponent).join('/'), site)

/** Requests an address without following redirects. At most `limit` + 1 bytes of the body are read. */
export async function seenAt(url: URL, limit: number): Promise<Observed> {
  try {
    const { status, location, headers, body } = await requestFile(url, limit)
    const isPage = headers.get('content-type')?.includes('html') ?? false
    return {
      status,
      location: status >= 300 && status < 400 ? (location?.href ?? null) : null,
      headers: Object.fromEntries(headers),
      sha256: sha256(body),
      size: body.length,
      page: isPage ? body.toString() : '',
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { failure: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** Requests every address of every served file. The answers are by address. */
export async function seenOn(site: URL, files: Release['files'], margin = 0): Promise<Map<string, Observed>> {
  const sizes = new Map<string, number>()
  const largestPage = Math.max(0, ...FALLBACKS.map((path) => files[path]?.size ?? 0))
  for (const [path, { size }] of Object.entries(files))
    for (const address of isServed(path) ? addressesOf(path) : [])
      sizes.set(address, Math.max(sizes.get(address) ?? 0, size, path.endsWith('.html') ? largestPage : 0))
  const seen = new Map<string, Observed>([...sizes.keys()].map((address) => [address, { failure: 'not requested' }]))
  const queue = sizes.entries()
  async function work() {
    for (const [address, size] of queue) seen.set(address, await seenAt(urlOf(site, address), size + margin))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return seen
}

type ListedFile = Release['files'][string] & { path: string }

function bodyDetail({ sha256: own, size }: ListedFile, answer: SiteAnswer): string {
  if (answer.size === size) return `sha256 ${answer.sha256}, built here ${own}`
  // A longer body was not read completely, so its size is unknown.
  return `${answer.size > size ? 'more bytes' : `${answer.size} bytes`}, built here ${size} bytes`
}

/** The difference between a file and the answer at one of its addresses; null if the file is served as built. */
function judge(file: ListedFile, address: string, seen: Observed): Difference | null {
  const at = { path: file.path, address }
  if ('failure' in seen) return { ...at, kind: 'no answer', detail: seen.failure }
  const { status, location, headers } = seen
  if (location !== null) return { ...at, kind: 'redirected', detail: `/${address} leads to ${location}` }
  const isSame = seen.sha256 === file.sha256
  // A host may serve 404.html with the status 404, because it is the page for unknown paths.
  const isNotFoundPage = file.path.endsWith('404.html') && status === 404 && isSame
  if (status !== 200 && !isNotFoundPage) return { ...at, kind: 'missing', detail: `/${address} answers with ${status}` }
  if (!isSame) return { ...at, kind: 'differing', detail: bodyDetail(file, seen) }
  const type = headers['content-type'] ?? null
  if (isTypeOf(extname(file.path), type)) return null
  return { ...at, kind: 'wrong type', detail: `/${address} is served as ${type ?? 'nothing'}` }
}

/** The pages that a host may serve for unknown paths. */
const FALLBACKS = ['index.html', '404.html']

/** The hashes that may be at a page's addresses instead: of a page for unknown paths, or of another file there. */
function othersAt(path: string, files: Release['files']): Set<string> {
  const own = addressesOf(path)
  const others = Object.entries(files).filter(
    ([other]) => FALLBACKS.includes(other) || addressesOf(other).some((address) => own.includes(address)),
  )
  return new Set(others.map(([, file]) => file.sha256))
}

/**
 * The difference between a file of a release and the answers at all of its addresses; null if the site serves it. A
 * host may serve a page at some of its addresses only: it may redirect others to these, have no answer there, or have
 * a page for unknown paths there. The start page must be at its visible address.
 */
export function differenceOf(
  site: URL,
  path: string,
  files: Release['files'],
  seen: ReadonlyMap<string, Observed>,
): Difference | null {
  const listed = files[path]
  if (!listed) return null
  const addresses = addressesOf(path)
  const answerAt = (address: string): Observed => seen.get(address) ?? { failure: 'not requested' }
  const differences = new Map(
    addresses.map((address) => [address, judge({ path, ...listed }, address, answerAt(address))] as const),
  )
  const others = othersAt(path, files)
  /** Whether redirects from an address lead to the file, and not in a circle. */
  const isLedHere = (address: string, left = addresses.length): boolean => {
    if (differences.get(address) === null) return true
    const answer = answerAt(address)
    const next = addresses.find((each) => 'location' in answer && urlOf(site, each).href === answer.location)
    return left > 0 && next !== undefined && isLedHere(next, left - 1)
  }
  const isHostsChoice = (address: string, { kind }: Difference) => {
    const answer = answerAt(address)
    if (kind === 'redirected') return isLedHere(address)
    return kind === 'missing' || ('sha256' in answer && others.has(answer.sha256))
  }
  const isSomewhere = addresses.some((address) => differences.get(address) === null)
  const wrong = addresses.flatMap((address, at) => {
    const difference = differences.get(address)
    if (!difference) return []
    const mustBeHere = path === 'index.html' && at === 0
    return isSomewhere && !mustBeHere && isHostsChoice(address, difference) ? [] : [difference]
  })
  return wrong.find(({ kind }) => kind === 'differing') ?? wrong[0] ?? null
}

/** In the order of the files. The URL of the site must end with a slash. */
export function differencesOf(site: URL, files: Release['files'], seen: ReadonlyMap<string, Observed>): Difference[] {
  return Object.keys(files)
    .filter(isServed)
    .flatMap((path) => differenceOf(site, path, files, seen) ?? [])
}

/** Headers that change what a page does or reports. They are named if the host sends them and the release does not. */
const WATCHED =
  /^(refresh|link|clear-site-data|set-cookie|nel|report-to|reporting-endpoints|(x-)?sourcemap|service-worker-allowed|speculation-rules|.+-report-only)$/
/** The watched headers that can make a browser load something that is not part of the release. */
const LEADING = /^(refresh|link|speculation-rules)$/

interface HeaderFault {
  /** The name in lower case. */
  name: string
  /** The first address with the fault, relative to the site. */
  address: string
  was: string
  is: string
}

interface HeaderFaults {
  /** Headers of the release that the host does not send. Some hosts cannot set all headers. */
  unsent: HeaderFault[]
  /** Watched headers that the host sends although the release does not set them. */
  foreign: (HeaderFault & { isLeading: boolean })[]
}

/** The headers in `_headers` for a path. If two rules set the same header, the later rule wins. */
function headersFor(rules: ReturnType<typeof parseHeadersFile>, path: string): Map<string, string> {
  return new Map(
    rules
      .flatMap((rule) => (matches(rule, path) ? rule.headers : []))
      .map(([name, value]) => [name.toLowerCase(), value]),
  )
}

/** Compares the headers of a site with the text of a release's `_headers`, at every address that answers. */
export function headerFaults(site: URL, headersFile: string, seen: ReadonlyMap<string, Observed>): HeaderFaults {
  const rules = parseHeadersFile(headersFile)
  const unsent = new Map<string, HeaderFault>()
  const foreign = new Map<string, HeaderFaults['foreign'][number]>()
  for (const [address, answer] of seen) {
    if ('failure' in answer) continue
    const wanted = headersFor(rules, urlOf(site, address).pathname)
    for (const [name, was] of answer.status === 200 ? wanted : []) {
      const is = answer.headers[name] ?? 'none'
      if (is !== was && !unsent.has(name)) unsent.set(name, { name, address, was, is })
    }
    for (const [name, is] of Object.entries(answer.headers))
      if (WATCHED.test(name) && !wanted.has(name) && !foreign.has(name))
        foreign.set(name, { name, address, was: 'none', is, isLeading: LEADING.test(name) })
  }
  return { unsent: [...unsent.values()], foreign: [...foreign.values()] }
}
