import { currentLocale, isLanguagesLocale, languageFormats, LATIN } from '../../../domain/browser/locale'

const SECOND = 1_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment, in milliseconds since 1970, as the page's locale writes it. */
export function writtenDate(at: number, options: Intl.DateTimeFormatOptions): string {
  const tag = currentLocale()
  const key = tag + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...LATIN, ...options })
  formats.set(key, format)
  return format.format(at)
}

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** "14:02". */
export function clockText(at: number): string {
  if (!isLanguagesLocale()) return writtenDate(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const date = new Date(at)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** "Nov 18"; in other locales as they write it. */
export function dayText(at: number): string {
  if (!isLanguagesLocale()) return writtenDate(at, { day: 'numeric', month: 'short' })
  const date = new Date(at)
  return languageFormats().day(date.getDate(), date.getMonth())
}

const isSameDay = (one: number, other: number) => new Date(one).toDateString() === new Date(other).toDateString()

/** A day and a time: "Nov 18, 21:15". */
export const dateText = (at: number): string => languageFormats().dayAndClock(dayText(at), clockText(at))

/** The time of an event: "8 s ago" under a minute, "Today, 14:02", else "Nov 18, 21:15". */
export function timeText(at: number, now = Date.now()): string {
  // After a clock was set back, the time must not be in the future.
  const age = Math.max(0, now - at)
  if (age < 60 * SECOND) return `${Math.floor(age / SECOND)} s ago`
  return isSameDay(at, now) ? `Today, ${clockText(at)}` : dateText(at)
}

/** How long ago something was: "8 s ago", "5 min ago", "3 h ago", and from two days on "4 days ago". */
export function ageText(at: number, now = Date.now()): string {
  const seconds = Math.floor(Math.max(0, now - at) / SECOND)
  if (seconds < 60) return `${seconds} s ago`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`
  return seconds < 2 * 86_400 ? `${Math.floor(seconds / 3_600)} h ago` : `${Math.floor(seconds / 86_400)} days ago`
}

/** A time in minutes: "30 min", "24 h", "7 days 10 min". */
export function durationText(minutes: number): string {
  const rest = minutes > 1_440 ? minutes % 60 : 0
  if (rest > 0) return `${durationText(minutes - rest)} ${rest} min`
  if (minutes % 1_440 === 0 && minutes > 1_440) return `${minutes / 1_440} days`
  return minutes % 60 === 0 && minutes > 60 ? `${minutes / 60} h` : `${minutes} min`
}

/** Since when something lasts: "14:02", or "Nov 18, 21:15" when that is not today. */
export function sinceText(at: number, now = Date.now()): string {
  return isSameDay(at, now) ? clockText(at) : dateText(at)
}
