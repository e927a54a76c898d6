import type { Day } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { PROPOSAL } from '#modules/offers/proposals/proposal_kind'
import { whereShownAs } from '#modules/offers/proposals/proposal_status'
import {
  PROPOSAL_ROW_COLUMNS,
  type ProposalRow,
} from '#modules/offers/proposals/transformers/proposal_row_transformer'
import type { ProposalListInput } from '#modules/offers/proposals/validators/proposal_list'
import { COLUMN_OF_SORT, filterOffers } from '#modules/offers/queries/offer_list'
import { sumOffers } from '#modules/offers/queries/sum_offers'

/** Archived proposals are only included on request. */
function filteredProposals<Row>(company: CompanyReference, input: ProposalListInput, today: Day) {
  const query = filterOffers<Row>(PROPOSAL, company, input)
  whereShownAs(query, input.status, today)
  return query
}

/** The filtered proposals in their order, newest first by default. */
export function proposalsQuery(company: CompanyReference, input: ProposalListInput, today: Day) {
  const { sort = 'createdAt', order = 'desc' } = input
  const column = sort === 'title' ? sort : COLUMN_OF_SORT[sort]
  return filteredProposals<ProposalRow>(company, input, today)
    .select([...PROPOSAL_ROW_COLUMNS])
    .orderBy([
      { column, order },
      { column: 'id', order },
    ])
}

/** The sums of the filtered proposals, by currency, for the header `X-Totals`. */
export const sumProposals = (company: CompanyReference, input: ProposalListInput, today: Day) =>
  sumOffers(filteredProposals(company, input, today))
