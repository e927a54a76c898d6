import type { AuditDetails } from '#core/audit/audit_details'
import { instantText } from '#core/clock'
import { readRows } from '#core/database/read_rows'

/** A change in a timeline. */
export type ChangeDetails = Record<string, string | string[] | null>

interface TimelineRow {
  happened_at: number
  action: string
  /** JSON */
  details: string
  user_id: string | null
  user_name: string | null
}

const TIMELINE = `
  select audit_log.happened_at, audit_log.action, audit_log.details, users.id as user_id, users.name as user_name
  from audit_log left join users on users.id = audit_log.actor_id
  where audit_log.company_id = ? and audit_log.subject_id = ?
  order by audit_log.sequence desc`

/** The person who changed a record last, and when; undefined for a missing record or another company's. */
export async function lastChangeOf({ companyId, id }: { companyId: string; id: string }) {
  const [row] = await readRows<TimelineRow>(`${TIMELINE} limit 1`, [companyId, id])
  return row && toldChange(row)
}

/** The history of a record from the audit log, the newest first. */
export async function timelineOf({ companyId, id }: { companyId: string; id: string }) {
  const rows = await readRows<TimelineRow>(TIMELINE, [companyId, id])
  return rows.map(toldChange)
}

const toldChange = (row: TimelineRow) => ({
  at: instantText(row.happened_at),
  action: row.action,
  by: row.user_id === null ? null : { _id: row.user_id, name: row.user_name ?? '' },
  details: JSON.parse(row.details) as AuditDetails,
})
