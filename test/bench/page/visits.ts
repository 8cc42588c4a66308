import type { Figure, Unit } from '../figures'
import { BENCH_WALLET } from './benchWallet'
import type { Stage, Subject, Visit } from './stage'

type Measured = Record<string, number>

export const VISIT_PARTS = ['load', 'heap', 'dialog', 'account', 'reload'] as const
export type VisitPart = (typeof VISIT_PARTS)[number]

interface Row {
  part: VisitPart
  what: string
  unit: Unit
}

const ROWS: Readonly<Record<string, Row>> = {
  firstPaint: { part: 'load', what: 'first contentful paint', unit: 'ms' },
  largestPaint: { part: 'load', what: 'largest contentful paint', unit: 'ms' },
  layoutShift: { part: 'load', what: 'layout shift', unit: '' },
  works: { part: 'load', what: 'connect button works', unit: 'ms' },
  blocking: { part: 'load', what: 'total blocking time', unit: 'ms' },
  longTasks: { part: 'load', what: 'tasks over 50 ms', unit: '' },
  longestTask: { part: 'load', what: 'longest task', unit: 'ms' },
  script: { part: 'load', what: 'script', unit: 'ms' },
  task: { part: 'load', what: 'all tasks', unit: 'ms' },
  styles: { part: 'load', what: 'style recalculations', unit: '' },
  heap: { part: 'heap', what: 'after load, once collected', unit: 'MB' },
  dialog: { part: 'dialog', what: 'press → first opening painted', unit: 'ms' },
  dialogStyles: { part: 'dialog', what: 'style recalculations of it', unit: '' },
  dialogTask: { part: 'dialog', what: 'tasks of it', unit: 'ms' },
  dialogAgain: { part: 'dialog', what: 'press → second opening painted', unit: 'ms' },
  dialogAgainStyles: { part: 'dialog', what: 'style recalculations of it', unit: '' },
  dialogAgainTask: { part: 'dialog', what: 'tasks of it', unit: 'ms' },
  account: { part: 'account', what: 'wallet chosen → account painted', unit: 'ms' },
  accountBlocking: { part: 'account', what: 'blocking time until idle', unit: 'ms' },
  accountLongest: { part: 'account', what: 'longest task until idle', unit: 'ms' },
  reload: { part: 'reload', what: 'reload → account painted', unit: 'ms' },
  reloadBlocking: { part: 'reload', what: 'total blocking time', unit: 'ms' },
}

const CONNECT = '#wallet-button'
const WALLET = `dialog[open] button:has-text("${BENCH_WALLET}")`

async function openDialog(visit: Visit, name: 'dialog' | 'dialogAgain'): Promise<Measured> {
  const before = await visit.metrics()
  const time = await visit.during(
    (probe) => probe.next('click', 'dialog'),
    () => visit.press(CONNECT),
  )
  const { styles, task } = await visit.metrics()
  await visit.settle()
  return { [name]: time, [`${name}Styles`]: styles - before.styles, [`${name}Task`]: task - before.task }
}

async function closeDialog(visit: Visit) {
  await visit.during(
    (probe) => probe.next('keydown', 'nothing'),
    () => visit.page.keyboard.press('Escape'),
  )
  await visit.settle()
}

async function chooseWallet(visit: Visit): Promise<Measured> {
  await visit.probe((probe) => probe.restart())
  const account = await visit.during(
    (probe) => probe.next('click', 'account'),
    () => visit.press(WALLET),
  )
  await visit.settle()
  const { blocking, longest } = await visit.probe((probe) => probe.tasks())
  return { account, accountBlocking: blocking, accountLongest: longest }
}

async function load(visit: Visit): Promise<Measured> {
  const { script, task, styles } = await visit.metrics()
  const times = await visit.probe((probe) => probe.load())
  const { blocking, count, longest } = await visit.probe((probe) => probe.tasks())
  return { ...times, script, task, styles, blocking, longTasks: count, longestTask: longest }
}

async function reload(visit: Visit): Promise<Measured> {
  await visit.page.reload()
  await visit.settle()
  const [at, { blocking }] = await visit.probe((probe) => [probe.accountAt(), probe.tasks()] as const)
  if (at === null) throw new Error('The account was not shown after the reload.')
  return { reload: at, reloadBlocking: blocking }
}

/** Measures a visit, from the first paint to a reload with a connected wallet. Steps that no part needs are skipped. */
async function measureVisit(visit: Visit, url: string, parts: ReadonlySet<VisitPart>): Promise<Measured> {
  await visit.goto(url)
  await visit.settle()
  const measured = await load(visit)
  if (!(['dialog', 'account', 'reload'] as const).some((part) => parts.has(part))) return measured
  Object.assign(measured, await openDialog(visit, 'dialog'))
  if (parts.has('dialog')) {
    await closeDialog(visit)
    Object.assign(measured, await openDialog(visit, 'dialogAgain'))
  }
  if (!parts.has('account') && !parts.has('reload')) return measured
  Object.assign(measured, await chooseWallet(visit))
  if (parts.has('reload')) Object.assign(measured, await reload(visit))
  return measured
}

/** The heap needs a visit of its own: a forced garbage collection drops compiled code, which slows what follows. */
async function measureHeap(visit: Visit, url: string): Promise<Measured> {
  await visit.goto(url)
  await visit.settle()
  return { heap: (await visit.heap()) / 1e6 }
}

export async function measureVisits(stage: Stage, runs: number, parts: ReadonlySet<VisitPart>): Promise<Figure[]> {
  const all: Record<Subject, Measured[]> = { ours: [], floor: [] }
  const kinds = [
    ...(VISIT_PARTS.some((part) => part !== 'heap' && parts.has(part)) ? [measureVisit] : []),
    ...(parts.has('heap') ? [measureHeap] : []),
  ]
  for (let run = 0; run < runs; run++) {
    for (const measure of kinds) {
      for (const subject of ['ours', 'floor'] as const) {
        const visit = await stage.visit()
        try {
          all[subject].push(await measure(visit, `${stage.urlOf(subject)}/`, parts))
        } finally {
          await visit.close()
        }
      }
    }
  }
  const valuesOf = (subject: Subject, name: string) =>
    all[subject].flatMap(({ [name]: value }) => (value === undefined ? [] : [value]))
  return Object.entries(ROWS)
    .filter(([, { part }]) => parts.has(part))
    .map(([name, row]) => ({ ...row, ours: valuesOf('ours', name), floor: valuesOf('floor', name) }))
}
