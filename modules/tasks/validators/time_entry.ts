import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { duration } from '#core/validation/duration'
import { instant } from '#core/validation/instant'
import { line } from '#core/validation/text'
import { id, version } from './rules.js'

/** One word or several; a comma parts tags. */
export const tagName = () =>
  line(40)
    .minLength(1)
    .regex(/^[^,]+$/)

const breakSeconds = vine.number().withoutDecimals().min(0)

const details = {
  startTime: instant().optional(),
  endTime: instant().optional(),
  /** Worked time such as `2h`, `1:30` or `90m`: from `startTime` on, or without it anywhere on `date`. */
  duration: duration().optional(),
  /** A day of the company's time zone; today without one. */
  date: day().optional(),
  breakSeconds: breakSeconds.optional(),
  note: line(1000).nullable().optional(),
  /** Whether the hours may be put on an invoice; null for what follows from the project. */
  billable: vine.boolean().nullable().optional(),
  /** Names, which replace those that the entry has. */
  tags: vine.array(tagName()).maxLength(20).optional(),
}

/** `startTime` and `endTime`, or `duration` with `startTime` or `date`. */
export const newTimeEntryValidator = vine.create({
  taskId: id(),
  userId: id().optional(),
  ...details,
})

/** Fields that are left out stay as they are. An `endTime` or a `duration` for a running entry stops it. */
export const timeEntryChangeValidator = vine.create({
  taskId: id().optional(),
  ...details,
  version: version(),
})

const TEN_YEARS_IN_MS = 315_360_000_000

const pastMs = () => vine.number().withoutDecimals().range([0, TEN_YEARS_IN_MS])

/** Milliseconds since the pause began, and its length when it is over. */
export const breakValidator = vine.create({
  ageMs: pastMs().optional(),
  lastedMs: pastMs().optional(),
})

/** Milliseconds since the break ended. */
export const breakEndValidator = vine.create({ ageMs: pastMs().optional() })

/** `from` and `to` are days of the company's time zone, both included. */
export const timeEntryListValidator = vine.create({
  ...listQuery(['startTime']),
  from: day().optional(),
  to: day().optional(),
  taskId: id().optional(),
  projectId: id().optional(),
  userId: id().optional(),
})
