import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { sumOffers } from '#modules/documents/public'
import { whereShownAs } from '#modules/proposals/proposal_status'
import {
  PROPOSAL_ROW_COLUMNS,
  type ProposalRow,
} from '#modules/proposals/transformers/proposal_row_transformer'
import type { ProposalListInput } from '#modules/proposals/validators/proposal_list'

const COLUMN_OF_SORT = {
  createdAt: 'created_at',
  number: 'number',
  title: 'title',
  date: 'date_on',
  validUntil: 'valid_until',
  total: 'total',
  client: 'client_name',
} as const

/**
 * The company's proposals that match a filter, each in its last sent version, and all drafts. Archived ones are only
 * included on request.
 */
function filteredProposals<Row>(
  company: CompanyReference,
  { status, clientId, from, to, search }: ProposalListInput,
  today: Day
): DatabaseQueryBuilderContract<Row> {
  const query: DatabaseQueryBuilderContract<Row> = reader()
    .from('proposals')
    .where('company_id', company.id)
    .where('is_superseded', false)
  whereShownAs(query, status, today)
  if (clientId) query.where('client_id', clientId)
  if (from) query.where('date_on', '>=', from)
  if (to) query.where('date_on', '<=', to)
  if (search) whereContains(query, 'search_text', search)
  return query
}

/** The filtered proposals in their order, newest first by default. */
export function proposalsQuery(company: CompanyReference, input: ProposalListInput, today: Day) {
  const { sort = 'createdAt', order = 'desc' } = input
  return filteredProposals<ProposalRow>(company, input, today)
    .select([...PROPOSAL_ROW_COLUMNS])
    .orderBy([
      { column: COLUMN_OF_SORT[sort], order },
      { column: 'id', order },
    ])
}

/** The sums of the filtered proposals, by currency, for the header `X-Totals`. */
export const sumProposals = (company: CompanyReference, input: ProposalListInput, today: Day) =>
  sumOffers(filteredProposals(company, input, today))
