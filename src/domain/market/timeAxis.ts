/** The moments that a chart is labelled with under its line. */

/** The most labels. */
const LABELS_MAX = 6

const MINUTE = 60
const HOUR = 3_600
/** Steps within a day, in seconds, each of which divides it. */
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
/** Steps of whole days; above the last one they are whole months. */
const DAY_STEPS = [1, 2, 3, 7, 14]
const MONTH_STEPS = [1, 2, 3, 6, 12]
const DAY = 86_400

const midnight = (timestamp: number) => new Date(timestamp * 1_000).setHours(0, 0, 0, 0) / 1_000

/** The moments of a day's clock that are multiples of a step, by the local time, from a day's midnight on. */
function clockMoments(first: number, last: number, step: number): number[] {
  const moments: number[] = []
  for (let day = midnight(first); day <= last; day = midnight(day + 1.5 * DAY)) {
    for (let second = 0; second < DAY; second += step) {
      // By the clock and not by the seconds since midnight: a day on which the clock is changed has more or fewer.
      moments.push(new Date(day * 1_000).setHours(0, 0, second) / 1_000)
    }
  }
  return moments
}

/** The midnights that are a multiple of some days apart, counted back from the last one. */
function dayMoments(first: number, last: number, days: number): number[] {
  const moments: number[] = []
  const date = new Date(midnight(last) * 1_000)
  for (; date.getTime() / 1_000 >= first; date.setDate(date.getDate() - days)) moments.unshift(date.getTime() / 1_000)
  return moments
}

/** The firsts of months that are a multiple of a step. */
function monthMoments(first: number, last: number, step: number): number[] {
  const moments: number[] = []
  const date = new Date(midnight(first) * 1_000)
  date.setMonth(date.getMonth() - (date.getMonth() % step), 1)
  for (; date.getTime() / 1_000 <= last; date.setMonth(date.getMonth() + step)) moments.push(date.getTime() / 1_000)
  return moments
}

/**
 * Round moments from a first to a last one, in seconds: hours of the clock, days or months by the local time, as many as
 * there is room for. `isDays` where each is the beginning of a day.
 */
export function timeAxis(first: number, last: number): { moments: number[]; isDays: boolean } {
  const length = Math.max(1, last - first)
  const fits = (step: number) => length / step <= LABELS_MAX
  const within = (moments: number[]) => moments.filter((moment) => moment > first && moment <= last)
  const clock = CLOCK_STEPS.find(fits)
  if (clock !== undefined) return { moments: within(clockMoments(first, last, clock)), isDays: false }
  const days = DAY_STEPS.find((step) => fits(step * DAY))
  if (days !== undefined) return { moments: within(dayMoments(first, last, days)), isDays: true }
  const months = MONTH_STEPS.find((step) => fits(step * 30 * DAY)) ?? 12
  return { moments: within(monthMoments(first, last, months)), isDays: true }
}
