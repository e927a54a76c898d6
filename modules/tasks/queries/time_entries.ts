import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Instant } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { EndReason } from '#modules/tasks/models/time_entry'
import { type Viewer, withinTimeEntries } from '#modules/tasks/reach'

/** A time entry with the names around it. */
export interface TimeEntryRow {
  id: string
  task_id: string
  task_title: string
  project_id: string | null
  project_name: string | null
  project_color: string | null
  user_id: string
  user_name: string
  started_at: Instant
  ended_at: Instant | null
  ended_because: EndReason | null
  break_seconds: number
  note: string
  version: number
}

type Rows<Row> = DatabaseQueryBuilderContract<Row>

/** All time entries of a company; whoever asks for a viewer takes `timeEntriesFor`. */
export function timeEntriesOf(company: CompanyReference): Rows<TimeEntryRow> {
  return reader()
    .from('time_entries')
    .join('tasks', (on) =>
      on.on('tasks.company_id', 'time_entries.company_id').andOn('tasks.id', 'time_entries.task_id')
    )
    .leftJoin('projects', (on) =>
      on.on('projects.company_id', 'tasks.company_id').andOn('projects.id', 'tasks.project_id')
    )
    .join('users', 'users.id', 'time_entries.user_id')
    .where('time_entries.company_id', company.id)
    .select(
      'time_entries.*',
      'tasks.title as task_title',
      'projects.id as project_id',
      'projects.name as project_name',
      'projects.color as project_color',
      'users.name as user_name'
    )
}

/** The time entries that a viewer reaches: employees their own. */
export const timeEntriesFor = (viewer: Viewer): Rows<TimeEntryRow> =>
  withinTimeEntries(timeEntriesOf(viewer.company), viewer)

/** Running ones first, then the newest. */
export const newestFirst = (rows: Rows<TimeEntryRow>): Rows<TimeEntryRow> =>
  rows
    .orderByRaw('time_entries.ended_at is null desc')
    .orderBy('time_entries.started_at', 'desc')
    .orderBy('time_entries.id', 'desc')

/** What a user's timer runs on, if it runs. */
export const runningTimeEntry = (company: CompanyReference, userId: string) =>
  timeEntriesOf(company)
    .join('active_timers', (on) =>
      on
        .on('active_timers.company_id', 'time_entries.company_id')
        .andOn('active_timers.entry_id', 'time_entries.id')
    )
    .where('active_timers.user_id', userId)
    .first()
