import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { addDays, today } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyScope } from '#core/http/caller'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { ledgerSources } from '#modules/clients/account/ledger_sources'
import type { ClientRow } from '#modules/clients/transformers/client_transformer'
import type { ClientListQuery } from '#modules/clients/validators/client_list'

const SORT_COLUMNS = {
  name: 'sort_name',
  number: 'number_sequence',
  city: 'city',
  createdAt: 'created_at',
}

/** The clients of a company that a list asks for: by name unless it says otherwise. */
export function clientList(
  company: CompanyReference & Pick<CompanyScope, 'timeZone'>,
  {
    search,
    type,
    country,
    overdue,
    archived = false,
    sort = 'name',
    order = 'asc',
  }: ClientListQuery
): DatabaseQueryBuilderContract<ClientRow> {
  const query = reader()
    .from('clients')
    .where('company_id', company.id)
    .where('is_archived', archived)
    .whereNull('merged_into_id')
    .orderBy(SORT_COLUMNS[sort], order)
    .orderBy('id', order)
    .select('*')
  if (type) query.where('type', type)
  if (country) query.where('country', country)
  if (search) whereContains(query, 'search_text', search)
  if (overdue) whereOverdue(query, company)
  return query
}

/** Specification, section 9: without a due date an invoice is overdue after 5 days. */
const DAYS_WITHOUT_DUE_DATE = 5

function whereOverdue(
  query: DatabaseQueryBuilderContract<ClientRow>,
  { id, timeZone }: CompanyReference & Pick<CompanyScope, 'timeZone'>
) {
  const day = today(timeZone)
  const late = 'open_amount > 0 and (due_on < ? or (due_on is null and day_on < ?))'
  const parts = ledgerSources().flatMap(({ open }) => open ?? [])
  const ids = parts.map(
    (part, index) => `select client_id from (${part}) as source_${index} where ${late}`
  )
  query.whereRaw(
    `id in (${ids.join('\nunion all\n')})`,
    parts.flatMap(() => [id, day, addDays(day, -DAYS_WITHOUT_DUE_DATE)])
  )
}
