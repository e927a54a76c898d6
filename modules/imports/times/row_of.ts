import type { TableRow } from '#modules/imports/read/cell'

/** One interval of a program that keeps a log: instants as ISO text in UTC, empty where the log has none. */
export interface LoggedTime {
  id?: string
  start: string
  end: string
  project?: string
  task?: string
  client?: string
  tags: string[]
  note: string
  billable?: boolean
  person?: string
  email?: string
}

/** The columns of a log, named as the target fields. */
export const LOG_COLUMNS = [
  'start',
  'end',
  'project',
  'task',
  'client',
  'tags',
  'note',
  'billable',
  'person',
  'email',
  'externalId',
]

/** An interval as a row of a table. @param number of its line, or of its place in the log, from 1 */
export function rowOf(number: number, time: LoggedTime): TableRow {
  const { start, end, project = '', task = '', client = '', tags, note, billable } = time
  const flag = billable === undefined ? '' : String(billable)
  const who = [time.person ?? '', time.email ?? '', time.id ?? '']
  return {
    number,
    cells: [start, end, project, task, client, tags.join(', '), note, flag, ...who],
  }
}
