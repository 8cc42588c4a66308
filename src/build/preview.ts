import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, posix, resolve, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CONTENT_TYPES } from './contentTypes'

const HOST = '127.0.0.1'

export const COMPRESSIBLE: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt'])

interface Site {
  dir: string
  base: string
}

interface HeaderRule {
  path: string
  headers: [name: string, value: string][]
}

/** Parses a `_headers` file: an unindented line is a path, and the indented lines that follow are its headers. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] })
      continue
    }
    const colon = line.indexOf(':')
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
  }
  return rules
}

/** The base path of a build, taken from the first rule of its `_headers`, which applies to every file. */
export const baseOf = (rules: readonly HeaderRule[]): string => rules[0]?.path.replace(/\/\*$/, '') ?? ''

export function matches(rule: Pick<HeaderRule, 'path'>, path: string) {
  return rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path
}

/** The file for a path; null if there is none. The scripts of 404.html draw a screen without a file of its own. */
function fileFor(dir: string, path: string): string | null {
  // Files for the host and files whose names begin with a dot are not for visitors.
  if (/^\/_(headers|redirects)$|\/\./.test(path)) return null
  const file = join(dir, path)
  if (existsSync(file) && statSync(file).isFile()) return file
  if (extname(path) !== '' || /^\/(assets|lists|icons)\//.test(path)) return null
  const pages = path.endsWith('/') ? [join(file, 'index.html')] : [`${file}.html`, join(file, 'index.html')]
  // The first folder in the path may be that of a language.
  const folder = path.split('/', 2).join('/')
  return [...pages, join(dir, folder, '404.html'), join(dir, '404.html')].find((page) => existsSync(page)) ?? null
}

/** Whether a file is in a folder, and not only a symbolic link there to a file elsewhere. */
const isInside = (dir: string, file: string) => realpathSync(file).startsWith(realpathSync(dir) + sep)

/** The path of a URL, without escapes and in its shortest form; null if it is malformed. */
function decodedPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/').replaceAll('\\', '/')
    // `//x`, `/./x` and `/y/../x` are `/x`, for the file as well as for its headers. No path leads above the root.
    return path.startsWith('/') && !path.includes('\0') ? posix.normalize(path) : null
  } catch {
    return null
  }
}

function answerTo(
  { dir, base }: Site,
  method: string | undefined,
  path: string | null,
): string | { status: number; text: string; headers?: Readonly<Record<string, string>> } {
  if (path === null) return { status: 400, text: 'Bad request' }
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, text: 'Method not allowed', headers: { Allow: 'GET, HEAD' } }
  if (base !== '' && path === base)
    return { status: 301, text: `The site is at ${base}/`, headers: { Location: `${base}/` } }
  const file = path.startsWith(`${base}/`) ? fileFor(dir, path.slice(base.length)) : null
  if (file !== null && isInside(dir, file)) return file
  return { status: 404, text: base === '' ? 'Not found' : `The site is at ${base}/` }
}

/** The compressed contents of files by path. They are cached because every visit requests the same files. */
const compressed = new Map<string, { at: number; body: Buffer }>()

function gzipped(file: string): Buffer {
  const at = statSync(file).mtimeMs
  const known = compressed.get(file)
  if (known?.at === at) return known.body
  const body = gzipSync(readFileSync(file), { level: 9 })
  compressed.set(file, { at, body })
  return body
}

/** Whether a client accepts an encoding (RFC 9110, 12.5.3): it is named, and not with a weight of zero. */
const accepts = (accepted: string, encoding: string) =>
  accepted.split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

/** A file's content in the best encoding that the client accepts. Brotli is used only if the build has a `.br` file. */
function encoded(file: string, accepted: string): { encoding: 'br' | 'gzip' | null; body: Buffer } {
  if (accepts(accepted, 'br') && existsSync(`${file}.br`)) return { encoding: 'br', body: readFileSync(`${file}.br`) }
  return accepts(accepted, 'gzip')
    ? { encoding: 'gzip', body: gzipped(file) }
    : { encoding: null, body: readFileSync(file) }
}

function sendFile(file: string, request: IncomingMessage, response: ServerResponse) {
  const extension = extname(file)
  response.setHeader('Content-Type', CONTENT_TYPES[extension] ?? 'application/octet-stream')
  response.setHeader('Vary', 'Accept-Encoding')
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache')
  const accepted = COMPRESSIBLE.has(extension) ? (request.headers['accept-encoding'] ?? '') : ''
  const { encoding, body } = encoded(file, accepted)
  if (encoding !== null) response.setHeader('Content-Encoding', encoding)
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
  response.setHeader('ETag', tag)
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  if (known.includes(tag) || known.includes('*')) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function respond(site: Site, rules: HeaderRule[], request: IncomingMessage, response: ServerResponse) {
  const path = decodedPath(request.url ?? '/')
  for (const rule of rules)
    if (path !== null && matches(rule, path)) for (const [name, value] of rule.headers) response.setHeader(name, value)
  const answer = answerTo(site, request.method, path)
  if (typeof answer === 'string') {
    sendFile(answer, request, response)
    return
  }
  response.removeHeader('Cache-Control')
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...answer.headers }
  response.writeHead(answer.status, headers).end(`${answer.text}\n`)
}

function listen(server: Server, port: number, host: string) {
  return new Promise<void>((fulfil, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new Error(`Port ${port} is taken. Stop what uses it, or choose another with PORT=….`) : error)
    })
    server.listen(port, host, fulfil)
  })
}

/**
 * Serves a finished build from `dir` like a static host, with its `_headers`, a fallback for unknown paths, and
 * compression. Port 0 stands for any free port.
 * @throws Error if there is no build in `dir`, or if the port is in use
 */
export async function startPreview({ port, dir, host = HOST }: { port: number; dir: string; host?: string }) {
  const root = resolve(dir)
  if (!existsSync(join(root, 'index.html'))) throw new Error(`There is no build in ${dir}: run "npm run build" first.`)
  const rules = parseHeadersFile(readFileSync(join(root, '_headers'), 'utf8'))
  const base = baseOf(rules)
  const server = createServer((request, response) => {
    respond({ dir: root, base }, rules, request, response)
  })
  await listen(server, port, host)
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}${base}`,
    close: () =>
      new Promise<void>((fulfil) => {
        server.close(() => {
          fulfil()
        })
        server.closeAllConnections()
      }),
  }
}

/** Serves a build on the PORT and HOST of the environment until the process receives a SIGINT or SIGTERM. */
export async function serveUntilStopped(dir: string, env: NodeJS.ProcessEnv, usualPort: string) {
  const port = env.PORT ?? usualPort
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`PORT is "${port}". Allowed: 0 to 65535.`)
  const { url, close } = await startPreview({ port: Number(port), dir, ...(env.HOST && { host: env.HOST }) })
  console.log(`The build is served at ${url} (Ctrl-C to stop).`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
}
