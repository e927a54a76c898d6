import i18next from 'i18next'
import { formatHours } from '@/lib/language/numbers'
import { api } from '@/lib/server/api'
import type { Day } from '@/lib/time/days'
import { change } from '../entries/entry_changes'
import type { TimeEntryWithTask } from '../task'
import type { WeekTask } from './week_rows'

interface TypedHours {
  task: WeekTask
  day: Day
  /** The entry that the cell shows; missing in an empty one. */
  entry: TimeEntryWithTask | undefined
  seconds: number
}

/** A whole week is typed in a few seconds: its toasts take turns. */
const SERIES = 'week'

/** Saves come one after another, so that each offers to undo its own change. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Saves the hours of a cell: as a new entry by its duration, as another duration of the one that is there, or, for none,
 * by deleting it. Each can be undone from its toast.
 * @returns whether it was saved; a refusal is shown
 */
export function saveCell(typed: TypedHours): Promise<boolean> {
  const saved = last.then(() => save(typed))
  last = saved
  return saved
}

function save({ task, day, entry, seconds }: TypedHours) {
  const values = { hours: formatHours(seconds), title: task.title }
  const say = (key: string) => i18next.t(`week.${key}`, { ns: 'tasks', ...values })
  const duration = `${seconds}s`
  if (!entry) {
    const body = { taskId: task._id, date: day, duration }
    return change(say('saved'), () => api('POST', '/api/time-entries', { body }), SERIES)
  }
  const params = { id: entry._id }
  if (seconds === 0) {
    return change(say('deleted'), () => api('DELETE', '/api/time-entries/:id', { params }), SERIES)
  }
  // Time with a start on the clock keeps it.
  const times = entry.byDuration ? { duration } : { startTime: entry.startTime, duration }
  const body = { ...times, version: entry.version }
  return change(say('saved'), () => api('PATCH', '/api/time-entries/:id', { params, body }), SERIES)
}
