import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { now, today } from '#core/clock'
import { AppError } from '#core/errors/app_error'
import { errorSentence } from '#core/errors/handler'
import { translate } from '#core/i18n/translate'
import { line } from '#core/validation/text'
import type { CheckContext, Checked, Fault, RowValues } from '#modules/imports/kinds/import_kind'
import { validated } from '#modules/imports/kinds/validate'
import {
  reachesAll,
  type TimeElsewhere,
  tagName,
  timeChange,
  wholeSecond,
} from '#modules/tasks/public'
import { overlapInFile } from './overlaps.js'
import { type TimeRow, timeRowOf } from './prepare_time.js'
import { deskOf } from './time_desk.js'
import type { TimePlace } from './time_places.js'

/** Time to import, with the place that may have to be created first. */
export interface TimeToImport extends Omit<TimeElsewhere, 'taskId'> {
  place: TimePlace
}

const LONGEST_MS = 86_400_000

export const textsValidator = vine.create({
  note: line(1000),
  task: line(300),
  project: line(200),
  client: line(200),
  tags: vine.array(tagName()).maxLength(20),
  billable: vine.boolean().optional(),
})

/** Checks a row by the rules for time, and says in one sentence why it cannot be imported. */
export async function checkTime(
  values: RowValues,
  context: CheckContext
): Promise<Checked<TimeToImport>> {
  const row = timeRowOf(values)
  const { note, task, project, client, tags, billable } = row
  const texts = await validated(
    textsValidator,
    { note, task, project, client, tags, ...(billable !== undefined && { billable }) },
    context.language
  )
  if (texts.faults) return texts
  const desk = deskOf(context.prepared)
  const person = desk.people.of(row)
  if (!person) return fault(context, 'time_person_unknown', personField(row), { name: nameIn(row) })
  const { importer } = desk
  if (person.id !== importer.person.id && !reachesAll(importer)) {
    return fault(context, 'time_person_other', personField(row), { name: nameIn(row) })
  }
  const wrong = momentFault(row, context)
  if (wrong) return fault(context, ...wrong)
  const place = desk.places.of(row)
  if ('code' in place) return fault(context, place.code, place.field)
  if (!reachesAll(importer) && place.project && !place.project.id) {
    return fault(context, 'time_project_missing', 'project')
  }
  const when = whenOf(row)
  const { from, to } = spanOf(when, context.company.timeZone)
  if (!('day' in when)) {
    const found = (desk.others.get(person.id) ?? []).some((one) => one.from < to && one.to > from)
    if (found) return fault(context, 'time_overlaps', row.startField)
    const other = overlapInFile(context, person.id, { from, to })
    if (other) return fault(context, 'time_overlaps_row', row.startField, { row: other })
  }
  const closed = await closedFault(person.id, { from, to }, row, context)
  if (closed) return { faults: [closed] }
  return {
    record: {
      userId: person.id,
      when,
      note: texts.record.note,
      tags: texts.record.tags,
      billable: texts.record.billable ?? null,
      place,
    },
  }
}

type Wrong = [code: string, field: string]

function momentFault(row: TimeRow, { company }: CheckContext): Wrong | undefined {
  const { unreadable, isOpen, startedAt, endedAt, day, seconds, startField, endField } = row
  if (unreadable) return ['time_unreadable', unreadable]
  if (isOpen) return ['time_running', startField]
  if (day !== undefined) {
    if (!seconds) return [seconds === 0 ? 'time_empty' : 'time_unreadable', 'duration']
    if (seconds * 1000 > LONGEST_MS) return ['time_too_long', 'duration']
    return day > today(company.timeZone) ? ['time_in_future', startField] : undefined
  }
  if (startedAt === undefined || endedAt === undefined) return ['time_unreadable', startField]
  if (startedAt < 0) return ['time_unreadable', startField]
  if (endedAt > now()) return ['time_in_future', endField]
  if (endedAt < startedAt) return ['time_ends_before_start', endField]
  if (wholeSecond(endedAt) === wholeSecond(startedAt)) return ['time_empty', endField]
  return endedAt - startedAt > LONGEST_MS ? ['time_too_long', endField] : undefined
}

function whenOf({ day, seconds = 0, startedAt = 0, endedAt = 0 }: TimeRow): TimeElsewhere['when'] {
  if (day !== undefined) return { day, seconds }
  return { startedAt: wholeSecond(startedAt), endedAt: wholeSecond(endedAt) }
}

function spanOf(when: TimeElsewhere['when'], zone: string) {
  if (!('day' in when)) return { from: when.startedAt, to: when.endedAt }
  const start = DateTime.fromISO(when.day, { zone })
  return { from: start.toMillis(), to: start.plus({ days: 1 }).toMillis() }
}

/** Time of a locked week stays as it is. */
async function closedFault(
  userId: string,
  span: { from: number; to: number },
  { startField }: TimeRow,
  { company, language }: CheckContext
): Promise<Fault | undefined> {
  try {
    await timeChange.announce({ company, userId, ...span })
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { field: startField, message: errorSentence(error, language) }
  }
}

const personField = ({ email }: TimeRow) => (email ? 'email' : 'person')
const nameIn = ({ email, names }: TimeRow) => email || names[0] || ''

const fault = (
  { language }: CheckContext,
  code: string,
  field: string,
  values: Record<string, string | number> = {}
): { faults: Fault[] } => ({
  faults: [{ field, message: translate(language, `imports:faults.${code}`, values) }],
})
