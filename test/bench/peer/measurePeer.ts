import { setTimeout as pause } from 'node:timers/promises'
import { startChain, type LocalChain } from '../../chain/startChain'
import { ensureBrowser } from '../../e2e/browser'
import type { Figure, Unit } from '../figures'
import { hostRules } from '../page/stage'
import { openFreely, type FreeBrowser } from './freeBrowser'
import { makeCertificate } from './certificate'
import { buildRainbowKit } from './rainbowKitSite'
import { START_PATH } from './report'
import { startVisitedSite, type VisitedSite } from './visitedSite'

type Measured = Record<string, number>

const ROWS: Readonly<Record<string, { what: string; unit: Unit }>> = {
  firstPaint: { what: 'first contentful paint', unit: 'ms' },
  largestPaint: { what: 'largest contentful paint', unit: 'ms' },
  layoutShift: { what: 'layout shift', unit: '' },
  works: { what: 'connect button painted and works', unit: 'ms' },
  cpu: { what: 'CPU time of the main thread for the load', unit: 'ms' },
  blocking: { what: 'blocking time of the load', unit: 'ms' },
  longest: { what: 'longest task of the load', unit: 'ms' },
  dialog: { what: 'press → dialog painted', unit: 'ms' },
  account: { what: 'wallet chosen → account painted', unit: 'ms' },
  reload: { what: 'reload → account painted', unit: 'ms' },
  heap: { what: 'heap after the reload, once collected', unit: 'MB' },
  bytesWorks: { what: 'JavaScript until the button works', unit: 'kB' },
  bytesIdle: { what: 'JavaScript once idle', unit: 'kB' },
  block: { what: 'CPU time of the main thread for a block', unit: 'ms' },
}

/** The interval at which the pages read the chain. */
const BLOCK_MS = 12_000
const BLOCKS = 5
const VISIT_LIMIT_MS = 120_000

interface Visit {
  site: VisitedSite
  open: () => FreeBrowser
}

/** Resolves once the visitor script has reported `last`, to the reported values and the CPU time after the load. */
function visitUntil(last: 'loaded' | 'reloaded', { site }: Visit, browser: FreeBrowser): Promise<Measured> {
  const measured: Measured = {}
  let before = NaN
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`The visit of ${site.url} did not end.`)), VISIT_LIMIT_MS)
    site.onReport = (report) => {
      if (report.step === 'failed') {
        reject(new Error(report.reason))
        return { goesOn: false }
      }
      if (report.step === 'started') {
        before = browser.mainThread()
        return { goesOn: true }
      }
      Object.assign(measured, report.figures)
      if (report.step === 'loaded') measured.cpu = browser.mainThread() - before
      if (report.step !== last) return { goesOn: true }
      clearTimeout(limit)
      resolve(measured)
      return { goesOn: false }
    }
  })
}

async function measureVisit(visit: Visit): Promise<Measured> {
  const browser = visit.open()
  try {
    return await visitUntil('reloaded', visit, browser)
  } finally {
    await browser.close()
  }
}

async function measureBlocks(visit: Visit, chain: LocalChain): Promise<Measured[]> {
  const browser = visit.open()
  try {
    await visitUntil('loaded', visit, browser)
    const blocks: Measured[] = []
    while (blocks.length < BLOCKS) {
      const before = browser.mainThread()
      await chain.rpc('evm_mine')
      await pause(BLOCK_MS)
      blocks.push({ block: browser.mainThread() - before })
    }
    return blocks
  } finally {
    await browser.close()
  }
}

/**
 * Visits the builds and RainbowKit's page alternately, without a debugger, which would change the measured times, and
 * without throttling.
 */
export async function measurePeer(
  { build, before }: { build: string; before: string | undefined },
  runs: number,
): Promise<Figure[]> {
  const executable = ensureBrowser()
  const peerBuild = await buildRainbowKit()
  const closing: (() => Promise<unknown>)[] = []
  try {
    const chain = await startChain({ chainId: 3 })
    closing.push(() => chain.stop())
    const certificate = makeCertificate()
    const switches = [`--host-resolver-rules=${hostRules(chain)}`, certificate.browserArg]
    const visitOf = async (dir: string): Promise<Visit> => {
      const site = await startVisitedSite(dir, certificate)
      closing.push(() => site.close())
      return { site, open: () => openFreely(executable, site.url + START_PATH, switches) }
    }
    const ours = { visit: await visitOf(build), all: [] as Measured[] }
    const peer = { visit: await visitOf(peerBuild), all: [] as Measured[] }
    const older = before === undefined ? null : { visit: await visitOf(before), all: [] as Measured[] }
    const visited = [ours, peer, ...(older ? [older] : [])]
    // The first visit does not count: the server compresses each file, and the browser reads its own from disk.
    for (const { visit } of visited) await measureVisit(visit)
    for (let run = 0; run < runs; run++) for (const { visit, all } of visited) all.push(await measureVisit(visit))
    for (const { visit, all } of [ours, ...(older ? [older] : [])]) all.push(...(await measureBlocks(visit, chain)))
    const valuesOf = (all: readonly Measured[], name: string) =>
      all.flatMap(({ [name]: value }) => (value === undefined || Number.isNaN(value) ? [] : [value]))
    return Object.entries(ROWS).map(([name, row]) => ({
      part: 'peer',
      ...row,
      ours: valuesOf(ours.all, name),
      before: valuesOf(older?.all ?? [], name),
      floor: [],
      peer: valuesOf(peer.all, name),
    }))
  } finally {
    for (const end of closing.reverse()) await end()
  }
}
