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
  seconds: ({ count }) => `${count}\u00a0秒前`,
  minutes: ({ count }) => `${count}\u00a0分鐘前`,
  hours: ({ count }) => `${count}\u00a0小時前`,
  days: ({ count }) => `${count}\u00a0天前`,
}

const EVENTS: Sentences<EventTime> = {
  ...AGES,
  today: ({ at }) => `今天 ${clockText(at)}`,
  otherDay: ({ at }) => dateText(at),
}

const STARTS: Sentences<Start> = {
  today: ({ at }) => clockText(at),
  otherDay: ({ at }) => dateText(at),
}

const DURATIONS: Sentences<Duration> = {
  minutes: ({ minutes }) => `${minutes}\u00a0分鐘`,
  hours: ({ hours }) => `${hours}\u00a0小時`,
  days: ({ days }) => `${days}\u00a0天`,
  hoursAndMinutes: ({ hours, minutes }) => `${hours}\u00a0小時 ${minutes}\u00a0分鐘`,
  daysAndMinutes: ({ days, minutes }) => `${days}\u00a0天 ${minutes}\u00a0分鐘`,
}

export const ageText = (at: number, now = Date.now()) => say(AGES, ageOf(at, now))
export const timeText = (at: number, now = Date.now()) => say(EVENTS, eventTime(at, now))
export const startText = (start: Start) => say(STARTS, start)
export const sinceText = (at: number, now = Date.now()) => startText(startOf(at, now))
export const durationText = (minutes: number) => say(DURATIONS, durationOf(minutes))
