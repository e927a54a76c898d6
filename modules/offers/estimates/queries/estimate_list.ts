import type { Day } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { ESTIMATE } from '#modules/offers/estimates/estimate_kind'
import {
  ESTIMATE_ROW_COLUMNS,
  type EstimateRow,
} from '#modules/offers/estimates/transformers/estimate_row_transformer'
import type { EstimateListInput } from '#modules/offers/estimates/validators/estimate_list'
import { whereShownAs } from '#modules/offers/offer_status'
import { COLUMN_OF_SORT, filterOffers } from '#modules/offers/queries/offer_list'
import { sumOffers } from '#modules/offers/queries/sum_offers'

function filteredEstimates<Row>(company: CompanyReference, input: EstimateListInput, today: Day) {
  const query = filterOffers<Row>(ESTIMATE, company, input)
  if (input.status) whereShownAs(query, input.status, today)
  return query
}

/** The filtered estimates in their order, newest first by default. */
export function estimatesQuery(company: CompanyReference, input: EstimateListInput, today: Day) {
  const { sort = 'createdAt', order = 'desc' } = input
  return filteredEstimates<EstimateRow>(company, input, today)
    .select([...ESTIMATE_ROW_COLUMNS])
    .orderBy([
      { column: COLUMN_OF_SORT[sort], order },
      { column: 'id', order },
    ])
}

/** The sums of the filtered estimates, by currency, for the header `X-Totals`. */
export const sumEstimates = (company: CompanyReference, input: EstimateListInput, today: Day) =>
  sumOffers(filteredEstimates(company, input, today))
