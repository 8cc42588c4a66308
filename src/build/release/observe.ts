import { X509Certificate } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { matches, parseHeadersFile } from '../preview'
import { sha256, type Release } from './releaseFile'
import { addressesOf, requestFile, servedFiles } from './servedSite'

// This module observes a site from outside, one round at a time: its files, headers, certificate and DNS records.

export interface SeenFile {
  /** `failed` means that there was no answer or a server error (5xx). */
  state: 'served' | 'redirected' | 'missing' | 'failed'
  /** The hash of the body, the target of a redirect, or the error message, depending on `state`. */
  detail: string
  /** The scripts in a page: the address of each external script, or "inline". */
  scripts: readonly string[]
  headers: Readonly<Record<string, string>>
}

export interface SiteRound {
  /** The answers by the files' addresses, which are relative to the site. */
  seen: Readonly<Record<string, SeenFile>>
  /** The site's certificate; null if it has none. */
  certificate: { issuer: string; key: string } | null
  /** The merged DNS answers of all resolvers, by record type. A type without answers is left out. */
  names: Readonly<Record<string, readonly string[]>>
}

const AT_ONCE = 6
/** The number of bytes that are read in addition to the file's size, because a changed page may be longer. */
const MARGIN = 200_000
const TIMEOUT_MS = 15_000

function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>/gi)].map(
    ([, attributes = '']) => /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? 'inline',
  )
}

async function seenAt(url: URL, size: number): Promise<SeenFile> {
  try {
    const { status, location, headers, body } = await requestFile(url, size + MARGIN)
    const all = Object.fromEntries(headers)
    const base = { scripts: [], headers: all }
    if (location !== null && status >= 300 && status < 400)
      return { ...base, state: 'redirected', detail: location.href }
    if (status >= 500) return { ...base, state: 'failed', detail: `status ${status}` }
    const isPage = headers.get('content-type')?.includes('html') ?? false
    const scripts = isPage ? scriptsIn(body.toString()) : []
    return {
      state: status === 200 || status === 404 ? 'served' : 'missing',
      detail: sha256(body),
      scripts,
      headers: all,
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { state: 'failed', detail: cause instanceof Error ? cause.message : String(cause), scripts: [], headers: {} }
  }
}

/**
 * The issuer of a host's certificate, and the hash of the certificate's public key; null if the host has no
 * certificate.
 */
export function certificateOf(host: string, port: number): Promise<SiteRound['certificate']> {
  return new Promise((fulfil) => {
    const socket = connect({ host, port, ...(isIP(host) === 0 && { servername: host }), rejectUnauthorized: false })
    const end = (found: SiteRound['certificate']) => {
      socket.destroy()
      fulfil(found)
    }
    socket.setTimeout(TIMEOUT_MS, () => {
      end(null)
    })
    socket.once('error', () => {
      end(null)
    })
    socket.once('secureConnect', () => {
      const { raw } = socket.getPeerCertificate()
      const certificate = new X509Certificate(raw)
      const key = sha256(certificate.publicKey.export({ type: 'spki', format: 'der' }))
      end({ issuer: certificate.issuer.replaceAll('\n', ', '), key })
    })
  })
}

type Lookup = (resolver: Resolver, name: string) => Promise<string[]>

const RECORDS: Readonly<Record<string, Lookup>> = {
  A: (resolver, name) => resolver.resolve4(name),
  AAAA: (resolver, name) => resolver.resolve6(name),
  CAA: async (resolver, name) => (await resolver.resolveCaa(name)).map((record) => JSON.stringify(record)),
}

/** The name servers of a domain or of its nearest parent domain that has name servers. */
async function nameServers(resolver: Resolver, name: string): Promise<string[]> {
  const labels = name.split('.')
  for (let at = 0; at < labels.length - 1; at++) {
    const found = await resolver.resolveNs(labels.slice(at).join('.')).catch(() => [])
    if (found.length > 0) return found
  }
  return []
}

/**
 * The merged DNS answers of all resolvers for a host. The resolvers' answers may differ, because a CDN may direct each
 * resolver to a different server.
 */
export async function namesOf(host: string, resolvers: readonly string[]): Promise<SiteRound['names']> {
  if (isIP(host) !== 0) return {}
  const found: Record<string, string[]> = {}
  const all = Object.entries({ ...RECORDS, NS: nameServers })
  await Promise.all(
    resolvers.flatMap((server) =>
      all.map(async ([kind, lookUp]) => {
        const resolver = new Resolver({ timeout: 5_000, tries: 2 })
        resolver.setServers([server])
        const answers = await lookUp(resolver, host).catch(() => [])
        if (answers.length > 0) found[kind] = [...new Set([...(found[kind] ?? []), ...answers])].sort()
      }),
    ),
  )
  return found
}

/**
 * Makes one round: requests every file of a release at all of its addresses, and reads the certificate and the DNS
 * records.
 */
export async function observe(site: URL, release: Release, resolvers: readonly string[]): Promise<SiteRound> {
  const files = servedFiles(Object.keys(release.files).map((path) => ({ path, content: Buffer.alloc(0) })))
  const addresses = [
    ...new Map(
      files.flatMap(({ path }) =>
        addressesOf(path).map((address) => [address, release.files[path]?.size ?? 0] as const),
      ),
    ),
  ]
  const seen: Record<string, SeenFile> = {}
  const queue = addresses.values()
  async function work() {
    for (const [address, size] of queue) {
      const url = new URL(address.split('/').map(encodeURIComponent).join('/'), site)
      seen[address] = await seenAt(url, size)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const isSecure = site.protocol === 'https:'
  const [certificate, names] = await Promise.all([
    isSecure ? certificateOf(site.hostname, Number(site.port || 443)) : null,
    namesOf(site.hostname, resolvers),
  ])
  return { seen, certificate, names }
}

/** The headers that a release's host should send for a path. The keys are the headers' names in lower case. */
export function headersOf(headersFile: string, path: string): ReadonlyMap<string, string> {
  const rules = parseHeadersFile(headersFile).filter((rule) => matches(rule, path))
  return new Map(rules.flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value] as const)))
}
