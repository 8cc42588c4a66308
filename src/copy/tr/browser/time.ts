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
  seconds: ({ count }) => `${count}\u00a0sn önce`,
  minutes: ({ count }) => `${count}\u00a0dk önce`,
  hours: ({ count }) => `${count}\u00a0sa önce`,
  days: ({ count }) => `${count}\u00a0gün önce`,
}

const EVENTS: Sentences<EventTime> = {
  ...AGES,
  today: ({ at }) => `Bugün, ${clockText(at)}`,
  otherDay: ({ at }) => dateText(at),
}

/** A moment in the ablative, which "beri" (since) and "önce" (before) follow. */
const STARTS: Sentences<Start> = {
  today: ({ at }) => `${clockText(at)} saatinden`,
  otherDay: ({ at }) => `${dateText(at)} tarihinden`,
}

const DURATIONS: Sentences<Duration> = {
  minutes: ({ minutes }) => `${minutes}\u00a0dk`,
  hours: ({ hours }) => `${hours}\u00a0sa`,
  days: ({ days }) => `${days}\u00a0gün`,
  hoursAndMinutes: ({ hours, minutes }) => `${hours}\u00a0sa ${minutes}\u00a0dk`,
  daysAndMinutes: ({ days, minutes }) => `${days}\u00a0gün ${minutes}\u00a0dk`,
}

export const ageText = (at: number, now = Date.now()) => say(AGES, ageOf(at, now))
export const timeText = (at: number, now = Date.now()) => say(EVENTS, eventTime(at, now))
export const startText = (start: Start) => say(STARTS, start)
export const sinceText = (at: number, now = Date.now()) => startText(startOf(at, now))
export const durationText = (minutes: number) => say(DURATIONS, durationOf(minutes))
