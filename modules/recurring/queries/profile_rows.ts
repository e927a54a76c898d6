import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import type { RecurringListInput } from '#modules/recurring/validators/recurring_list'

/** A row of `recurring_profiles` with the names that a list shows beside it. */
export interface ProfileRow {
  id: string
  company_id: string
  company_name: string
  time_zone: string
  name: string
  status: RecurringProfile['status']
  paused_for: RecurringProfile['pausedFor']
  client_id: string | null
  client_name: string
  /** As the client is called now; null for a custom client. */
  present_client_name: string | null
  currency: string
  net: number | bigint | string
  total: number | bigint | string
  /** JSON: Schedule */
  schedule: string
  mode: RecurringProfile['mode']
  next_on: string | null
  next_index: number
  runs_made: number
  ends_on: string | null
  ends_after: number | null
  /** JSON: RetainerTerms */
  retainer: string | null
  failures: number
  created_at: number
}

const COLUMNS = [
  'id',
  'company_id',
  'name',
  'status',
  'paused_for',
  'client_id',
  'client_name',
  'currency',
  'net',
  'total',
  'schedule',
  'mode',
  'next_on',
  'next_index',
  'runs_made',
  'ends_on',
  'ends_after',
  'retainer',
  'failures',
  'created_at',
].map((column) => `recurring_profiles.${column}`)

const SORT_COLUMNS = {
  createdAt: 'created_at',
  name: 'name',
  client: 'client_name',
  total: 'total',
  nextDate: 'next_on',
  status: 'status',
} as const

/** The recurring invoices of a company, or with null of all companies. */
export function profileRows(companyId: string | null): DatabaseQueryBuilderContract<ProfileRow> {
  const query = reader()
    .from('recurring_profiles')
    .join('companies', 'companies.id', 'recurring_profiles.company_id')
    .leftJoin('clients', (join) =>
      join
        .on('clients.company_id', 'recurring_profiles.company_id')
        .andOn('clients.id', 'recurring_profiles.client_id')
    )
    .select(
      ...COLUMNS,
      'companies.name as company_name',
      'companies.time_zone',
      'clients.name as present_client_name'
    )
  return companyId === null ? query : query.where('recurring_profiles.company_id', companyId)
}

/** The ones that a list asks for, newest first unless it says otherwise. */
export function profileList(
  companyId: string | null,
  { status, search, clientId, sort = 'createdAt', order }: RecurringListInput
) {
  const direction = order ?? (sort === 'createdAt' ? 'desc' : 'asc')
  const query = profileRows(companyId)
    .orderBy(`recurring_profiles.${SORT_COLUMNS[sort]}`, direction)
    .orderBy('recurring_profiles.id', direction)
  if (status?.length) query.whereIn('recurring_profiles.status', status)
  if (clientId) query.where('recurring_profiles.client_id', clientId)
  if (search) whereContains(query, 'recurring_profiles.search_text', search)
  return query
}
