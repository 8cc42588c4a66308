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
  seconds: ({ count }) => `há ${count}\u00a0s`,
  minutes: ({ count }) => `há ${count}\u00a0min`,
  hours: ({ count }) => `há ${count}\u00a0h`,
  days: ({ count }) => `há ${count}\u00a0dias`,
}

const EVENTS: Sentences<EventTime> = {
  ...AGES,
  today: ({ at }) => `Hoje, ${clockText(at)}`,
  otherDay: ({ at }) => dateText(at),
}

/** A moment that follows "desde" or "até", never "de" or "a": "as 14:02" today, else "18 de nov., 21:15". */
const STARTS: Sentences<Start> = {
  today: ({ at }) => `as ${clockText(at)}`,
  otherDay: ({ at }) => dateText(at),
}

const DURATIONS: Sentences<Duration> = {
  minutes: ({ minutes }) => `${minutes}\u00a0min`,
  hours: ({ hours }) => `${hours}\u00a0h`,
  days: ({ days }) => `${days}\u00a0dias`,
  hoursAndMinutes: ({ hours, minutes }) => `${hours}\u00a0h ${minutes}\u00a0min`,
  daysAndMinutes: ({ days, minutes }) => `${days}\u00a0dias ${minutes}\u00a0min`,
}

export const ageText = (at: number, now = Date.now()) => say(AGES, ageOf(at, now))
export const timeText = (at: number, now = Date.now()) => say(EVENTS, eventTime(at, now))
export const startText = (start: Start) => say(STARTS, start)
export const sinceText = (at: number, now = Date.now()) => startText(startOf(at, now))
export const durationText = (minutes: number) => say(DURATIONS, durationOf(minutes))
