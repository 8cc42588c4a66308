import { say, type Sentences } from '#domain/browser/sentences'
import {
  type Age,
  ageOf,
  clockText,
  dateText,
  type Duration,
  durationOf,
  type EventTime,
  eventTime,
  type Start,
  startOf,
} from '#domain/browser/time'
import { counted } from './grammar'

const daysText = (days: number) =>
  counted(days, { one: `${days} день`, few: `${days} дня`, many: `${days} дней`, other: `${days} дня` })

/** How long ago something was, in as few letters as can be read: "8 s ago", "4 days ago". The days are two or more. */
const AGES: Sentences<Age> = {
  seconds: ({ count }) => `${count}\u00a0с назад`,
  minutes: ({ count }) => `${count}\u00a0мин назад`,
  hours: ({ count }) => `${count}\u00a0ч назад`,
  days: ({ count }) => `${daysText(count)} назад`,
}

/** When an event was: "8 s ago" within a minute, "Today, 14:02", or "Nov 18, 21:15". */
const EVENTS: Sentences<EventTime> = {
  ...AGES,
  today: ({ at }) => `Сегодня, ${clockText(at)}`,
  otherDay: ({ at }) => dateText(at),
}

/** A moment that follows "с" or "до" in the genitive: "14:02" today, else "18 нояб., 21:15". */
const STARTS: Sentences<Start> = {
  today: ({ at }) => clockText(at),
  otherDay: ({ at }) => dateText(at),
}

/** How long something lasts: "30 min", "24 h", "7 days 10 min". The days are two or more. */
const DURATIONS: Sentences<Duration> = {
  minutes: ({ minutes }) => `${minutes}\u00a0мин`,
  hours: ({ hours }) => `${hours}\u00a0ч`,
  days: ({ days }) => daysText(days),
  hoursAndMinutes: ({ hours, minutes }) => `${hours}\u00a0ч ${minutes}\u00a0мин`,
  daysAndMinutes: ({ days, minutes }) => `${daysText(days)} ${minutes}\u00a0мин`,
}

export const ageText = (at: number, now = Date.now()) => say(AGES, ageOf(at, now))
export const timeText = (at: number, now = Date.now()) => say(EVENTS, eventTime(at, now))
export const startText = (start: Start) => say(STARTS, start)
export const sinceText = (at: number, now = Date.now()) => startText(startOf(at, now))
export const durationText = (minutes: number) => say(DURATIONS, durationOf(minutes))
