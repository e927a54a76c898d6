import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import { endOfDay, startOfDay } from '#modules/tasks/local_time'
import { type TimeEntryRows, timeEntriesFor } from '#modules/tasks/queries/time_entries'
import { type Viewer, withinTimeEntries } from '#modules/tasks/reach'

export interface TimeEntryFilter {
  /** Days of the company's time zone, both included. An entry belongs to the days that it touches. */
  from?: Day
  to?: Day
  taskId?: string
  projectId?: string
  userId?: string
}

type Asker = Viewer & { company: Pick<CompanyScope, 'id' | 'timeZone'> }

/** The time entries that a viewer reaches and a filter leaves. */
export const listTimeEntries = (viewer: Asker, filter: TimeEntryFilter): TimeEntryRows =>
  filtered(timeEntriesFor(viewer), viewer, filter)

/** How many there are, read from an index alone. */
export async function countTimeEntries(viewer: Asker, filter: TimeEntryFilter): Promise<number> {
  const entries: DatabaseQueryBuilderContract<{ total: number }> = reader()
    .from('time_entries')
    .where('time_entries.company_id', viewer.company.id)
  const counted = filtered(withinTimeEntries(entries, viewer), viewer, filter).count('* as total')
  return Number((await counted.firstOrFail()).total)
}

function filtered<Row>(
  rows: DatabaseQueryBuilderContract<Row>,
  { company }: Asker,
  filter: TimeEntryFilter
): DatabaseQueryBuilderContract<Row> {
  const { from, to, taskId, projectId, userId } = filter
  if (taskId) rows.where('time_entries.task_id', taskId)
  if (userId) rows.where('time_entries.user_id', userId)
  if (projectId) {
    rows.whereIn('time_entries.task_id', (tasks) =>
      tasks.from('tasks').where({ company_id: company.id, project_id: projectId }).select('id')
    )
  }
  if (to) rows.where('time_entries.started_at', '<', endOfDay(to, company.timeZone))
  if (from) {
    const start = startOfDay(from, company.timeZone)
    rows.where((query) =>
      query.whereNull('time_entries.ended_at').orWhere('time_entries.ended_at', '>', start)
    )
  }
  return rows
}
