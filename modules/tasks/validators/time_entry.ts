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

/** `from` and `to` are days of the company's time zone, both included. */
export const timeEntryListValidator = vine.create({
  ...listQuery(['startTime']),
  from: day().optional(),
  to: day().optional(),
  taskId: id().optional(),
  projectId: id().optional(),
  userId: id().optional(),
})
