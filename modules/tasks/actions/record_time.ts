import { audit } from '#core/audit/audit'
import type { TimeEntry } from '#modules/tasks/models/time_entry'

/** Writes a change of an entry into the audit chain. Only inside inTx. */
export function recordTime(entry: TimeEntry, action: string) {
  const { id, companyId, taskId, userId, startedAt, endedAt, breakSeconds, isBillable } = entry
  const details = { taskId, userId, startedAt, endedAt, breakSeconds, isBillable }
  return audit({ companyId, action, subject: { type: 'timeEntry', id }, details })
}
