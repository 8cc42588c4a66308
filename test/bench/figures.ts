import { cpus, loadavg, totalmem } from 'node:os'

export type Unit = 'ms' | 'kB' | 'MB' | ''

export interface Figure {
  part: string
  what: string
  unit: Unit
  ours: readonly number[]
  /** The values of the minimal alternative; empty if there is none. */
  floor: readonly number[]
  /** The values of another build of this program, if measured in the same run. */
  before?: readonly number[]
  /** The values of RainbowKit's page, if measured. */
  peer?: readonly number[]
  /** The quantile that the table shows; defaults to the median (0.5). */
  share?: number
}

export function quantile(values: readonly number[], share = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN
}

const decimals = (unit: Unit, value: number) => {
  if (unit === 'kB' || unit === 'MB') return 1
  if (Number.isInteger(value)) return 0
  if (unit === 'ms') return value < 1 ? 3 : value < 10 ? 1 : 0
  return 3
}

const NONE = '–'

const text = (unit: Unit, value: number) =>
  Number.isNaN(value) ? NONE : `${value.toFixed(decimals(unit, value))}${unit === '' ? '' : ` ${unit}`}`

const COLUMNS: Readonly<Record<string, (figure: Figure) => string>> = {
  Tidemark: ({ unit, ours, share }) => text(unit, quantile(ours, share)),
  before: ({ unit, before = [], share }) => text(unit, quantile(before, share)),
  floor: ({ unit, floor, share }) => text(unit, quantile(floor, share)),
  RainbowKit: ({ unit, peer = [], share }) => text(unit, quantile(peer, share)),
  ratio: ({ ours, peer = [], share }) => {
    const ratio = quantile(ours, share) / quantile(peer, share)
    return Number.isFinite(ratio) ? ratio.toFixed(2) : NONE
  },
  lowest: ({ unit, ours }) => text(unit, ours.length === 0 ? NaN : Math.min(...ours)),
  highest: ({ unit, ours }) => text(unit, ours.length === 0 ? NaN : Math.max(...ours)),
}

/** Formats the figures as a Markdown table that is also readable as plain text. Empty columns are left out. */
export function tableOf(figures: readonly Figure[]): string {
  const columns = Object.entries(COLUMNS).filter(([, cell]) => figures.some((figure) => cell(figure) !== NONE))
  const head = ['', ...columns.map(([name]) => name)]
  const rows = figures.map((figure) => [`${figure.part}: ${figure.what}`, ...columns.map(([, cell]) => cell(figure))])
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

export function machine() {
  const [processor] = cpus()
  return {
    processor: `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}`,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  }
}
