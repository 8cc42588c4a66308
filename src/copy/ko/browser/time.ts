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
  seconds: ({ count }) => `${count}초 전`,
  minutes: ({ count }) => `${count}분 전`,
  hours: ({ count }) => `${count}시간 전`,
  days: ({ count }) => `${count}일 전`,
}

const EVENTS: Sentences<EventTime> = {
  ...AGES,
  today: ({ at }) => `오늘 ${clockText(at)}`,
  otherDay: ({ at }) => dateText(at),
}

const STARTS: Sentences<Start> = {
  today: ({ at }) => clockText(at),
  otherDay: ({ at }) => dateText(at),
}

const DURATIONS: Sentences<Duration> = {
  minutes: ({ minutes }) => `${minutes}분`,
  hours: ({ hours }) => `${hours}시간`,
  days: ({ days }) => `${days}일`,
  hoursAndMinutes: ({ hours, minutes }) => `${hours}시간 ${minutes}분`,
  daysAndMinutes: ({ days, minutes }) => `${days}일 ${minutes}분`,
}

export const ageText = (at: number, now = Date.now()) => say(AGES, ageOf(at, now))
export const timeText = (at: number, now = Date.now()) => say(EVENTS, eventTime(at, now))
export const startText = (start: Start) => say(STARTS, start)
export const sinceText = (at: number, now = Date.now()) => startText(startOf(at, now))
export const durationText = (minutes: number) => say(DURATIONS, durationOf(minutes))
