import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { instant } from '#core/validation/instant'
import { line } from '#core/validation/text'
import { id, version } from './rules.js'

const breakSeconds = vine.number().withoutDecimals().min(0)

export const newTimeEntryValidator = vine.create({
  taskId: id(),
  userId: id().optional(),
  startTime: instant(),
  endTime: instant(),
  breakSeconds: breakSeconds.optional(),
  note: line(1000).nullable().optional(),
})

/** What is left out stays as it is. An `endTime` for a running entry stops it. */
export const timeEntryChangeValidator = vine.create({
  taskId: id().optional(),
  startTime: instant().optional(),
  endTime: instant().optional(),
  breakSeconds: breakSeconds.clone().optional(),
  note: line(1000).nullable().optional(),
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
