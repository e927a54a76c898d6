import { addDays } from '#core/clock'
import { foldText } from '#core/database/search'
import type { ReadingRules } from '#modules/imports/fields/field'
import { keyText } from '#modules/imports/kinds/ids_by'
import type { RowValues } from '#modules/imports/kinds/import_kind'
import { readDay } from '#modules/imports/values/days'
import { durationSeconds, localMoment, readMoment } from './moments.js'

/** Longest name of a tag; longer ones are sentences and become part of the note. */
const LONGEST_TAG = 40

/** A row of recorded time, put together from its columns. */
export interface TimeRow {
  /** The e-mail address in lower case, empty without one. */
  email: string
  /** Names of the person in the file. */
  names: string[]
  client: string
  project: string
  task: string
  /** The project that the user has chosen for the name in the file. */
  projectId?: string
  note: string
  tags: string[]
  billable: unknown
  externalId: string
  /** Milliseconds; undefined when the text is no moment. */
  startedAt?: number
  endedAt?: number
  /** A day without clock times, `YYYY-MM-DD`. */
  day?: string
  /** Worked seconds, of the duration column. */
  seconds?: number
  /** Fields that a fault of the start, the end or the duration is about. */
  startField: string
  endField: string
  /** There is no end at all: it is still running. */
  isOpen: boolean
  /** A clock time or duration cannot be read. */
  unreadable?: string
}

/** The row as a kind of import passes it on. */
export const timeRowOf = (values: RowValues) => values.time as TimeRow

/** Puts days and clock times, names and tags of a row together. */
export function prepareTime(values: RowValues, rules: ReadingRules): RowValues {
  const text = (name: string) => keyText(values[name])
  const { tags, sentences } = tagsOf(text('tags'))
  const project = text('project')
  const names = [
    text('person'),
    text('alias'),
    [text('firstName'), text('lastName')].filter(Boolean).join(' '),
  ]
  const time: TimeRow = {
    email: text('email').toLowerCase(),
    names: [...new Set(names.filter(Boolean))],
    client: text('client'),
    project,
    task: text('task'),
    note: [text('note'), ...sentences].filter(Boolean).join(' · ').replace(/\s+/g, ' '),
    tags,
    billable: values.billable,
    externalId: text('externalId'),
    ...momentsOf(text, rules),
  }
  const chosen = (rules.targets ?? []).find(({ name }) =>
    (project ? [project] : tags).some((one) => foldText(one) === foldText(name))
  )
  if (chosen) time.projectId = chosen.projectId
  return { ...values, time }
}

function tagsOf(text: string) {
  const all = text
    .split(',')
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  return {
    tags: [...new Set(all.filter((tag) => tag.length <= LONGEST_TAG))],
    sentences: all.filter((tag) => tag.length > LONGEST_TAG),
  }
}

type Text = (name: string) => string
type Moments = Pick<
  TimeRow,
  'startedAt' | 'endedAt' | 'day' | 'seconds' | 'startField' | 'endField' | 'isOpen' | 'unreadable'
>

function momentsOf(text: Text, rules: ReadingRules): Moments {
  const startDay = text('startDate') || text('date')
  const startField = text('start') ? 'start' : text('startTime') ? 'startTime' : dayField(text)
  const endField = text('end') ? 'end' : text('endTime') ? 'endTime' : 'duration'
  const fields = { startField, endField, isOpen: false }
  const seconds = text('duration') ? durationSeconds(text('duration')) : undefined
  if (!text('start') && !text('startTime'))
    return { ...dayOnly(startDay, rules), seconds, ...fields }

  const startedAt = text('start')
    ? readMoment(text('start'), rules)
    : localMoment(startDay, text('startTime'), rules)
  if (startedAt === undefined) return { ...fields, unreadable: startField }
  if (!text('end') && !text('endTime')) {
    if (!text('duration')) return { ...fields, startedAt, isOpen: true }
    if (seconds === undefined) return { ...fields, startedAt, unreadable: 'duration' }
    return { ...fields, startedAt, endedAt: startedAt + seconds * 1000 }
  }
  const endedAt = text('end')
    ? readMoment(text('end'), rules)
    : endOf(text, startDay, startedAt, rules)
  if (endedAt === undefined) return { ...fields, startedAt, unreadable: endField }
  return { ...fields, startedAt, endedAt }
}

const dayField = (text: Text) => (text('startDate') ? 'startDate' : 'date')

function dayOnly(day: string, rules: ReadingRules) {
  const read = readDay(day, rules.days)
  return localMoment(read, '0:00', { zone: 'utc', days: 'ymd' }) === undefined
    ? { unreadable: 'date' }
    : { day: read }
}

/** Without a day of its own, an end before the start is on the next day. */
function endOf(text: Text, startDay: string, startedAt: number, rules: ReadingRules) {
  if (text('endDate')) return localMoment(text('endDate'), text('endTime'), rules)
  const sameDay = localMoment(startDay, text('endTime'), rules)
  if (sameDay === undefined || sameDay >= startedAt) return sameDay
  const next = addDays(readDay(startDay, rules.days), 1)
  return localMoment(next, text('endTime'), { ...rules, days: 'ymd' })
}
