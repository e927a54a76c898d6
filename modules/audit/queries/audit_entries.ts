import { reader } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import { LARGEST_PAGE } from '#core/http/list_query'
import { chainLength } from '#modules/audit/queries/chain_length'
import type { AuditEntryRow } from '#modules/audit/transformers/audit_entry_transformer'
import { type AuditListInput, NOBODY } from '#modules/audit/validators/audit_list'
import { endOfDay, startOfDay } from '#modules/tasks/public'

interface AuditFilter extends AuditListInput {
  /** Only these kinds of record. */
  within?: readonly string[] | undefined
}

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

/**
 * One page of a company's audit log, the newest entry first by default, with the number of all entries. Days are those
 * of the company's time zone.
 */
export async function readAuditEntries(
  company: Pick<CompanyScope, 'id' | 'timeZone'>,
  input: AuditFilter
) {
  const { page = 1, pageSize = LARGEST_PAGE, order = 'desc' } = input
  const rows: AuditEntryRow[] = await filtered(company, input)
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .orderBy('audit_log.sequence', order)
    .forPage(page, pageSize)
    .select(COLUMNS)
  return { rows, total: await count(company, input), page, pageSize }
}

async function count(company: Pick<CompanyScope, 'id' | 'timeZone'>, input: AuditFilter) {
  const { userId, type, from, to, within } = input
  if (!userId && !type && !from && !to && !within) return chainLength(company.id)
  const [row] = await filtered(company, input).count('* as total')
  return Number((row as { total: number | string }).total)
}

function filtered(
  { id, timeZone }: Pick<CompanyScope, 'id' | 'timeZone'>,
  { userId, type, from, to, within }: AuditFilter
) {
  const query = reader().from('audit_log').where('audit_log.company_id', id)
  if (userId === NOBODY) query.whereNull('audit_log.actor_id')
  else if (userId) query.where('audit_log.actor_id', userId)
  if (within) query.whereIn('audit_log.subject_type', [...within])
  if (type) query.where('audit_log.subject_type', type)
  if (from) query.where('audit_log.happened_at', '>=', startOfDay(from, timeZone))
  if (to) query.where('audit_log.happened_at', '<', endOfDay(to, timeZone))
  return query
}
