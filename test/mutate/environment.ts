import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { TestEnvironment } from 'jest-environment-node'
import { CURRENT_FILE, NOTES_FILE, PLAN_FILE, parseNotes, type Note, type Plan } from './plan'

/** How often a test may pass through planted code, in multiples of what it does without a fault, before it is endless. */
const PATIENCE = 30
const LEAST_CALLS = 200_000
/** And how long it may wait for something that does not happen, in milliseconds. */
const LEAST_WAIT = 3_000
/** It waits in so many parts: on a busy machine a single timer may be over before the test had its turn. */
const PARTS = 10

type Step = () => unknown

/** What jest knows of a suite, as far as it is needed here. */
interface Block {
  type: 'describeBlock'
  children: (Block | Test)[]
  hooks: { fn: Step; type: string }[]
  mode?: string
  parent?: Block
}

interface Test {
  type: 'test'
  fn: Step
  mode?: string
  parent: Block
}

/** A test with what it does without a fault. */
interface Run {
  test: Test
  reached: ReadonlySet<number>
  calls: number
  milliseconds: number
}

const isLeftOut = ({ mode }: Block | Test) => mode === 'skip' || mode === 'todo'

function testsOf(block: Block): Test[] {
  if (isLeftOut(block)) return []
  return block.children.flatMap((child) => (child.type === 'test' ? (isLeftOut(child) ? [] : [child]) : testsOf(child)))
}

const blocksOf = (block: Block): Block[] => [
  block,
  ...block.children.flatMap((child) => (child.type === 'test' ? [] : blocksOf(child))),
]

/** A block and those around it, the outermost first. */
const around = (block: Block | undefined): Block[] => (block ? [...around(block.parent), block] : [])

const hooksOf = (block: Block, type: string) => block.hooks.filter((hook) => hook.type === type).map(({ fn }) => fn)

/**
 * Runs a suite's tests in place of jest: without a fault, to learn which fault each of them reaches, then for each fault
 * those that reach it, until one fails. So a fault costs milliseconds, and no process of its own.
 */
export default class MutationEnvironment extends TestEnvironment {
  readonly #folder = process.env.MUTATE_FOLDER ?? ''
  readonly #suite: string
  #active = -1
  #calls = 0
  #limit = Infinity
  #isEndless = false
  #isLate = false
  #hasError = false
  #reached = new Set<number>()

  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given)
    const [{ globalConfig }, { testPath }] = given
    this.#suite = relative(globalConfig.rootDir, testPath).replaceAll('\\', '/')
    Object.assign(this.global, { __mutants: { isOn: (number: number) => this.#isOn(number) } })
  }

  #isOn(number: number): boolean {
    if (++this.#calls > this.#limit) {
      this.#isEndless = true
      throw new Error('Endless with a fault.')
    }
    if (this.#active < 0) this.#reached.add(number)
    return number === this.#active
  }

  async handleTestEvent(event: { name: string }, state: { rootDescribeBlock: Block }) {
    if (event.name === 'error') this.#hasError = true
    if (event.name !== 'run_start') return
    const root = state.rootDescribeBlock
    const tests = testsOf(root)
    await this.#tryAll(root, tests)
    for (const test of tests) test.mode = 'skip'
  }

  async #tryAll(root: Block, tests: readonly Test[]) {
    const loaded = this.#reached
    for (const block of blocksOf(root)) for (const hook of hooksOf(block, 'beforeAll')) await hook()
    const runs = await this.#runsOf(tests)
    const reached = new Set(runs.flatMap((run) => [...run.reached]))
    const isSound = await this.#tryEach(runs, this.#open(reached))
    for (const block of blocksOf(root)) for (const hook of hooksOf(block, 'afterAll')) await hook()
    if (isSound) this.#note({ suite: this.#suite, reached: [...reached], loaded: [...loaded] })
  }

  /** Each test as it is without a fault. One that does not pass again and again cannot tell a fault. */
  async #runsOf(tests: readonly Test[]): Promise<Run[]> {
    const runs: Run[] = []
    for (const test of tests) {
      if (!(await this.#passes(test, Infinity, 60_000))) throw new Error(`A test fails without a fault: ${this.#suite}`)
      this.#reached = new Set()
      this.#calls = 0
      const start = performance.now()
      if (!(await this.#passes(test, Infinity, 60_000))) continue
      const milliseconds = performance.now() - start
      runs.push({ test, reached: this.#reached, calls: this.#calls, milliseconds })
    }
    return runs.sort((a, b) => a.milliseconds - b.milliseconds)
  }

  /** The faults that no suite has found, and this one has not tried. */
  #open(reached: ReadonlySet<number>): number[] {
    const file = join(this.#folder, NOTES_FILE)
    const notes = existsSync(file) ? parseNotes(readFileSync(file, 'utf8')) : []
    const settled = notes.flatMap((note) =>
      'number' in note && (note.found !== false || note.suite === this.#suite) ? [note.number] : [],
    )
    const { every } = JSON.parse(readFileSync(join(this.#folder, PLAN_FILE), 'utf8')) as Plan
    return [...reached].filter((number) => number % every === 0 && !settled.includes(number)).sort((a, b) => a - b)
  }

  /** Returns false when a fault has left something behind that changes the tests: then the suite begins again. */
  async #tryEach(runs: readonly Run[], numbers: readonly number[]): Promise<boolean> {
    for (const number of numbers) {
      writeFileSync(join(this.#folder, CURRENT_FILE), JSON.stringify({ suite: this.#suite, number }))
      const found = await this.#findsWith(
        runs.filter(({ reached }) => reached.has(number)),
        number,
      )
      this.#note({ suite: this.#suite, number, found: found?.how ?? false })
      if (found && !(await this.#passes(found.test, Infinity, 60_000))) return false
    }
    return true
  }

  async #findsWith(runs: readonly Run[], number: number) {
    for (const { test, calls, milliseconds } of runs) {
      this.#active = number
      const passed = await this.#passes(test, LEAST_CALLS + calls * PATIENCE, LEAST_WAIT + milliseconds * PATIENCE)
      this.#active = -1
      if (!passed) return { test, how: this.#howFound() }
    }
    return undefined
  }

  #howFound(): 'failed' | 'endless' | 'late' {
    if (this.#isEndless) return 'endless'
    return this.#isLate ? 'late' : 'failed'
  }

  /** Runs a test with the hooks around it, within a number of calls of planted code and a time. */
  async #passes(test: Test, calls: number, milliseconds: number): Promise<boolean> {
    const before = this.#calls
    this.#limit = before + calls
    this.#isEndless = false
    this.#isLate = false
    this.#hasError = false
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<false>((fulfil) => {
      const waitOn = (parts: number) => {
        timer = setTimeout(() => {
          if (parts > 1) return waitOn(parts - 1)
          this.#isLate = true
          fulfil(false)
        }, milliseconds / PARTS)
      }
      waitOn(PARTS)
    })
    const passed = await Promise.race([this.#run(test), late])
    clearTimeout(timer)
    this.#limit = Infinity
    return passed && !this.#hasStumbled()
  }

  /** Whether something went wrong that the test itself may have caught. */
  #hasStumbled(): boolean {
    return this.#isEndless || this.#hasError
  }

  async #run({ fn, parent }: Test): Promise<boolean> {
    const blocks = around(parent)
    const problems: unknown[] = []
    async function step(each: Step) {
      try {
        await each()
      } catch (error) {
        problems.push(error)
      }
    }
    const before = blocks.flatMap((block) => hooksOf(block, 'beforeEach'))
    for (const each of [...before, fn]) await step(each)
    for (const hook of blocks.reverse().flatMap((block) => hooksOf(block, 'afterEach'))) await step(hook)
    return problems.length === 0
  }

  #note(note: Note) {
    appendFileSync(join(this.#folder, NOTES_FILE), `${JSON.stringify(note)}\n`)
  }
}
