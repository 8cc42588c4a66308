import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ROOT } from '../src/build/root'

/**
 * Runs in parallel all checks that do not start the app. The names of further scripts can be given as arguments. With
 * `--changed`, it checks only the files that differ from the last commit, and runs the suites that import these files
 * and need no chain.
 */

/** The maximum number of suites with `--changed`. More would delay a commit too much, and CI runs all suites. */
const SUITES_MAX = 8

interface Check {
  name: string
  command: readonly [program: string, ...args: string[]]
  isLive?: boolean
}

const script = (name: string): Check => ({ name, command: ['npm', 'run', '--silent', name] })

/** Runs all lint rules and TypeScript's type check in one process, so that the program is compiled only once. */
const TYPES_AND_LINT: Check = { name: 'types and lint', command: ['npx', 'oxlint', '--type-check'] }

function run({ name, command: [program, ...args], isLive = false }: Check): Promise<boolean> {
  const started = performance.now()
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: isLive ? 'inherit' : 'pipe',
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  return new Promise((fulfil) =>
    child.once('close', (code) => {
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(`${code === 0 ? 'PASS' : 'FAIL'} ${name} (${seconds} s)\n${output}`.trimEnd())
      fulfil(code === 0)
    }),
  )
}

const gitLines = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

const changedFiles = () => [
  ...gitLines('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...gitLines('ls-files', '--others', '--exclude-standard'),
]

const allSuites = () =>
  readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith('test/e2e/'))

function importsOf(suite: string): string[] {
  const text = readFileSync(join(ROOT, suite), 'utf8')
  return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => resolve(dirname(join(ROOT, suite)), path))
}

/** Whether a suite uses the local chain. Each such suite takes as long as all other suites together. */
const usesChain = (suite: string) =>
  importsOf(suite).some((path) => /\/(sharedChain|startChain|chainAt|testChain|quoteChecks)$/.test(path))

/**
 * The suites to run, in this order: changed suites, suites at the path of a changed file, and suites that import a
 * changed file.
 */
function suitesFor(changed: readonly string[]): string[] {
  const modules = new Set(changed.map((path) => join(ROOT, path.replace(/\.tsx?$/, ''))))
  const suites = allSuites().filter((suite) => !usesChain(suite))
  const mirrors = changed.flatMap((path) => {
    const mirror = path.replace(/^src\//, 'test/').replace(/\.tsx?$/, '')
    return suites.filter((suite) => suite === `${mirror}.test.ts` || suite === `${mirror}.test.tsx`)
  })
  const own = suites.filter((suite) => changed.includes(suite))
  const importers = suites.filter((suite) => importsOf(suite).some((path) => modules.has(path)))
  return [...new Set([...own, ...mirrors, ...importers])]
}

function checksOf(changed: readonly string[]): Check[] {
  const code = changed.filter((path) => /\.tsx?$/.test(path))
  const suites = suitesFor(code)
  const left = suites.slice(SUITES_MAX)
  if (left.length > 0) console.log(`${left.length} more suites import what changed: ${left.join(' ')}`)
  const checks: Check[] = []
  if (changed.length > 0)
    checks.push({ name: 'format', command: ['npx', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed] })
  if (code.length > 0) checks.push(script('types'), { name: 'lint', command: ['npx', 'oxlint', ...code] })
  if (suites.length > 0)
    checks.push({
      name: 'suites',
      command: ['npm', 'run', '--silent', 'test:unit', '--', '--runTestsByPath', ...suites.slice(0, SUITES_MAX)],
    })
  return checks
}

const args = process.argv.slice(2)
const checks = args.includes('--changed')
  ? checksOf(changedFiles())
  : [
      TYPES_AND_LINT,
      ...['format:check', 'check:packages'].map(script),
      ...args.map((name) => ({ ...script(name), isLive: true })),
    ]
const results = await Promise.all(checks.map(run))
if (results.includes(false)) process.exitCode = 1
