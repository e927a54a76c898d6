import type { TargetField } from './field.js'
import { fieldMaker } from './make_field.js'
import { asFlag, asNumber, asText } from './readers.js'
import { TIME_HEADINGS } from './time_headings.js'

const field = fieldMaker(TIME_HEADINGS)

/** Clock times and durations are read when the columns are put together: `9:30` may be either. */
const asDuration: TargetField['read'] = (cell, rules) =>
  typeof cell === 'string' && cell.includes(':') ? cell : asNumber(cell, rules)

const DAYS = { holds: 'day', isOnlyRead: true } as const

/** Target fields for recorded time. */
export const TIME_FIELDS: readonly TargetField[] = [
  field('start', 'time_start', asText, {
    ...DAYS,
    isRequired: true,
    orElse: ['startDate', 'date'],
  }),
  field('startDate', 'time_start_day', asText, DAYS),
  field('startTime', 'time_start_clock', asText, { isOnlyRead: true }),
  field('end', 'time_end', asText, DAYS),
  field('endDate', 'time_end_day', asText, DAYS),
  field('endTime', 'time_end_clock', asText, { isOnlyRead: true }),
  field('date', 'time_day', asText, DAYS),
  field('duration', 'time_duration', asDuration, { holds: 'number' }),
  field('client', 'client', asText),
  field('project', 'time_project', asText),
  field('task', 'time_task', asText),
  field('note', 'description', asText),
  field('tags', 'time_tags', asText),
  field('billable', 'time_billable', asFlag),
  field('email', 'email', asText),
  field('person', 'time_person', asText),
  field('alias', 'time_alias', asText),
  field('firstName', 'first_name', asText),
  field('lastName', 'last_name', asText),
  field('externalId', 'time_external_id', asText),
]
