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
import { counted } from './grammar'

// All durations are in the genitive, because they follow a preposition: "خلال دقيقتين".

const minutesText = (minutes: number) =>
  counted(minutes, {
    zero: '0 دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${minutes} دقائق`,
    many: `${minutes} دقيقة`,
    other: `${minutes} دقيقة`,
  })

const hoursText = (hours: number) =>
  counted(hours, {
    zero: '0 ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: `${hours} ساعات`,
    many: `${hours} ساعة`,
    other: `${hours} ساعة`,
  })

const daysText = (days: number) =>
  counted(days, {
    zero: '0 يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: `${days} أيام`,
    many: `${days} يومًا`,
    other: `${days} يوم`,
  })

/** How long ago something was, in as few letters as can be read. The days are two or more. */
const AGES: Sentences<Age> = {
  seconds: ({ count }) => `قبل ${count}\u00a0ث`,
  minutes: ({ count }) => `قبل ${count}\u00a0د`,
  hours: ({ count }) => `قبل ${count}\u00a0س`,
  days: ({ count }) => `قبل ${daysText(count)}`,
}

const EVENTS: Sentences<EventTime> = {
  ...AGES,
  today: ({ at }) => `اليوم، ${clockText(at)}`,
  otherDay: ({ at }) => dateText(at),
}

/** A moment that follows "منذ" or "قبل": "14:02" today, else "18 نوفمبر، 21:15". */
const STARTS: Sentences<Start> = {
  today: ({ at }) => clockText(at),
  otherDay: ({ at }) => dateText(at),
}

const DURATIONS: Sentences<Duration> = {
  minutes: ({ minutes }) => minutesText(minutes),
  hours: ({ hours }) => hoursText(hours),
  days: ({ days }) => daysText(days),
  hoursAndMinutes: ({ hours, minutes }) => `${hoursText(hours)} و${minutesText(minutes)}`,
  daysAndMinutes: ({ days, minutes }) => `${daysText(days)} و${minutesText(minutes)}`,
}

export const ageText = (at: number, now = Date.now()) => say(AGES, ageOf(at, now))
export const timeText = (at: number, now = Date.now()) => say(EVENTS, eventTime(at, now))
export const startText = (start: Start) => say(STARTS, start)
export const sinceText = (at: number, now = Date.now()) => startText(startOf(at, now))
export const durationText = (minutes: number) => say(DURATIONS, durationOf(minutes))
