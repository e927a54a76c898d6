import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type BankEntryRow, ENTRY_STATES } from '#modules/banking/bank_entry'
import type { EntryListInput } from '#modules/banking/validators/bank_entry'

type Filter = Omit<EntryListInput, 'state'>

function filteredEntries<Row>(
  company: CompanyReference,
  { direction, statementId, from, to, search }: Filter
): DatabaseQueryBuilderContract<Row> {
  const query: DatabaseQueryBuilderContract<Row> = reader()
    .from('bank_entries')
    .where('company_id', company.id)
  if (direction) query.where('amount', direction === 'in' ? '>' : '<', 0)
  if (statementId) query.where('statement_id', statementId)
  if (from) query.where('booked_on', '>=', from)
  if (to) query.where('booked_on', '<=', to)
  if (search) whereContains(query, 'search_text', search)
  return query
}

/** The entries that a filter leaves, the newest first by default. */
export function entriesQuery(company: CompanyReference, input: EntryListInput) {
  const order = input.order ?? 'desc'
  const query = filteredEntries<BankEntryRow>(company, input)
    .select('bank_entries.*')
    .orderBy('booked_on', order)
    .orderBy('id', order)
  if (input.state) query.where('state', input.state)
  return query
}

/** How many entries a filter leaves in each state. */
export async function countByState(company: CompanyReference, input: EntryListInput) {
  const rows = await filteredEntries<{ state: string; count: number }>(company, input)
    .groupBy('state')
    .select('state', reader().raw('count(*) as count'))
  return Object.fromEntries(
    ENTRY_STATES.map((state) => [
      state,
      Number(rows.find((row) => row.state === state)?.count ?? 0),
    ])
  )
}
