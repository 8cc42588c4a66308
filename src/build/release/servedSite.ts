import { extname } from 'node:path'
import { isTypeOf } from '../contentTypes'
import { matches, parseHeadersFile } from '../preview'
import { sha256, type BuiltFile } from './releaseFile'

export interface Difference {
  path: string
  kind: 'missing' | 'differing' | 'redirected' | 'wrong type' | 'no answer'
  detail: string
}

/** Files that the host reads for its configuration and does not serve. */
const HOST_FILES = new Set(['_headers', '_redirects'])

export const servedFiles = (files: readonly BuiltFile[]): BuiltFile[] =>
  files.filter(({ path }) => !HOST_FILES.has(path))

const TIMEOUT_MS = 30_000
const AT_ONCE = 6

interface Answer {
  status: number
  location: URL | null
  headers: Headers
  /** The beginning of the body. See `readBody` for its maximum length. */
  body: Buffer
}

/** Reads at most one byte more than `limit`, because a host could send an endless body. */
async function readBody({ body }: Response, limit: number): Promise<Buffer> {
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
export async function requestFile(url: URL, limit: number): Promise<Answer> {
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

/**
 * The addresses at which hosts serve a file. A page has several addresses, with and without the file's name or
 * extension. Visitors see the first address.
 */
export function addressesOf(path: string): string[] {
  if (path === 'index.html') return ['', path]
  const folder = /^(.+)\/index\.html$/.exec(path)?.[1]
  if (folder !== undefined) return [`${folder}/`, path, folder]
  return path.endsWith('.html') ? [path.slice(0, -'.html'.length), path] : [path]
}

const addressOf = (site: URL, path: string) => new URL(path.split('/').map(encodeURIComponent).join('/'), site)

function bodyDifference({ path, content }: BuiltFile, body: Buffer): Difference | null {
  if (body.equals(content)) return null
  // A longer body was not read completely, so its size is unknown.
  const served = body.length > content.length ? 'more bytes' : `${body.length} bytes`
  const detail =
    body.length === content.length
      ? `sha256 ${sha256(body)}, built here ${sha256(content)}`
      : `${served}, built here ${content.length} bytes`
  return { path, kind: 'differing', detail }
}

/** The difference between a file and the answer at one of its addresses; null if the file is served as built. */
function judge(file: BuiltFile, url: URL, answer: Answer): Difference | null {
  const { path } = file
  const { status, location, headers, body } = answer
  const type = headers.get('content-type')
  if (location !== null && status >= 300 && status < 400)
    return { path, kind: 'redirected', detail: `${url.href} leads to ${location.href}` }
  const difference = bodyDifference(file, body)
  // A host may serve 404.html with the status 404, because it is the page for unknown paths.
  const isNotFoundPage = path.endsWith('404.html') && status === 404 && difference === null
  if (status !== 200 && !isNotFoundPage) return { path, kind: 'missing', detail: `${url.href} answers with ${status}` }
  if (difference !== null) return difference
  const extension = extname(path)
  if (isTypeOf(extension, type)) return null
  return { path, kind: 'wrong type', detail: `${url.href} is served as ${type ?? 'nothing'}` }
}

interface Judged {
  url: URL
  answer: Answer
  difference: Difference | null
}

/**
 * Whether a difference from the build is only this host's way to serve a page: a redirect to another address of the
 * page, a missing address, or the content of a file in `others`.
 */
function isHostsChoice({ answer, difference }: Judged, addresses: readonly URL[], others: readonly Buffer[]): boolean {
  if (difference?.kind === 'redirected') return addresses.some(({ href }) => href === answer.location?.href)
  return difference?.kind === 'missing' || others.some((other) => answer.body.equals(other))
}

/** The pages that a host may serve for unknown paths. */
const FALLBACKS = ['index.html', '404.html']

/**
 * The contents that a host may serve at a page's addresses instead of the page: a page for unknown paths, or another
 * file with the same address.
 */
function othersAt(path: string, files: readonly BuiltFile[]): Buffer[] {
  const own = addressesOf(path)
  const others = files.filter(
    (other) => FALLBACKS.includes(other.path) || addressesOf(other.path).some((address) => own.includes(address)),
  )
  return others.map(({ content }) => content)
}

async function differenceOf(site: URL, file: BuiltFile, others: readonly Buffer[]): Promise<Difference | null> {
  const addresses = addressesOf(file.path).map((path) => addressOf(site, path))
  const limit = Math.max(file.content.length, ...others.map(({ length }) => length))
  try {
    const judged: Judged[] = []
    for (const url of addresses) {
      const answer = await requestFile(url, limit)
      judged.push({ url, answer, difference: judge(file, url, answer) })
    }
    const bad = judged.filter(({ difference }) => difference !== null)
    const isServed = bad.length < judged.length
    const isStart = file.path === 'index.html'
    const wrong = bad.filter(
      (each) => !isServed || (isStart && each === judged[0]) || !isHostsChoice(each, addresses, others),
    )
    return (wrong.find(({ difference }) => difference?.kind === 'differing') ?? wrong[0])?.difference ?? null
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { path: file.path, kind: 'no answer', detail: cause instanceof Error ? cause.message : String(cause) }
  }
}

/**
 * The differences between a build and the files that `site` serves, in the order of the files. Every address of each
 * page is requested. The URL of the site must end with a slash.
 */
export async function differencesOf(site: URL, files: readonly BuiltFile[]): Promise<Difference[]> {
  const open = servedFiles(files)
  const found = new Map<string, Difference>()
  const queue = open.values()
  async function work() {
    for (const file of queue) {
      const difference = await differenceOf(site, file, othersAt(file.path, files))
      if (difference !== null) found.set(file.path, difference)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return open.flatMap(({ path }) => found.get(path) ?? [])
}

/**
 * Headers that change what a page does or reports. They are reported if the host sends them but the build does not set
 * them.
 */
const WATCHED =
  /^(refresh|link|set-cookie|nel|report-to|reporting-endpoints|(x-)?sourcemap|service-worker-allowed|.+-report-only)$/
/** The watched headers that can make a browser load something that is not part of the build. */
const LEADING = /^(refresh|link)$/

interface HeaderFaults {
  /**
   * Headers of the build that the host does not send, each with an affected path. Some hosts cannot set all headers.
   */
  unsent: string[]
  /** Watched headers that the host sends although the build does not set them, each with an affected path. */
  foreign: { path: string; name: string; isLeading: boolean }[]
}

/** The headers in `_headers` for a path. If two rules set the same header, the later rule wins. */
function headersFor(rules: ReturnType<typeof parseHeadersFile>, path: string): Map<string, string> {
  return new Map(
    rules.flatMap((rule) => (matches(rule, path) ? rule.headers : [])).map(([name, value]) => [name, value]),
  )
}

/** Compares the headers of a site with those of its build, at every address of every file. */
export async function headerFaults(site: URL, files: readonly BuiltFile[]): Promise<HeaderFaults> {
  const text = files.find(({ path }) => path === '_headers')?.content.toString() ?? ''
  const rules = parseHeadersFile(text)
  const paths = [...new Set(['', ...servedFiles(files).flatMap(({ path }) => addressesOf(path))])]
  const unsent = new Map<string, string>()
  const foreign = new Map<string, HeaderFaults['foreign'][number]>()
  const queue = paths.values()
  async function work() {
    for (const path of queue) {
      const url = addressOf(site, path)
      const { status, headers } = await requestFile(url, 0)
      const wanted = headersFor(rules, url.pathname)
      const isHere = status === 200
      for (const [name, value] of wanted)
        if (isHere && headers.get(name) !== value && !unsent.has(name)) unsent.set(name, path)
      const own = new Set([...wanted.keys()].map((name) => name.toLowerCase()))
      for (const [name] of headers)
        if (WATCHED.test(name) && !own.has(name) && !foreign.has(name))
          foreign.set(name, { path, name, isLeading: LEADING.test(name) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { unsent: [...unsent].map(([name, path]) => `${name} (/${path})`), foreign: [...foreign.values()] }
}
