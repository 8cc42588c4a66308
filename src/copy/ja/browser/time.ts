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
  seconds: ({ count }) => `${count}秒前`,
  minutes: ({ count }) => `${count}分前`,
  hours: ({ count }) => `${count}時間前`,
  days: ({ count }) => `${count}日前`,
}

/** When an event was: "8 s ago" within a minute, "Today, 14:02", or "Nov 18, 21:15". */
const EVENTS: Sentences<EventTime> = {
  ...AGES,
  today: ({ at }) => `今日 ${clockText(at)}`,
  otherDay: ({ at }) => dateText(at),
}

/** A moment that follows "since" or "before": "14:02" today, else "Nov 18, 21:15". */
const STARTS: Sentences<Start> = {
  today: ({ at }) => clockText(at),
  otherDay: ({ at }) => dateText(at),
}

/** How long something lasts: "30 min", "24 h", "7 days 10 min". The days are two or more. */
const DURATIONS: Sentences<Duration> = {
  minutes: ({ minutes }) => `${minutes}分`,
  hours: ({ hours }) => `${hours}時間`,
  days: ({ days }) => `${days}日`,
  hoursAndMinutes: ({ hours, minutes }) => `${hours}時間${minutes}分`,
  daysAndMinutes: ({ days, minutes }) => `${days}日${minutes}分`,
}

export const ageText = (at: number, now = Date.now()) => say(AGES, ageOf(at, now))
export const timeText = (at: number, now = Date.now()) => say(EVENTS, eventTime(at, now))
export const startText = (start: Start) => say(STARTS, start)
export const sinceText = (at: number, now = Date.now()) => startText(startOf(at, now))
export const durationText = (minutes: number) => say(DURATIONS, durationOf(minutes))
