import { headersOf, type SiteRound, type SeenFile } from './observe'
import type { Release } from './releaseFile'
import { addressesOf } from './servedSite'

// This module compares the observations of one round with the release that a site should serve, and with earlier
// rounds.

export type FindingKind =
  | 'byte changed'
  | 'script added'
  | 'header dropped'
  | 'certificate authority'
  | 'redirect'
  | 'name servers'
  | 'missing'
  /** The following kinds are notes, not alarms. */
  | 'older release'
  | 'site down'
  | 'new key'
  | 'addresses'

export interface Finding {
  kind: FindingKind
  /** The affected address, header or DNS record. */
  what: string
  was: string
  is: string
}

const NOTES: ReadonlySet<FindingKind> = new Set(['older release', 'site down', 'new key', 'addresses'])

/** Whether a finding is an alarm because somebody may have changed the site. Other findings are only notes. */
export const isAlarm = ({ kind }: Finding): boolean => !NOTES.has(kind)

export interface Known {
  release: Release
  /** Earlier releases. Caches may still serve them. */
  older: readonly Release[]
  /** The text of the release's `_headers`; null if unknown. */
  headers: string | null
  /** The path of the site's root. It ends with a slash. */
  base: string
  /** The last round in which the site answered; null if there is none. */
  last: Pick<SiteRound, 'certificate' | 'names'> | null
  /** The number of consecutive rounds before this one in which the site did not answer at all. */
  silent: number
}

/** The number of consecutive rounds without an answer after which the site is reported as down. */
const SILENT_ROUNDS = 3

/** The hashes of all files that hosts may serve at an address, including the pages for unknown paths. */
function hashesAt(address: string, { files }: Release): string[] {
  return Object.entries(files).flatMap(([path, { sha256 }]) =>
    addressesOf(path).includes(address) ||
    path.endsWith('404.html') ||
    (path === 'index.html' && !address.includes('.'))
      ? [sha256]
      : [],
  )
}

const isOwnScript = (src: string, { files }: Release, base: string) =>
  src.startsWith(base) && Object.hasOwn(files, src.slice(base.length))

/** Whether a redirect leads to another address of the same page, which is normal on some hosts. */
function isOwnRedirect(address: string, to: string, { release, base }: Known): boolean {
  if (!URL.canParse(to)) return false
  const path = new URL(to).pathname
  const target = path.startsWith(base) ? path.slice(base.length) : null
  return Object.keys(release.files).some((file) => {
    const addresses = addressesOf(file)
    return target !== null && addresses.includes(address) && addresses.includes(target)
  })
}

function fileFinding(address: string, seen: SeenFile, known: Known, site: URL): Finding | null {
  const { release, older, base } = known
  const own = Object.entries(release.files).find(([path]) => addressesOf(path).includes(address))?.[1].sha256 ?? ''
  const what = `/${address}`
  if (seen.state === 'failed') return null
  if (seen.state === 'redirected') {
    const isSame = new URL(seen.detail).host === site.host && isOwnRedirect(address, seen.detail, known)
    return isSame ? null : { kind: 'redirect', what, was: own, is: seen.detail }
  }
  if (hashesAt(address, release).includes(seen.detail)) return null
  const added = seen.scripts.filter((src) => !isOwnScript(src, release, base))
  if (older.some((each) => hashesAt(address, each).includes(seen.detail)))
    return { kind: 'older release', what, was: own, is: seen.detail }
  if (seen.state === 'missing') return { kind: 'missing', what, was: own, is: 'an error' }
  return added.length > 0
    ? { kind: 'script added', what, was: own, is: added.join(', ') }
    : { kind: 'byte changed', what, was: own, is: seen.detail }
}

/** The headers of the release that the host does not send. Each header is reported once. */
function headerFindings(round: SiteRound, { headers, base }: Known): Finding[] {
  const missing = new Map<string, Finding>()
  if (headers === null) return []
  for (const [address, seen] of Object.entries(round.seen)) {
    if (seen.state !== 'served') continue
    for (const [name, value] of headersOf(headers, `${base}${address}`))
      if (seen.headers[name] !== value && !missing.has(name))
        missing.set(name, {
          kind: 'header dropped',
          what: `${name} (/${address})`,
          was: value,
          is: seen.headers[name] ?? 'none',
        })
  }
  return [...missing.values()]
}

function certificateFindings({ certificate }: SiteRound, { last }: Known): Finding[] {
  const before = last?.certificate
  if (!before || !certificate) return []
  if (before.issuer !== certificate.issuer)
    return [{ kind: 'certificate authority', what: 'issuer', was: before.issuer, is: certificate.issuer }]
  return before.key === certificate.key
    ? []
    : [{ kind: 'new key', what: 'public key', was: before.key, is: certificate.key }]
}

/**
 * The findings about DNS. New name servers or CAA records are an alarm. New IP addresses are only noted, because the
 * servers of a CDN have different addresses.
 */
function nameFindings({ names }: SiteRound, { last }: Known): Finding[] {
  return Object.entries(names).flatMap(([record, answers]): Finding[] => {
    const before = last?.names[record]
    if (!before) return []
    const foreign = answers.filter((answer) => !before.includes(answer))
    if (foreign.length === 0) return []
    const kind = record === 'NS' || record === 'CAA' ? 'name servers' : 'addresses'
    return [{ kind, what: record, was: before.join(', '), is: answers.join(', ') }]
  })
}

export const isSilent = ({ seen }: SiteRound): boolean => Object.values(seen).every(({ state }) => state === 'failed')

export function judgeRound(round: SiteRound, known: Known, site: URL): Finding[] {
  if (isSilent(round))
    return known.silent + 1 < SILENT_ROUNDS
      ? []
      : [{ kind: 'site down', what: site.href, was: 'answered', is: `no answer in ${SILENT_ROUNDS} rounds` }]
  const files = Object.entries(round.seen).flatMap(([address, seen]) => fileFinding(address, seen, known, site) ?? [])
  return [
    ...files,
    ...headerFindings(round, known),
    ...certificateFindings(round, known),
    ...nameFindings(round, known),
  ]
}
