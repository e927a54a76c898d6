import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Instant } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { EndReason } from '#modules/tasks/models/time_entry'
import { isBillableByProject, lacksRate } from '#modules/tasks/queries/billable'
import { type Viewer, withinTimeEntries } from '#modules/tasks/reach'

/** A time entry with the names around it. */
export interface TimeEntryRow {
  id: string
  task_id: string
  task_title: string
  project_id: string | null
  project_name: string | null
  project_color: string | null
  client_id: string | null
  client_name: string | null
  user_id: string
  user_name: string
  started_at: Instant
  ended_at: Instant | null
  ended_because: EndReason | null
  break_seconds: number
  /** When the open break began, null without one. */
  paused_at: Instant | null
  note: string
  version: number
  is_billable: boolean | number | null
  by_duration: boolean | number
  recorded_offline: boolean | number
  /** Whether time on its task is billable, as the project says. */
  task_is_billable: boolean | number
  /** Whether its project has a client and no hourly rate. */
  lacks_rate: boolean | number
  /** Which invoice bills it, null for none. */
  invoice_id: string | null
  /** Names, parted by commas, in no order; null without any. */
  tags: string | null
}

const TAGS = `(select group_concat(time_tags.name) from time_entry_tags
  join time_tags on time_tags.company_id = time_entry_tags.company_id and time_tags.id = time_entry_tags.tag_id
  where time_entry_tags.company_id = time_entries.company_id and time_entry_tags.entry_id = time_entries.id)`

/** The names of the tags of a row, in order. */
export const tagsOf = ({ tags }: Pick<TimeEntryRow, 'tags'>): string[] =>
  tags === null ? [] : tags.split(',').sort((one, other) => one.localeCompare(other))

export type TimeEntryRows = DatabaseQueryBuilderContract<TimeEntryRow>

/**
 * All time entries of a company; code with a viewer uses `timeEntriesFor`. The joins are left joins although each
 * finds its row: so a list is walked in the order of its index.
 */
export function timeEntriesOf(company: CompanyReference): TimeEntryRows {
  return reader()
    .from('time_entries')
    .leftJoin('tasks', (on) =>
      on.on('tasks.company_id', 'time_entries.company_id').andOn('tasks.id', 'time_entries.task_id')
    )
    .leftJoin('projects', (on) =>
      on.on('projects.company_id', 'tasks.company_id').andOn('projects.id', 'tasks.project_id')
    )
    .leftJoin('clients', (on) =>
      on.on('clients.company_id', 'projects.company_id').andOn('clients.id', 'projects.client_id')
    )
    .leftJoin('billed_time', (on) =>
      on
        .on('billed_time.company_id', 'time_entries.company_id')
        .andOn('billed_time.entry_id', 'time_entries.id')
    )
    .leftJoin('time_breaks as open_breaks', (on) =>
      on
        .on('open_breaks.company_id', 'time_entries.company_id')
        .andOn('open_breaks.open_entry_id', 'time_entries.id')
    )
    .leftJoin('users', 'users.id', 'time_entries.user_id')
    .where('time_entries.company_id', company.id)
    .select(
      'time_entries.*',
      'tasks.title as task_title',
      'projects.id as project_id',
      'projects.name as project_name',
      'projects.color as project_color',
      'clients.id as client_id',
      'clients.name as client_name',
      'users.name as user_name',
      'billed_time.invoice_id',
      'open_breaks.started_at as paused_at',
      reader().raw(`${TAGS} as tags`),
      reader().raw(`${isBillableByProject('time_entries.user_id')} as task_is_billable`),
      reader().raw(`${lacksRate('time_entries.user_id')} as lacks_rate`)
    )
}

/** The time entries that a viewer reaches: employees their own. */
export const timeEntriesFor = (viewer: Viewer): TimeEntryRows =>
  withinTimeEntries(timeEntriesOf(viewer.company), viewer)

export const newestFirst = (rows: TimeEntryRows): TimeEntryRows =>
  rows.orderBy('time_entries.started_at', 'desc').orderBy('time_entries.id', 'desc')

/** Running entries within the viewer's reach. There are few, found by their timers. */
export const runningTimeEntries = (viewer: Viewer): TimeEntryRows =>
  timeEntriesFor(viewer).whereIn('time_entries.id', (timers) =>
    timers.from('active_timers').where('company_id', viewer.company.id).select('entry_id')
  )

/** The entry of the viewer's running timer, if any. */
export const ownRunningTimeEntry = (viewer: Viewer) =>
  timeEntriesFor(viewer)
    .whereIn('time_entries.id', (timers) =>
      timers
        .from('active_timers')
        .where({ company_id: viewer.company.id, user_id: viewer.caller.userId })
        .select('entry_id')
    )
    .first()
