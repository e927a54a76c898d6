import type { TimeEntryWithTask } from '../task'
import type { Span } from './day_scale'

/** Times that were changed here and are on their way to the server, or on their way back with the list. */
export interface PendingSpan extends Span {
  /** Of the entry once the change is saved; missing before. */
  version?: number
}

export type PendingSpans = Readonly<Record<string, PendingSpan>>

/** The entries with the times that they are given, until the list has them. */
export const withPending = (
  entries: readonly TimeEntryWithTask[],
  pending: PendingSpans
): TimeEntryWithTask[] =>
  entries.map((entry) => {
    const own = pending[entry._id]
    if (!own || (own.version !== undefined && entry.version >= own.version)) return entry
    return {
      ...entry,
      startTime: new Date(own.start).toISOString(),
      endTime: entry.endTime === null ? null : new Date(own.end).toISOString(),
      // A form that is opened before the list comes changes what was saved.
      version: own.version ?? entry.version,
    }
  })
