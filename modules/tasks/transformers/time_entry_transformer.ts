import { workedSeconds } from '#modules/tasks/local_time'
import { type TimeEntryRow, tagsOf } from '#modules/tasks/queries/time_entries'
import { transformProjectName } from './project_name_transformer.js'

const iso = (at: number) => new Date(at).toISOString()

/** A time entry within its task. */
export const transformTimeEntry = (row: TimeEntryRow) => ({
  _id: row.id,
  startTime: iso(row.started_at),
  endTime: row.ended_at === null ? null : iso(row.ended_at),
  /** Seconds of the breaks that have ended. */
  breakSeconds: row.break_seconds,
  /** When the open break began; null while the entry is not paused. */
  pausedAt: row.paused_at === null ? null : iso(row.paused_at),
  /** Worked seconds without breaks; up to now while it is running, up to its break while it is paused. */
  seconds: workedSeconds({
    startedAt: row.started_at,
    endedAt: row.ended_at,
    breakSeconds: row.break_seconds,
    pausedAt: row.paused_at,
  }),
  /** Why the timer ended when its user did not stop it, else null. */
  endedBecause: row.ended_because,
  note: row.note,
  tags: tagsOf(row),
  /** Whether its hours may be put on an invoice: as the entry says, else as its project does. */
  billable: Boolean(row.is_billable ?? row.task_is_billable),
  /** Only its duration was entered: its start and end are a free place on its day. */
  byDuration: Boolean(row.by_duration),
  /** Its times, or some of them, come from a client that had no connection. */
  recordedOffline: Boolean(row.recorded_offline),
  /** On an invoice: only its note can still be changed. */
  isBilled: row.invoice_id !== null,
  user: { _id: row.user_id, name: row.user_name },
  version: row.version,
})

/** A time entry on its own, with the task that it belongs to. */
export const transformTimeEntryWithTask = (row: TimeEntryRow) => ({
  ...transformTimeEntry(row),
  /** Billable once its project or the client has an hourly rate. */
  billableLater: row.is_billable === null && Boolean(row.lacks_rate),
  task: {
    _id: row.task_id,
    title: row.task_title,
    project: transformProjectName(row),
  },
})
