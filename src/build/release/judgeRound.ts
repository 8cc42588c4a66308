import type { SiteRound } from './observe'
import type { Release } from './releaseFile'
import {
  addressesOf,
  type SiteAnswer,
  type Difference,
  differenceOf,
  headerFaults,
  isServed,
  type Observed,
} from './servedSite'

// This module compares one round's observations with the release that a site should serve, and with earlier rounds.

type FindingKind =
  | 'byte changed'
  | 'script added'
  | 'header dropped'
  | 'header added'
  | 'certificate authority'
  | 'redirect'
  | 'name servers'
  | 'missing'
  /** Something cannot be checked, so an attack on it would not be seen. */
  | 'check off'
  /** The following kinds are notes, not alarms. */
  | 'older release'
  | 'no answer'
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

const NOTES: ReadonlySet<FindingKind> = new Set(['older release', 'no answer', 'site down', 'new key', 'addresses'])

/** Whether a finding is an alarm because somebody may have changed the site. Other findings are only notes. */
export const isAlarm = ({ kind }: Finding): boolean => !NOTES.has(kind)

export interface Known {
  release: Release
  /** Earlier releases. Caches may still serve them. */
  older: readonly Release[]
  /** Undefined if headers are not to be checked; null if this folder's sources do not make the release's `_headers`. */
  headers: string | null | undefined
  /** Whether DNS resolvers are asked. */
  hasNames: boolean
  /** What the last rounds in which they could be read have shown; null if there is none. */
  last: Pick<SiteRound, 'certificate' | 'names'> | null
  /** The number of consecutive rounds before this one in which something could not be read, by its name. */
  unread: Readonly<Record<string, number>>
}

/** The number of consecutive rounds without an answer after which this counts. */
const SILENT_ROUNDS = 3
const SITE = 'site'
const CERTIFICATE = 'certificate'
const NAMES = 'DNS records'

const isFailed = (seen: Observed | undefined) => seen === undefined || 'failure' in seen || seen.status >= 500

/** The name of a file as the key of `unread`. */
const fileKey = (path: string) => `/${path}`

export const isSilent = ({ seen }: SiteRound): boolean => [...seen.values()].every(isFailed)

/** What could not be read in a round, by the names that `Known.unread` has. */
export function unreadIn(round: SiteRound, { release, hasNames }: Pick<Known, 'release' | 'hasNames'>): string[] {
  if (isSilent(round)) return [SITE]
  return [
    ...Object.keys(release.files)
      .filter((path) => isServed(path) && addressesOf(path).every((address) => isFailed(round.seen.get(address))))
      .map(fileKey),
    ...(round.certificate === null ? [CERTIFICATE] : []),
    ...(hasNames && Object.keys(round.names).length === 0 ? [NAMES] : []),
  ]
}

/** The scripts in a page: the address of each external script, or "inline". */
const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>/gi)].map(
    ([, attributes = '']) => /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? 'inline',
  )

/** Whether a release had this answer at this address, or had it as the page for unknown paths. */
const isOfRelease = ({ files }: Release, address: string, { sha256, status }: SiteAnswer) =>
  Object.entries(files).some(
    ([path, file]) =>
      file.sha256 === sha256 && (addressesOf(path).includes(address) || (path.endsWith('404.html') && status === 404)),
  )

const KINDS = {
  missing: 'missing',
  differing: 'byte changed',
  redirected: 'redirect',
  'wrong type': 'byte changed',
} as const

function fileFinding(difference: Difference, seen: Observed | undefined, known: Known, site: URL): Finding | null {
  const { path, address, kind, detail } = difference
  // A file without an answer is counted in `unread`.
  if (kind === 'no answer' || seen === undefined || 'failure' in seen || seen.status >= 500) return null
  const at = { what: `/${address}`, was: known.release.files[path]?.sha256 ?? '' }
  if (kind === 'redirected') return { ...at, kind: 'redirect', is: seen.location ?? '' }
  if (known.older.some((each) => isOfRelease(each, address, seen)))
    return { ...at, kind: 'older release', is: seen.sha256 }
  const own = new Set(Object.keys(known.release.files).map((file) => site.pathname + file))
  const added = scriptsIn(seen.page).filter((src) => !own.has(src))
  if (kind === 'differing' && added.length > 0) return { ...at, kind: 'script added', is: added.join(', ') }
  return { ...at, kind: KINDS[kind], is: kind === 'differing' ? seen.sha256 : detail }
}

/** The headers of the release that the host does not send, and those that it adds. Each is reported once. */
function headerFindings({ seen }: SiteRound, { headers }: Known, site: URL): Finding[] {
  if (headers === undefined) return []
  const { unsent, foreign } = headerFaults(site, headers ?? '', seen)
  const found = (kind: FindingKind, faults: typeof unsent) =>
    faults.map(({ name, address, was, is }): Finding => ({ kind, what: `${name} (/${address})`, was, is }))
  if (headers !== null) return [...found('header dropped', unsent), ...found('header added', foreign)]
  return [
    {
      kind: 'check off',
      what: 'headers',
      was: 'the headers of the release',
      is: 'unknown: the sources in this folder are not those of the release',
    },
  ]
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

/**
 * What could not be read. A file is noted at once and is missing after SILENT_ROUNDS. The certificate or the DNS
 * records are not checked if they have never been read, or not for SILENT_ROUNDS.
 */
function unreadFindings(round: SiteRound, known: Known): Finding[] {
  return unreadIn(round, known).map((what): Finding => {
    const isLong = (known.unread[what] ?? 0) + 1 >= SILENT_ROUNDS
    if (!what.startsWith('/')) {
      const isOff = known.last === null || isLong
      return { kind: isOff ? 'check off' : 'no answer', what, was: 'answered', is: 'no answer' }
    }
    const is = isLong ? `no answer in ${SILENT_ROUNDS} rounds` : 'no answer'
    return { kind: isLong ? 'missing' : 'no answer', what, was: 'answered', is }
  })
}

export function judgeRound(round: SiteRound, known: Known, site: URL): Finding[] {
  if (isSilent(round))
    return (known.unread[SITE] ?? 0) + 1 < SILENT_ROUNDS
      ? []
      : [{ kind: 'site down', what: site.href, was: 'answered', is: `no answer in ${SILENT_ROUNDS} rounds` }]
  const { files } = known.release
  const differences = Object.keys(files)
    .filter(isServed)
    .flatMap((path) => differenceOf(site, path, files, round.seen) ?? [])
  return [
    ...differences.flatMap((each) => fileFinding(each, round.seen.get(each.address), known, site) ?? []),
    ...headerFindings(round, known, site),
    ...certificateFindings(round, known),
    ...nameFindings(round, known),
    ...unreadFindings(round, known),
  ]
}
