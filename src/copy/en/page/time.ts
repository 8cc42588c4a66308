const SECOND = 1_000

/** "14:02". */
export const clockText = (at: number) =>
  new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

/** "18 Nov". */
export const dayText = (at: number) => new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }).format(at)

const isSameDay = (one: number, other: number) => new Date(one).toDateString() === new Date(other).toDateString()

/** A day and a time: "18 Nov, 21:15". */
export function dateText(at: number): string {
  return `${dayText(at)}, ${clockText(at)}`
}

/** The time of an event: "8 s ago" under a minute, "Today, 14:02", else "18 Nov, 21:15". */
export function timeText(at: number, now = Date.now()): string {
  // After a clock was set back, the time must not be in the future.
  const age = Math.max(0, now - at)
  if (age < 60 * SECOND) return `${Math.floor(age / SECOND)} s ago`
  return isSameDay(at, now) ? `Today, ${clockText(at)}` : dateText(at)
}

/** Since when something lasts: "14:02", or "18 Nov, 21:15" if that is not today. */
export function sinceText(at: number, now = Date.now()): string {
  return isSameDay(at, now) ? clockText(at) : dateText(at)
}
