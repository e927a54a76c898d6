import type { AuditDetails } from '#core/audit/audit_details'
import { instantText } from '#core/clock'

export interface AuditEntryRow {
  sequence: number | string
  happened_at: number | string
  action: string
  subject_type: string
  subject_id: string
  details: string
  /** Both null when nobody with an account did it. */
  user_id: string | null
  user_name: string | null
}

/** @param labels what the records are called now, by id */
export const transformAuditEntry = (row: AuditEntryRow, labels: Map<string, string>) => ({
  _id: String(row.sequence),
  at: instantText(row.happened_at),
  action: row.action,
  by: row.user_id === null ? null : { _id: row.user_id, name: row.user_name ?? '' },
  record: {
    type: row.subject_type,
    _id: row.subject_id,
    label: labels.get(row.subject_id) ?? null,
  },
  details: JSON.parse(row.details) as AuditDetails,
})
