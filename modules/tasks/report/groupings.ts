import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import { type TimeEntryRow, tagsOf } from '#modules/tasks/queries/time_entries'

export const GROUPINGS = [
  'day',
  'week',
  'month',
  'project',
  'task',
  'client',
  'tag',
  'person',
] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Groupings that split an entry at local midnight; their groups are in the order of time. */
export const isByTime = (grouping: Grouping) =>
  grouping === 'day' || grouping === 'week' || grouping === 'month'

/** A group that time counts in. */
export interface GroupKey {
  /** Id of the record, name of the tag, or the day, the Monday of the week, `YYYY-MM` of the month; null for none. */
  key: string | null
  /** Its name; for days, weeks and months the same as the key. */
  label: string | null
}

/** The groups that an entry counts in on a day: one, or one for each of its tags. */
export function groupsOf(grouping: Grouping, row: TimeEntryRow, day: Day): GroupKey[] {
  if (grouping === 'tag') {
    const tags = tagsOf(row)
    return tags.length === 0 ? [NONE] : tags.map((name) => ({ key: name, label: name }))
  }
  return [groupOf(grouping, row, day)]
}

const NONE: GroupKey = { key: null, label: null }

function groupOf(grouping: Exclude<Grouping, 'tag'>, row: TimeEntryRow, day: Day): GroupKey {
  switch (grouping) {
    case 'project':
      return { key: row.project_id, label: row.project_name }
    case 'task':
      return { key: row.task_id, label: row.task_title }
    case 'client':
      return { key: row.client_id, label: row.client_name }
    case 'person':
      return { key: row.user_id, label: row.user_name }
    default: {
      const key = periodOf(grouping, day)
      return { key, label: key }
    }
  }
}

function periodOf(grouping: 'day' | 'week' | 'month', day: Day) {
  if (grouping === 'day') return day
  if (grouping === 'month') return day.slice(0, 7)
  return DateTime.fromISO(day, { zone: 'UTC' }).startOf('week').toFormat('yyyy-MM-dd')
}
