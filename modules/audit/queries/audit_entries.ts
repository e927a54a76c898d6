import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import type { AuditEntryRow } from '#modules/audit/transformers/audit_entry_transformer'
import { type AuditListInput, NOBODY } from '#modules/audit/validators/audit_list'
import { endOfDay, startOfDay } from '#modules/tasks/public'

const COLUMNS = [
  'audit_log.sequence',
  'audit_log.happened_at',
  'audit_log.action',
  'audit_log.subject_type',
  'audit_log.subject_id',
  'audit_log.details',
  'users.id as user_id',
  'users.name as user_name',
]

/** What happened in a company, the newest first unless told otherwise. Days are those of the company's time zone. */
export function auditEntriesQuery(
  { id, timeZone }: Pick<CompanyScope, 'id' | 'timeZone'>,
  { userId, type, from, to, order = 'desc' }: AuditListInput
): DatabaseQueryBuilderContract<AuditEntryRow> {
  const query = reader()
    .from('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .where('audit_log.company_id', id)
    .orderBy('audit_log.sequence', order)
    .select(COLUMNS)
  if (userId === NOBODY) query.whereNull('audit_log.actor_id')
  else if (userId) query.where('audit_log.actor_id', userId)
  if (type) query.where('audit_log.subject_type', type)
  if (from) query.where('audit_log.happened_at', '>=', startOfDay(from, timeZone))
  if (to) query.where('audit_log.happened_at', '<', endOfDay(to, timeZone))
  return query
}
