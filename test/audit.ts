import { spawnSync } from 'node:child_process'

/** What the registry knows of the packages that run in the browser. */
export type Audit =
  /** It could not be asked, or its answer was none: nothing is known, and nothing has passed. */
  { kind: 'notRun'; reason: string } | { kind: 'run'; packages: number; advisories: readonly string[] }

interface Answer {
  message?: string
  error?: { summary?: string }
  vulnerabilities?: Record<string, { severity: string; range: string }>
  metadata?: { dependencies?: { prod?: number } }
}

/** Reads what `npm audit --json` prints, which is JSON for most failures as well. */
export function readAudit(output: string): Audit {
  let answer: Answer
  try {
    answer = (JSON.parse(output) ?? {}) as Answer
  } catch {
    return { kind: 'notRun', reason: 'npm gave no answer.' }
  }
  const packages = answer.metadata?.dependencies?.prod
  if (!answer.vulnerabilities || packages === undefined)
    return { kind: 'notRun', reason: answer.error?.summary || answer.message || 'npm gave no answer.' }
  const advisories = Object.entries(answer.vulnerabilities).map(
    ([name, { severity, range }]) => `${severity}: ${name} ${range}`,
  )
  return { kind: 'run', packages, advisories }
}

/** In plain words. That nothing is known is never said as if nothing were wrong. */
export function auditText(audit: Audit): string {
  if (audit.kind === 'notRun') return `Not run: ${audit.reason}`
  if (audit.advisories.length === 0) return `The registry knows of nothing wrong with ${audit.packages} packages.`
  return [`The registry has advisories on ${audit.advisories.length} packages:`, ...audit.advisories].join('\n')
}

if (process.argv[1] === import.meta.filename) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 60_000,
  })
  const audit = readAudit(stdout)
  console.log(auditText(audit))
  if (audit.kind === 'run' && audit.advisories.length > 0) process.exitCode = 1
}
