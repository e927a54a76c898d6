import { instantText } from '#core/clock'
import type { BilledEntry } from '#modules/tasks/public'

/** A time entry on an invoice as the API shows it. */
export const transformBilledEntry = (entry: BilledEntry) => ({
  _id: entry.id,
  /** The line of the invoice; null for entries that were billed before lines were recorded. */
  lineId: entry.lineId,
  startTime: instantText(entry.startedAt),
  /** Worked time without breaks. */
  seconds: entry.seconds,
  person: entry.person,
  task: entry.taskTitle,
  project: entry.projectName,
  note: entry.note,
})
