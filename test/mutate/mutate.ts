import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../../src/build/root'
import {
  CURRENT_FILE,
  NOTES_FILE,
  PLAN_FILE,
  PLANTED,
  carriedOver,
  needsChain,
  parseNotes,
  type Note,
  type Plan,
} from './plan'
import { plant, type Mutant } from './plant'
import { scoreOf, scoreLine, type Score } from './score'

/*
 * Mutation tests: faults are planted in the code one by one, and a test must fail for each. Folders are taken one after
 * the other, each with the suites that belong to it and those that import its modules. Every result is written down at
 * once, so a run can be interrupted, and a later one only repeats what has changed.
 */

const LAYERS = ['src/domain', 'src/boundary', 'src/connectors', 'src/store']
const CACHE = join(ROOT, '.cache/mutate')
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js')
/** A process that is silent for this long with one fault does not come back. */
const HUNG_MS = 180_000

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const wait = (milliseconds: number) => new Promise((fulfil) => setTimeout(fulfil, milliseconds))

function pathsIn(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return []
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort()
}

/** A layer by its nouns, and any other folder as a whole. */
function foldersOf(given: string): string[] {
  const folder = given.replace(/\/$/, '').replace(/^(?!src\/)/, 'src/')
  if (!existsSync(join(ROOT, folder))) throw new Error(`There is no folder ${folder}.`)
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true })
  if (!LAYERS.includes(folder) || entries.some((entry) => entry.isFile())) return [folder]
  return entries.map(({ name }) => `${folder}/${name}`)
}

const isModule = (path: string) => path.endsWith('.ts') && !path.endsWith('.d.ts')

/** The suites that jest runs without a window, but none that needs a local chain. */
function allSuites(): string[] {
  const args = ['--config', 'test/jest.config.js', '--selectProjects', 'node', '--listTests', '--json']
  const listed = execFileSync(process.execPath, [JEST, ...args], { cwd: ROOT, encoding: 'utf8' })
  return (JSON.parse(listed) as string[])
    .map((file) => relative(ROOT, file).replaceAll('\\', '/'))
    .filter((path) => !needsChain(read(path)))
    .sort()
}

/** A folder's own suites first, then others that import something of it. */
function suitesOf(folder: string): string[] {
  const all = allSuites()
  const own = all.filter((path) => path.startsWith(`${folder.replace('src/', 'test/')}/`))
  const imported = new RegExp(`^import (?!type).* from '[./]+/${folder}/`, 'm')
  return [...own, ...all.filter((path) => !own.includes(path) && imported.test(read(path)))]
}

/** Plants the faults of a folder, and keeps what earlier runs found. */
function prepare(folder: string, every: number): { plan: Plan; mutants: Mutant[]; work: string } {
  const work = join(CACHE, folder.replaceAll('/', '.'))
  const mutants: Mutant[] = []
  rmSync(join(work, PLANTED), { recursive: true, force: true })
  const modules = pathsIn(folder)
    .filter(isModule)
    .map((path) => {
      const text = read(path)
      const first = mutants.length
      const planted = plant(path, text, first)
      mutants.push(...planted.mutants)
      const target = join(work, PLANTED, path)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, planted.text)
      return { path, hash: hashOf(text), first, count: planted.mutants.length }
    })
  const suites = Object.fromEntries(suitesOf(folder).map((suite) => [suite, hashOf(read(suite))]))
  const plan: Plan = { folder, modules, suites, every }
  const [planFile, notesFile] = [join(work, PLAN_FILE), join(work, NOTES_FILE)]
  const kept =
    existsSync(planFile) && existsSync(notesFile)
      ? carriedOver(
          parseNotes(readFileSync(notesFile, 'utf8')),
          JSON.parse(readFileSync(planFile, 'utf8')) as Plan,
          plan,
        )
      : []
  writeFileSync(planFile, JSON.stringify(plan))
  writeFileSync(notesFile, kept.map((note) => `${JSON.stringify(note)}\n`).join(''))
  return { plan, mutants, work }
}

/** Runs one suite's process to its end, or ends it and notes the fault with which it hangs. */
async function run(suite: string, work: string) {
  const current = join(work, CURRENT_FILE)
  rmSync(current, { force: true })
  const args = [JEST, '--config', 'test/mutate/jest.config.js', '--runInBand', '--silent', '--runTestsByPath', suite]
  const env = { ...process.env, MUTATE_FOLDER: work, SEED: process.env.SEED ?? '1' }
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  let code: number | null | undefined
  child.once('close', (exit) => (code = exit))
  while (code === undefined) {
    await wait(200)
    if (!existsSync(current) || Date.now() - statSync(current).mtimeMs < HUNG_MS) continue
    const note: Note = { ...(JSON.parse(readFileSync(current, 'utf8')) as Note & { number: number }), found: 'hung' }
    appendFileSync(join(work, NOTES_FILE), `${JSON.stringify(note)}\n`)
    child.kill('SIGKILL')
    return
  }
  // A fault may also end the process; without one at hand it is no fault's doing.
  if (code !== 0 && existsSync(current)) {
    const note: Note = { ...(JSON.parse(readFileSync(current, 'utf8')) as Note & { number: number }), found: 'ended' }
    appendFileSync(join(work, NOTES_FILE), `${JSON.stringify(note)}\n`)
  } else if (code !== 0) throw new Error(`${suite} cannot be run with faults.\n${output}`)
}

const notesIn = (work: string) => parseNotes(readFileSync(join(work, NOTES_FILE), 'utf8'))

async function mutate(folder: string, every: number): Promise<Score> {
  const { plan, mutants, work } = prepare(folder, every)
  for (const suite of Object.keys(plan.suites)) {
    const isThrough = () => notesIn(work).some((note) => note.suite === suite && 'reached' in note)
    while (!isThrough()) {
      const before = notesIn(work).length
      await run(suite, work)
      if (notesIn(work).length === before) throw new Error(`${suite} makes no progress.`)
    }
    console.log(`${scoreLine(scoreOf(plan, mutants, notesIn(work)))}  after ${suite}`)
  }
  return scoreOf(plan, mutants, notesIn(work))
}

const options = process.argv.slice(2)
const every = Number(/^--every=(\d+)$/.exec(options.find((each) => each.startsWith('--every=')) ?? '')?.[1] ?? 1)
if (options.includes('--again')) rmSync(CACHE, { recursive: true, force: true })
const chosen = options.filter((each) => !each.startsWith('--'))
const scores: Score[] = []
for (const folder of (chosen.length > 0 ? chosen : LAYERS).flatMap(foldersOf)) scores.push(await mutate(folder, every))
for (const { survivors } of scores) for (const survivor of survivors) console.log(survivor)
for (const score of scores) console.log(scoreLine(score))
