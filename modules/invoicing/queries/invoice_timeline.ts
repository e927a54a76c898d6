import { readRows } from '#core/database/read_rows'
import type { Invoice } from '#modules/invoicing/models/invoice'

export interface TimelineRow {
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

/** What happened to an invoice, from the audit log, the newest first. */
export const timelineOf = ({ companyId, id }: Pick<Invoice, 'companyId' | 'id'>) =>
  readRows<TimelineRow>(TIMELINE, [companyId, id])
