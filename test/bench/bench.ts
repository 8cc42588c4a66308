import { parseArgs } from 'node:util'
import { ensureTestedBuild } from '../support/buildForTests'
import { TESTED_BUILD } from '../support/testedBuild'
import { CODE_PARTS, measureCode, type CodePart } from './code'
import { machine, tableOf, type Figure } from './figures'
import { measureBlocks } from './page/blocks'
import { measureBytes } from './page/bytes'
import { measureKeys } from './page/keys'
import { measureSearch } from './page/search'
import { startStage, type Stage } from './page/stage'
import { measurePeer } from './peer/measurePeer'
import { measureVisits, VISIT_PARTS, type VisitPart } from './page/visits'

/**
 * `npm run bench` measures the performance of the production build in a browser on a throttled processor, and compares
 * it with minimal pages (`floor`). It only measures, and has no limits that could fail. `npm run bench -- load search`
 * measures only the named parts; `code` measures hot paths outside a browser. `--json` prints all values, `--runs 3`
 * measures each figure three times, and `--throttle 1` does not slow the processor down. `peer` compares with
 * RainbowKit, without a debugger. `--build` takes the folder of another build, for example of an earlier commit, and
 * `--before` one that `peer` visits in the same run.
 */

const PAGE_PARTS: Readonly<Record<string, (stage: Stage, runs: number) => Promise<Figure[]>>> = {
  search: (stage) => measureSearch(stage, 3),
  block: measureBlocks,
  bytes: measureBytes,
  keys: (stage) => measureKeys(stage, 40),
}

/** The comparison with RainbowKit. It runs only if it is named, because it installs packages. */
const PEER = 'peer'

const isVisitPart = (name: string): name is VisitPart => VISIT_PARTS.some((part) => part === name)
const isCodePart = (name: string): name is CodePart => CODE_PARTS.some((part) => part === name)

function chosen(names: readonly string[]): readonly string[] {
  const all = [...VISIT_PARTS, ...Object.keys(PAGE_PARTS)]
  if (names.length === 0) return all
  const parts = names.flatMap((name) => (name === 'code' ? CODE_PARTS : [name]))
  const unknown = parts.filter((name) => !all.includes(name) && name !== PEER && !isCodePart(name))
  if (unknown.length === 0) return parts
  throw new Error(`No part ${unknown.join(', ')}: there are ${[...all, PEER, 'code', ...CODE_PARTS].join(', ')}.`)
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is "${text}". Allowed: 1 and more.`)
  return value
}

async function measurePages(stage: Stage, parts: readonly string[], runs: number): Promise<Figure[]> {
  const figures: Figure[] = []
  const ofVisit = parts.filter(isVisitPart)
  const tell = (names: string) => console.error(`Measuring ${names} …`)
  if (ofVisit.length > 0) tell(ofVisit.join(', '))
  if (ofVisit.length > 0) figures.push(...(await measureVisits(stage, runs, new Set(ofVisit))))
  for (const [name, measure] of Object.entries(PAGE_PARTS)) {
    if (!parts.includes(name)) continue
    tell(name)
    // If one part fails, the figures of the other parts must be kept.
    try {
      figures.push(...(await measure(stage, runs)))
    } catch (error) {
      console.error(error)
      process.exitCode = 1
    }
  }
  return figures
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      build: { type: 'string' },
      before: { type: 'string' },
      runs: { type: 'string', default: '5' },
      throttle: { type: 'string', default: '4' },
    },
  })
  const parts = chosen(positionals)
  const [runs, throttle] = [positive('runs', values.runs), positive('throttle', values.throttle)]
  const on = machine()
  const figures: Figure[] = []
  let browser: string | null = null
  const ofPage = parts.filter((part) => part !== PEER && !isCodePart(part))
  const build = values.build ?? TESTED_BUILD
  if (values.build === undefined && (ofPage.length > 0 || parts.includes(PEER))) await ensureTestedBuild()
  if (ofPage.length > 0) {
    const stage = await startStage({ build, throttle })
    browser = stage.browser
    try {
      figures.push(...(await measurePages(stage, ofPage, runs)))
    } finally {
      await stage.close()
    }
  }
  if (parts.includes(PEER)) figures.push(...(await measurePeer({ build, before: values.before }, runs)))
  for (const part of parts.filter(isCodePart)) figures.push(...(await measureCode(part)))

  if (values.json) {
    console.log(JSON.stringify({ machine: on, browser, throttle, runs, figures }, null, 2))
    return
  }
  const { processor, memoryGB, node, load } = on
  const slower = browser ? `, ${browser} on a processor made ${throttle} times slower` : ''
  console.log(tableOf(figures))
  console.log(`\n${processor}, ${memoryGB} GB, Node ${node}${slower}; medians of ${runs}; load before: ${load}.`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
