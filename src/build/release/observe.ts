import { X509Certificate } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { sha256, type Release } from './releaseFile'
import { type Observed, seenOn } from './servedSite'

// This module observes a site from outside, one round at a time: its files, headers, certificate and DNS records.

export interface SiteRound {
  /** The answers by the files' addresses, which are relative to the site. */
  seen: ReadonlyMap<string, Observed>
  /** The site's certificate; null if it could not be read. Absent if the site is not served by https. */
  certificate?: { issuer: string; key: string } | null
  /** The merged DNS answers of all resolvers, by record type. A type without answers is left out. */
  names: Readonly<Record<string, readonly string[]>>
}

/** The number of bytes that are read in addition to the file's size, because a changed page may be longer. */
const MARGIN = 200_000
const TIMEOUT_MS = 15_000

/** The issuer of a host's certificate and the hash of its public key; null if the host has none. */
export function certificateOf(host: string, port: number): Promise<{ issuer: string; key: string } | null> {
  return new Promise((fulfil) => {
    const socket = connect({ host, port, ...(isIP(host) === 0 && { servername: host }), rejectUnauthorized: false })
    const end = (found: { issuer: string; key: string } | null) => {
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

/** The merged answers of all resolvers, which may differ: a CDN may direct each to a different server. */
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

/** Requests every file of a release at all of its addresses, and reads the certificate and the DNS records. */
export async function observe(site: URL, release: Release, resolvers: readonly string[]): Promise<SiteRound> {
  const isSecure = site.protocol === 'https:'
  const [seen, certificate, names] = await Promise.all([
    seenOn(site, release.files, MARGIN),
    isSecure ? certificateOf(site.hostname, Number(site.port || 443)) : null,
    namesOf(site.hostname, resolvers),
  ])
  return { seen, names, ...(isSecure && { certificate }) }
}
