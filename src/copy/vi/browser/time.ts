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
  seconds: ({ count }) => `${count} giây trước`,
  minutes: ({ count }) => `${count} phút trước`,
  hours: ({ count }) => `${count} giờ trước`,
  days: ({ count }) => `${count} ngày trước`,
}

const EVENTS: Sentences<EventTime> = {
  ...AGES,
  today: ({ at }) => `Hôm nay, ${clockText(at)}`,
  otherDay: ({ at }) => dateText(at),
}

/** A moment, worded to follow "từ" or "trước". */
const STARTS: Sentences<Start> = {
  today: ({ at }) => clockText(at),
  otherDay: ({ at }) => dateText(at),
}

const DURATIONS: Sentences<Duration> = {
  minutes: ({ minutes }) => `${minutes} phút`,
  hours: ({ hours }) => `${hours} giờ`,
  days: ({ days }) => `${days} ngày`,
  hoursAndMinutes: ({ hours, minutes }) => `${hours} giờ ${minutes} phút`,
  daysAndMinutes: ({ days, minutes }) => `${days} ngày ${minutes} phút`,
}

export const ageText = (at: number, now = Date.now()) => say(AGES, ageOf(at, now))
export const timeText = (at: number, now = Date.now()) => say(EVENTS, eventTime(at, now))
export const startText = (start: Start) => say(STARTS, start)
export const sinceText = (at: number, now = Date.now()) => startText(startOf(at, now))
export const durationText = (minutes: number) => say(DURATIONS, durationOf(minutes))
