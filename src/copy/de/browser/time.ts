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

/** How long ago something was, in as few letters as can be read: "8 s ago", "4 days ago". The days are two or more. */
const AGES: Sentences<Age> = {
  seconds: ({ count }) => `vor ${count}\u00a0s`,
  minutes: ({ count }) => `vor ${count}\u00a0Min.`,
  hours: ({ count }) => `vor ${count}\u00a0Std.`,
  days: ({ count }) => `vor ${count}\u00a0Tagen`,
}

/** When an event was: "8 s ago" within a minute, "Today, 14:02", or "Nov 18, 21:15". */
const EVENTS: Sentences<EventTime> = {
  ...AGES,
  today: ({ at }) => `Heute, ${clockText(at)}`,
  otherDay: ({ at }) => dateText(at),
}

/** A moment that follows "seit" or "vor", in the dative: "14:02" today, else "dem 18. Nov., 21:15". */
const STARTS: Sentences<Start> = {
  today: ({ at }) => clockText(at),
  otherDay: ({ at }) => `dem ${dateText(at)}`,
}

/** How long something lasts: "30 min", "24 h", "7 days 10 min". The days are two or more. */
const DURATIONS: Sentences<Duration> = {
  minutes: ({ minutes }) => `${minutes}\u00a0min`,
  hours: ({ hours }) => `${hours}\u00a0h`,
  days: ({ days }) => `${days}\u00a0Tage`,
  hoursAndMinutes: ({ hours, minutes }) => `${hours}\u00a0h ${minutes}\u00a0min`,
  daysAndMinutes: ({ days, minutes }) => `${days}\u00a0Tage ${minutes}\u00a0min`,
}

export const ageText = (at: number, now = Date.now()) => say(AGES, ageOf(at, now))
export const timeText = (at: number, now = Date.now()) => say(EVENTS, eventTime(at, now))
export const startText = (start: Start) => say(STARTS, start)
export const sinceText = (at: number, now = Date.now()) => startText(startOf(at, now))
export const durationText = (minutes: number) => say(DURATIONS, durationOf(minutes))
