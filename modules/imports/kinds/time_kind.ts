import { createHash } from 'node:crypto'
import { conflict, notFound } from '#core/errors/app_error'
import { TIME_FIELDS } from '#modules/imports/fields/time_fields'
import { entriesOfKeys, forgetKey } from '#modules/imports/models/imported_time'
import { checkTime, type TimeToImport } from '#modules/imports/times/check_time'
import { createTimes } from '#modules/imports/times/create_times'
import { prepareTime, timeRowOf } from '#modules/imports/times/prepare_time'
import { surveyTimes } from '#modules/imports/times/survey'
import { deskOf, readTimeDesk } from '#modules/imports/times/time_desk'
import { readTimePeople } from '#modules/imports/times/time_people'
import { removeTime, TimeEntry } from '#modules/tasks/public'
import type { ImportKind } from './import_kind.js'

const known = new Map(TIME_FIELDS.map((field) => [field.name, field]))

/**
 * Time recorded with another program. A row is known by the id that the program gave it, else by its times, person and
 * description; the same row again is the next one of that kind. A file never changes an entry.
 */
export const timeKind: ImportKind<TimeToImport, never> = {
  fields: TIME_FIELDS,
  isFinal: true,
  isRepeatable: true,
  known,
  keyFaults: { field: 'start', taken: 'time_taken', twice: 'time_twice' },
  prepare: prepareTime,

  keyOf(values, prepared) {
    const row = timeRowOf(values)
    const person = deskOf(prepared).people.of(row)
    const { startedAt, endedAt, day, seconds, note, externalId, project, task } = row
    if (!person || row.isOpen || row.unreadable) return undefined
    if (externalId) return JSON.stringify(['id', person.id, externalId])
    if (day !== undefined) return JSON.stringify([day, seconds, person.id, note, project, task])
    return JSON.stringify([startedAt, endedAt, person.id, note])
  },

  async findExisting(company, _rows, keys) {
    const hashes = keys.map((key) => key && hashOf(key))
    const entries = await entriesOfKeys(
      company,
      hashes.flatMap((hash) => hash ?? [])
    )
    return hashes.map((hash) => (hash ? entries.get(hash) : undefined))
  },

  prepareCheck: (company, rows, { userId }) => readTimeDesk(company, rows, userId),
  survey: surveyTimes,
  checkNew: checkTime,

  checkChange: () => {
    throw new Error('Time entries are not changed by a file.')
  },

  async takenKeys(company, keys) {
    const entries = await entriesOfKeys(company, keys.map(hashOf))
    return new Set(keys.filter((key) => entries.has(hashOf(key))))
  },

  create: (company, times, { keys, ...creation }) =>
    createTimes(company, times, { ...creation, keys: keys.map((key) => key && hashOf(key)) }),

  update: () => {
    throw new Error('Time entries are not changed by a file.')
  },

  async remove(company, id, { userId }) {
    const entry = await TimeEntry.one(company, id)
    await forgetKey(company, id)
    if (!entry) throw notFound()
    if (entry.version > 1) throw conflict('imports.changed_since')
    const { importer } = await readTimePeople(company, userId)
    await removeTime({ company, caller: { userId, role: importer.role } }, id)
  },

  restore: async () => false,
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
