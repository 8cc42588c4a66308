import { headersOf, type SiteRound, type SeenFile } from './observe'
import type { Release } from './releaseFile'
import { addressesOf } from './servedSite'

/** What differs between a round and the release that a site should serve, or the rounds before. */

export type FindingKind =
  | 'byte changed'
  | 'script added'
  | 'header dropped'
  | 'certificate authority'
  | 'redirect'
  | 'name servers'
  | 'missing'
  /** The following are no alarm. */
  | 'older release'
  | 'site down'
  | 'new key'
  | 'addresses'

export interface Finding {
  kind: FindingKind
  /** The address, header or record. */
  what: string
  was: string
  is: string
}

const NOTES: ReadonlySet<FindingKind> = new Set(['older release', 'site down', 'new key', 'addresses'])

/** Whether a finding says that somebody changed the site; the others are only told. */
export const isAlarm = ({ kind }: Finding): boolean => !NOTES.has(kind)

/** What is known before a round. */
export interface Known {
  release: Release
  /** Releases before it, which a cache may still have. */
  older: readonly Release[]
  /** The text of the release's `_headers`; null where it is not known. */
  headers: string | null
  /** The path that the site is below, with a slash at its end. */
  base: string
  /** The last round in which the site answered; null before the first. */
  last: Pick<SiteRound, 'certificate' | 'names'> | null
  /** In how many rounds before this one nothing answered. */
  silent: number
}

/** After this many rounds without an answer, the site is reported as down. */
const SILENT_ROUNDS = 3

/** The hashes that an address may have: of each file that hosts serve there, and of the pages for unknown paths. */
function hashesAt(address: string, { files }: Release): string[] {
  return Object.entries(files).flatMap(([path, { sha256 }]) =>
    addressesOf(path).includes(address) || path === '404.html' || (path === 'index.html' && !address.includes('.'))
      ? [sha256]
      : [],
  )
}

/** The scripts that a page of the release may name: its files, by their addresses. */
const isOwnScript = (src: string, { files }: Release, base: string) =>
  src.startsWith(base) && Object.hasOwn(files, src.slice(base.length))

/** Another address of the same page: hosts lead from one to the other. */
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
  const [own = ''] = hashesAt(address, release)
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

/** Headers that the release's host should send and does not, each once. */
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

/** Name servers and who may issue certificates are an alarm; addresses change with every edge of a network of caches. */
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

/** Whether nothing of a site answered. */
export const isSilent = ({ seen }: SiteRound): boolean => Object.values(seen).every(({ state }) => state === 'failed')

/** All that differs in a round. */
export function judgeRound(round: SiteRound, known: Known, site: URL): Finding[] {
  if (isSilent(round))
    return known.silent + 1 < SILENT_ROUNDS
      ? []
      : [{ kind: 'site down', what: site.href, was: 'answered', is: `no answer in ${known.silent + 1} rounds` }]
  const files = Object.entries(round.seen).flatMap(([address, seen]) => fileFinding(address, seen, known, site) ?? [])
  return [
    ...files,
    ...headerFindings(round, known),
    ...certificateFindings(round, known),
    ...nameFindings(round, known),
  ]
}
