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

/** An age with abbreviated units: "8 s ago", "4 days ago". The number of days is always at least 2. */
const AGES: Sentences<Age> = {
  seconds: ({ count }) => `${count}\u00a0s ago`,
  minutes: ({ count }) => `${count}\u00a0min ago`,
  hours: ({ count }) => `${count}\u00a0h ago`,
  days: ({ count }) => `${count}\u00a0days ago`,
}

/** The time of an event: "8 s ago" within a minute, "Today, 14:02", or "Nov 18, 21:15". */
const EVENTS: Sentences<EventTime> = {
  ...AGES,
  today: ({ at }) => `Today, ${clockText(at)}`,
  otherDay: ({ at }) => dateText(at),
}

/**
 * The time when a state began, worded to follow "since" or "before": "14:02" if it is today, otherwise "Nov 18, 21:15".
 */
const STARTS: Sentences<Start> = {
  today: ({ at }) => clockText(at),
  otherDay: ({ at }) => dateText(at),
}

/** A duration: "30 min", "24 h", "7 days 10 min". The number of days is always at least 2. */
const DURATIONS: Sentences<Duration> = {
  minutes: ({ minutes }) => `${minutes}\u00a0min`,
  hours: ({ hours }) => `${hours}\u00a0h`,
  days: ({ days }) => `${days}\u00a0days`,
  hoursAndMinutes: ({ hours, minutes }) => `${hours}\u00a0h ${minutes}\u00a0min`,
  daysAndMinutes: ({ days, minutes }) => `${days}\u00a0days ${minutes}\u00a0min`,
}

export const ageText = (at: number, now = Date.now()) => say(AGES, ageOf(at, now))
export const timeText = (at: number, now = Date.now()) => say(EVENTS, eventTime(at, now))
export const startText = (start: Start) => say(STARTS, start)
export const sinceText = (at: number, now = Date.now()) => startText(startOf(at, now))
export const durationText = (minutes: number) => say(DURATIONS, durationOf(minutes))
