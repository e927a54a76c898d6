import { addDays, type Day, now } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { workedSeconds } from '#modules/tasks/local_time'
import type { TimeEntryRow, TimeEntryRows } from '#modules/tasks/queries/time_entries'
import { listTimeEntries } from '#modules/tasks/queries/time_entry_list'
import type { Viewer } from '#modules/tasks/reach'
import { foldedTag } from '#modules/tasks/tags/entry_tags'
import { addTo, emptyTotals, GroupTree } from './group_tree.js'
import { type Grouping, isByTime } from './groupings.js'
import { daysOf, type LocalDay, localDays } from './local_days.js'

type Asker = Viewer & { company: Pick<CompanyScope, 'id' | 'timeZone'> }

/** Five years. */
const MOST_DAYS = 1830

export interface TimeReportWish {
  /** Days of the company's zone, both included. */
  from: Day
  to: Day
  /** One or two. */
  by: Grouping[]
  project?: string
  task?: string
  client?: string
  /** A name. */
  tag?: string
  /** An id, or `me`. */
  person?: string
}

/** Entries that one report reads at most: those of a company of fifty for a year and a half. */
const MOST_ENTRIES = 50_000

/**
 * Worked seconds of a period in groups, a running timer up to now. An entry that goes over midnight counts on each of
 * its days; its parts always add up to the whole. One with several tags counts in the group of each of them, and once
 * in the total.
 * @throws 422 `period_reversed`, `period_too_long`, `report_too_large`
 */
export async function readTimeReport(viewer: Asker, wish: TimeReportWish) {
  assertShort(wish)
  const days = localDays(wish.from, wish.to, viewer.company.timeZone)
  const tree = GroupTree.by(wish.by)
  const total = emptyTotals()
  for (const row of await readRows(viewer, wish)) {
    const isBillable = Boolean(row.is_billable ?? row.task_is_billable)
    for (const { day, seconds } of partsOf(row, days, wish.by.some(isByTime))) {
      addTo(total, seconds, isBillable)
      tree.add(row, { day, seconds, isBillable })
    }
  }
  return { from: wish.from, to: wish.to, by: wish.by, ...total, groups: tree.groups() }
}

async function readRows(viewer: Asker, wish: TimeReportWish): Promise<TimeEntryRow[]> {
  const { from, to, project, task, client, tag, person } = wish
  const rows = listTimeEntries(viewer, {
    from,
    to,
    ...(project && { projectId: project }),
    ...(task && { taskId: task }),
    ...(person && { userId: person === 'me' ? viewer.caller.userId : person }),
  })
  if (client) rows.where('projects.client_id', client)
  if (tag) withTag(rows, tag)
  const found = await rows.limit(MOST_ENTRIES + 1)
  if (found.length > MOST_ENTRIES) throw new FieldError('to', 'tasks.report_too_large')
  return found
}

function assertShort({ from, to }: TimeReportWish) {
  if (to < from) throw new FieldError('to', 'tasks.period_reversed')
  if (to > addDays(from, MOST_DAYS)) throw new FieldError('to', 'tasks.period_too_long')
}

function withTag(rows: TimeEntryRows, tag: string) {
  rows.whereIn('time_entries.id', (tagged) =>
    tagged
      .from('time_entry_tags')
      .join('time_tags', (on) =>
        on
          .on('time_tags.company_id', 'time_entry_tags.company_id')
          .andOn('time_tags.id', 'time_entry_tags.tag_id')
      )
      .whereColumn('time_entry_tags.company_id', 'time_entries.company_id')
      .where('time_tags.folded_name', foldedTag(tag))
      .select('time_entry_tags.entry_id')
  )
}

interface Part {
  day: Day
  seconds: number
}

function partsOf(row: TimeEntryRow, days: LocalDay[], isSplit: boolean): Part[] {
  const entry = {
    startedAt: row.started_at,
    endedAt: row.ended_at,
    breakSeconds: row.break_seconds,
    pausedAt: row.paused_at,
  }
  const [first, last] = [days[0] as LocalDay, days[days.length - 1] as LocalDay]
  if (!isSplit) {
    const seconds = workedSeconds(entry, { from: first.from, to: last.to })
    return [{ day: first.day, seconds }]
  }
  return daysOf(days, row.started_at, row.ended_at ?? now()).map((day) => ({
    day: day.day,
    seconds: workedSeconds(entry, day),
  }))
}
