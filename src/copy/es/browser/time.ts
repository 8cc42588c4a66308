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
  seconds: ({ count }) => `hace ${count}\u00a0s`,
  minutes: ({ count }) => `hace ${count}\u00a0min`,
  hours: ({ count }) => `hace ${count}\u00a0h`,
  days: ({ count }) => `hace ${count}\u00a0días`,
}

const EVENTS: Sentences<EventTime> = {
  ...AGES,
  today: ({ at }) => `Hoy, ${clockText(at)}`,
  otherDay: ({ at }) => dateText(at),
}

/** A moment that follows "desde", never "de": "las 14:02" today, else "el 18 nov, 21:15". */
const STARTS: Sentences<Start> = {
  today: ({ at }) => `las ${clockText(at)}`,
  otherDay: ({ at }) => `el ${dateText(at)}`,
}

const DURATIONS: Sentences<Duration> = {
  minutes: ({ minutes }) => `${minutes}\u00a0min`,
  hours: ({ hours }) => `${hours}\u00a0h`,
  days: ({ days }) => `${days}\u00a0días`,
  hoursAndMinutes: ({ hours, minutes }) => `${hours}\u00a0h ${minutes}\u00a0min`,
  daysAndMinutes: ({ days, minutes }) => `${days}\u00a0días ${minutes}\u00a0min`,
}

export const ageText = (at: number, now = Date.now()) => say(AGES, ageOf(at, now))
export const timeText = (at: number, now = Date.now()) => say(EVENTS, eventTime(at, now))
export const startText = (start: Start) => say(STARTS, start)
export const sinceText = (at: number, now = Date.now()) => startText(startOf(at, now))
export const durationText = (minutes: number) => say(DURATIONS, durationOf(minutes))
