import { byLargest } from '#domain/browser/sort'
import { usdShortText } from '#domain/market/money'
import type { MeasuredPool, Reach } from './measure'
import { SWAP_EVENTS } from './swapEvents'

/** How many swaps, and what they are worth in dollars with 18 decimals. */
interface Row {
  name: string
  swaps: number
  unvalued: number
  usd: bigint
}

const LARGEST = 12
const NAME_WIDTH = 58

function rowOf(name: string, pools: readonly MeasuredPool[]): Row {
  const sum = (count: (pool: MeasuredPool) => number) => pools.reduce((all, pool) => all + count(pool), 0)
  return {
    name,
    swaps: sum(({ swaps }) => swaps.count),
    unvalued: sum(({ swaps, usd }) => (usd === null ? swaps.count : 0)),
    usd: pools.reduce((all, { usd }) => all + (usd ?? 0n), 0n),
  }
}

function grouped(pools: readonly MeasuredPool[], nameOf: (pool: MeasuredPool) => string): Row[] {
  const groups = new Map<string, MeasuredPool[]>()
  for (const pool of pools) groups.set(nameOf(pool), [...(groups.get(nameOf(pool)) ?? []), pool])
  return [...groups].map(([name, own]) => rowOf(name, own)).sort((a, b) => byLargest(a.usd, b.usd) || b.swaps - a.swaps)
}

/** A part of a whole in percent with one decimal, rounded down; a dash if there is no whole. */
export function share(part: bigint, whole: bigint): string {
  if (whole === 0n) return '–'
  const tenths = (part * 1_000n) / whole
  return `${tenths / 10n}.${tenths % 10n} %`
}

/** What is known of a pool that is not found: its event, and the hook, factory or contract behind it. */
const sourceOf = ({ identity: { group, who }, swaps: { kind } }: MeasuredPool) =>
  `${group}: ${who ?? 'none'} (event of ${SWAP_EVENTS[kind].name})`

/** The figures as text, with a table of the venues and one of the largest sources of the rest. */
export function reachText(network: string, { fromBlock, toBlock, pools, hasPrices }: Reach): string {
  const all = rowOf('all', pools)
  const [found, rest] = [true, false].map((isFound) => pools.filter(({ identity }) => identity.isFound === isFound))
  const line = ({ name, swaps, usd }: Row) =>
    [
      name.padEnd(NAME_WIDTH),
      share(BigInt(swaps), BigInt(all.swaps)).padStart(8),
      share(usd, all.usd).padStart(8),
      String(swaps).padStart(8),
      usdShortText(usd).padStart(12),
    ].join(' ')
  const within = (row: Row) => line({ ...row, name: `  ${row.name}` })
  const ofGroup = ({ identity }: MeasuredPool) => identity.group
  const largest = grouped(rest ?? [], sourceOf).slice(0, LARGEST)
  return [
    `${network}, blocks ${fromBlock} to ${toBlock}: ${all.swaps} swaps in ${pools.length} pools, ${usdShortText(all.usd)}.`,
    `The value of ${all.unvalued} swaps is unknown: none of their tokens has a price, or their event does not name them.`,
    ...(hasPrices ? [] : ['The price of the coin could not be read: only dollar tokens give a swap a value.']),
    '',
    `${''.padEnd(NAME_WIDTH)} ${'swaps'.padStart(8)} ${'value'.padStart(8)}`,
    line(rowOf('found by the search', found ?? [])),
    ...grouped(found ?? [], ofGroup).map(within),
    line(rowOf('not found', rest ?? [])),
    ...grouped(rest ?? [], ofGroup).map(within),
    ...(largest.length > 0 ? ['', 'The largest of the rest:', ...largest.map(within)] : []),
  ].join('\n')
}
