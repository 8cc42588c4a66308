import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { headersFile } from '../contentSecurityPolicy'
import { readSettings } from '../settings'
import { isIP } from 'node:net'
import { type Finding, isAlarm, isSilent, judgeRound, type Known, unreadIn } from './judgeRound'
import { observe, type SiteRound } from './observe'
import { parseRelease, printable, type Release, sha256 } from './releaseFile'
import { reportFailure } from '../reportFailure'

const USAGE = `npm run watch-release -- https://the.site --release release.json
  --previous  the list of a release before it, which a cache may still have; may be given several times
  --every     seconds between two rounds (300)
  --rounds    ends after so many; without it, never
  --without-headers  for hosts that send none of the release's headers
  --resolver  a DNS server to ask, as 9.9.9.9; may be given several times (9.9.9.9 and 1.1.1.1)
  --state     a file that keeps what was seen from one run to the next
  --notify    a URL that is sent each alarm as JSON`

export interface Watch {
  site: URL
  release: Release
  older: readonly Release[]
  resolvers: readonly string[]
  /** Whether the host can set the release's headers, so that missing headers are reported. True by default. */
  hasHeaders?: boolean
  /** Reports a finding. It is called only when a finding is new. */
  report: (finding: Finding & { since: string }) => Promise<void> | void
  now: () => Date
}

export interface WatchState {
  last: Known['last']
  unread: Known['unread']
  /** The time at which each current finding was first seen, by the finding's key (see `keyOf`). */
  since: Readonly<Record<string, string>>
}

export const FIRST_STATE: WatchState = { last: null, unread: {}, since: {} }

/** Generated from the release's settings; null if the sources in this folder generate different headers. */
function headersOfRelease({ settings, files }: Release): string | null {
  const text = headersFile(readSettings(settings))
  return sha256(Buffer.from(text)) === files._headers?.sha256 ? text : null
}

const keyOf = ({ kind, what, is }: Finding) => [kind, what, is].join('\n')

/** Observes a site once and reports new findings. The first round is compared only with the release. */
export async function watchOnce(watch: Watch, state: WatchState): Promise<{ state: WatchState; findings: Finding[] }> {
  const { site, release, older, resolvers, report, now, hasHeaders = true } = watch
  const round = await observe(site, release, resolvers)
  const headers = hasHeaders ? headersOfRelease(release) : undefined
  const hasNames = resolvers.length > 0 && isIP(site.hostname) === 0
  const known: Known = { release, older, headers, hasNames, ...state }
  const findings = judgeRound(round, known, site)
  const time = now().toISOString()
  const since: Record<string, string> = {}
  for (const finding of findings) {
    const key = keyOf(finding)
    const first = state.since[key] ?? time
    since[key] = first
    if (state.since[key] === undefined) await report({ ...finding, since: first })
  }
  const unread = Object.fromEntries(unreadIn(round, known).map((what) => [what, (state.unread[what] ?? 0) + 1]))
  // After an alarm, rounds are compared with the state before it, so that a stolen domain is never accepted.
  const isKept = isSilent(round) || (state.last !== null && findings.some(isAlarm))
  return { state: { last: isKept ? state.last : lastOf(round, state.last), unread, since }, findings }
}

/** What later rounds are compared with. What could not be read in this round is kept from earlier rounds. */
function lastOf({ certificate, names }: SiteRound, before: WatchState['last']): WatchState['last'] {
  const known = certificate ?? before?.certificate
  return { names: { ...before?.names, ...names }, ...(known !== undefined && { certificate: known }) }
}

function readState(file: string | undefined): WatchState {
  if (file === undefined || !existsSync(file)) return FIRST_STATE
  // A state of an earlier release of this command lacks what it did not count.
  return { ...FIRST_STATE, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<WatchState>) }
}

async function notify(url: string | undefined, body: object) {
  if (url === undefined) return
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  await fetch(url, init).catch((error: unknown) => {
    console.error(`The alarm could not be sent: ${error instanceof Error ? error.message : String(error)}`)
  })
}

const RESOLVERS = ['9.9.9.9', '1.1.1.1']

const OPTIONS = {
  release: { type: 'string' },
  previous: { type: 'string', multiple: true },
  every: { type: 'string' },
  rounds: { type: 'string' },
  resolver: { type: 'string', multiple: true },
  'without-headers': { type: 'boolean' },
  state: { type: 'string' },
  notify: { type: 'string' },
} as const

/** Watches until the first alarm, or for the given number of rounds. Resolves to whether there was an alarm. */
async function watchUntilAlarm(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [address] = positionals
  const { every = '300', rounds: limit } = values
  const isNumber = [every, limit ?? '1'].every((text) => /^[1-9]\d{0,6}$/.test(text))
  if (address === undefined || !URL.canParse(address) || values.release === undefined || !isNumber)
    throw new Error(USAGE)
  const site = new URL(address.endsWith('/') ? address : `${address}/`)
  const read = (file: string) => parseRelease(readFileSync(file, 'utf8'))
  const watch: Watch = {
    site,
    release: read(values.release),
    older: (values.previous ?? []).map(read),
    resolvers: values.resolver ?? RESOLVERS,
    hasHeaders: values['without-headers'] !== true,
    now: () => new Date(),
    async report(finding) {
      const { kind, what, was, is, since } = finding
      const text = `${isAlarm(finding) ? 'ALARM' : 'note'} ${since} ${kind}: ${what}\n  was ${was}\n  is  ${is}`
      console.log(text.split('\n').map(printable).join('\n'))
      if (isAlarm(finding)) await notify(values.notify, { site: site.href, ...finding })
    },
  }
  let state = readState(values.state)
  const rounds = limit === undefined ? Infinity : Number(limit)
  for (let round = 1; round <= rounds; round++) {
    const result = await watchOnce(watch, state)
    state = result.state
    if (values.state !== undefined) writeFileSync(values.state, `${JSON.stringify(state, null, 2)}\n`)
    if (result.findings.some(isAlarm)) return true
    if (round < rounds) await wait(Number(every) * 1_000)
  }
  console.log(printable(`${site.href}: no alarm.`))
  return false
}

if (process.argv[1] === import.meta.filename)
  watchUntilAlarm(process.argv.slice(2)).then((isAlarmed) => {
    process.exitCode = isAlarmed ? 2 : 0
  }, reportFailure)
