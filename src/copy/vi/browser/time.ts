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
  seconds: ({ count }) => `${count}\u00a0giây trước`,
  minutes: ({ count }) => `${count}\u00a0phút trước`,
  hours: ({ count }) => `${count}\u00a0giờ trước`,
  days: ({ count }) => `${count}\u00a0ngày trước`,
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
  minutes: ({ minutes }) => `${minutes}\u00a0phút`,
  hours: ({ hours }) => `${hours}\u00a0giờ`,
  days: ({ days }) => `${days}\u00a0ngày`,
  hoursAndMinutes: ({ hours, minutes }) => `${hours}\u00a0giờ ${minutes}\u00a0phút`,
  daysAndMinutes: ({ days, minutes }) => `${days}\u00a0ngày ${minutes}\u00a0phút`,
}

export const ageText = (at: number, now = Date.now()) => say(AGES, ageOf(at, now))
export const timeText = (at: number, now = Date.now()) => say(EVENTS, eventTime(at, now))
export const startText = (start: Start) => say(STARTS, start)
export const sinceText = (at: number, now = Date.now()) => startText(startOf(at, now))
export const durationText = (minutes: number) => say(DURATIONS, durationOf(minutes))
