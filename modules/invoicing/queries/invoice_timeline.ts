import { reader } from '#core/database/in_tx'
import type { Invoice } from '#modules/invoicing/models/invoice'

export interface TimelineRow {
  happened_at: number
  action: string
  /** JSON */
  details: string
  user_id: string | null
  user_name: string | null
}

/** What happened to an invoice, from the audit log, the newest first. */
export const timelineOf = ({
  companyId,
  id,
}: Pick<Invoice, 'companyId' | 'id'>): Promise<TimelineRow[]> =>
  reader()
    .from('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .where('audit_log.company_id', companyId)
    .where('audit_log.subject_id', id)
    .orderBy('audit_log.sequence', 'desc')
    .select(
      'audit_log.happened_at',
      'audit_log.action',
      'audit_log.details',
      'users.id as user_id',
      'users.name as user_name'
    )
