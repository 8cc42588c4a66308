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

const AGES: Sentences<Age> = {
  seconds: ({ count }) => `${count}\u00a0dtk lalu`,
  minutes: ({ count }) => `${count}\u00a0mnt lalu`,
  hours: ({ count }) => `${count}\u00a0jam lalu`,
  days: ({ count }) => `${count}\u00a0hari lalu`,
}

const EVENTS: Sentences<EventTime> = {
  ...AGES,
  today: ({ at }) => `Hari ini, ${clockText(at)}`,
  otherDay: ({ at }) => dateText(at),
}

/** A moment that follows "sejak" or "sebelum". */
const STARTS: Sentences<Start> = {
  today: ({ at }) => clockText(at),
  otherDay: ({ at }) => dateText(at),
}

const DURATIONS: Sentences<Duration> = {
  minutes: ({ minutes }) => `${minutes}\u00a0menit`,
  hours: ({ hours }) => `${hours}\u00a0jam`,
  days: ({ days }) => `${days}\u00a0hari`,
  hoursAndMinutes: ({ hours, minutes }) => `${hours}\u00a0jam ${minutes}\u00a0menit`,
  daysAndMinutes: ({ days, minutes }) => `${days}\u00a0hari ${minutes}\u00a0menit`,
}

export const ageText = (at: number, now = Date.now()) => say(AGES, ageOf(at, now))
export const timeText = (at: number, now = Date.now()) => say(EVENTS, eventTime(at, now))
export const startText = (start: Start) => say(STARTS, start)
export const sinceText = (at: number, now = Date.now()) => startText(startOf(at, now))
export const durationText = (minutes: number) => say(DURATIONS, durationOf(minutes))
