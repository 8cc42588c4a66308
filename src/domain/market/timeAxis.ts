import { DAY_S } from './history'

const LABELS_MAX = 6

const MINUTE = 60
const HOUR = 3_600
/** Steps of less than a day, in seconds. Each divides a day. */
const CLOCK_STEPS = [
  5 * MINUTE,
  10 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  3 * HOUR,
  4 * HOUR,
  6 * HOUR,
  12 * HOUR,
]
/** Steps in whole days. Longer steps are in whole months. */
const DAY_STEPS = [1, 2, 3, 7, 14]
const MONTH_STEPS = [1, 2, 3, 6, 12]

const midnight = (timestamp: number) => new Date(timestamp * 1_000).setHours(0, 0, 0, 0) / 1_000

/** The multiples of a step on the local clock, from the midnight before `first` to the end of the last day. */
function clockMoments(first: number, last: number, step: number): number[] {
  const moments: number[] = []
  for (let day = midnight(first); day <= last; day = midnight(day + 1.5 * DAY_S)) {
    for (let second = 0; second < DAY_S; second += step) {
      // The local time is set directly. Adding seconds to midnight would be wrong on a day with a clock change.
      moments.push(new Date(day * 1_000).setHours(0, 0, second) / 1_000)
    }
  }
  return moments
}

/** Midnights at intervals of `days`, counted back from the last midnight. */
function dayMoments(first: number, last: number, days: number): number[] {
  const moments: number[] = []
  const date = new Date(midnight(last) * 1_000)
  for (; date.getTime() / 1_000 >= first; date.setDate(date.getDate() - days)) moments.unshift(date.getTime() / 1_000)
  return moments
}

/** The first day of every `step`-th month, counted from January. */
function monthMoments(first: number, last: number, step: number): number[] {
  const moments: number[] = []
  const date = new Date(midnight(first) * 1_000)
  date.setMonth(date.getMonth() - (date.getMonth() % step), 1)
  for (; date.getTime() / 1_000 <= last; date.setMonth(date.getMonth() + step)) moments.push(date.getTime() / 1_000)
  return moments
}

/**
 * The labels of a time axis from `first` to `last`, in Unix seconds: round times, days or months in local time, at most
 * LABELS_MAX. `isDays`: each label is the beginning of a day.
 */
export function timeAxis(first: number, last: number): { moments: number[]; isDays: boolean } {
  const length = Math.max(1, last - first)
  const fits = (step: number) => length / step <= LABELS_MAX
  const within = (moments: number[]) => moments.filter((moment) => moment > first && moment <= last)
  const clock = CLOCK_STEPS.find(fits)
  if (clock !== undefined) return { moments: within(clockMoments(first, last, clock)), isDays: false }
  const days = DAY_STEPS.find((step) => fits(step * DAY_S))
  if (days !== undefined) return { moments: within(dayMoments(first, last, days)), isDays: true }
  const months = MONTH_STEPS.find((step) => fits(step * 30 * DAY_S)) ?? 12
  return { moments: within(monthMoments(first, last, months)), isDays: true }
}
