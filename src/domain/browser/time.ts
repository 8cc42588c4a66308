import { currentLocale, isLanguagesLocale, languageFormats, LATIN } from './locale'

/** This module prepares times for the texts in `copy`. Points in time are in milliseconds since 1970. */

const SECOND = 1_000
export const DAY_MINUTES = 1_440

const formats = new Map<string, Intl.DateTimeFormat>()

export function writtenDate(at: number, options: Intl.DateTimeFormatOptions): string {
  const tag = currentLocale()
  const key = tag + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...LATIN, ...options })
  formats.set(key, format)
  return format.format(at)
}

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** Formats a time of day: "14:02". */
export function clockText(at: number): string {
  if (!isLanguagesLocale()) return writtenDate(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const date = new Date(at)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** Formats a day in the format of the page's locale: "Nov 18". */
export function dayText(at: number): string {
  if (!isLanguagesLocale()) return writtenDate(at, { day: 'numeric', month: 'short' })
  const date = new Date(at)
  return languageFormats().day(date.getDate(), date.getMonth())
}

/** A day and a time: "Nov 18, 21:15". */
export const dateText = (at: number): string => languageFormats().dayAndClock(dayText(at), clockText(at))

const isSameDay = (one: number, other: number) => new Date(one).toDateString() === new Date(other).toDateString()

export interface Age {
  kind: 'seconds' | 'minutes' | 'hours' | 'days'
  count: number
}

/** Hours are used for less than two days. The age is never negative, even if the clock was set back. */
export function ageOf(at: number, now: number): Age {
  const seconds = Math.floor(Math.max(0, now - at) / SECOND)
  if (seconds < 60) return { kind: 'seconds', count: seconds }
  if (seconds < 3_600) return { kind: 'minutes', count: Math.floor(seconds / 60) }
  return seconds < 2 * 86_400
    ? { kind: 'hours', count: Math.floor(seconds / 3_600) }
    : { kind: 'days', count: Math.floor(seconds / 86_400) }
}

/** The age if it is less than a minute, otherwise the time of day with or without the date. */
export type EventTime = Age | Start

/** A point in time. The date is displayed only if it is not today. */
export interface Start {
  kind: 'today' | 'otherDay'
  at: number
}

export function eventTime(at: number, now: number): EventTime {
  const age = ageOf(at, now)
  return age.kind === 'seconds' ? age : startOf(at, now)
}

export const startOf = (at: number, now: number): Start => ({
  kind: isSameDay(at, now) ? 'today' : 'otherDay',
  at,
})

export type Duration =
  | { kind: 'minutes'; minutes: number }
  | { kind: 'hours'; hours: number }
  | { kind: 'days'; days: number }
  | { kind: 'hoursAndMinutes'; hours: number; minutes: number }
  | { kind: 'daysAndMinutes'; days: number; minutes: number }

/**
 * Splits a duration of whole minutes into units. Up to one day, two or more whole hours are given in hours, and any
 * other duration in minutes. Above one day, the full hours are given in days if they make two or more whole days, and
 * otherwise in hours; leftover minutes are returned separately.
 */
export function durationOf(total: number): Duration {
  if (total <= DAY_MINUTES) {
    return total % 60 === 0 && total > 60 ? { kind: 'hours', hours: total / 60 } : { kind: 'minutes', minutes: total }
  }
  const minutes = total % 60
  const whole = total - minutes
  if (whole % DAY_MINUTES === 0 && whole > DAY_MINUTES) {
    const days = whole / DAY_MINUTES
    return minutes === 0 ? { kind: 'days', days } : { kind: 'daysAndMinutes', days, minutes }
  }
  const hours = whole / 60
  return minutes === 0 ? { kind: 'hours', hours } : { kind: 'hoursAndMinutes', hours, minutes }
}

/** A duration, rounded to the largest unit of which it has at least two, or else to minutes. */
export interface Span {
  kind: 'minutes' | 'hours' | 'days'
  count: number
}

export function spanOf(ms: number): Span {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 120) return { kind: 'minutes', count: minutes }
  const hours = Math.round(minutes / 60)
  return hours < 48 ? { kind: 'hours', count: hours } : { kind: 'days', count: Math.round(hours / 24) }
}
