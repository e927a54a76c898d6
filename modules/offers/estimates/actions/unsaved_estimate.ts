import type { CompanyScope } from '#core/http/caller'
import { type DocumentParts, unsavedParts } from '#modules/documents/public'
import { fillOffer } from '#modules/offers/actions/write_offer'
import { emptyEstimate } from '#modules/offers/estimates/actions/write_estimate'
import type { Estimate } from '#modules/offers/estimates/models/estimate'
import type { EstimatePreviewInput } from '#modules/offers/estimates/validators/estimate'

/** An estimate with its lines and taxes as they would be stored. */
export interface UnsavedEstimate extends DocumentParts {
  estimate: Estimate
}

/**
 * The estimate that a form holds, as saving would make it. Saves nothing.
 * @throws 422 as for one that is saved
 */
export async function unsavedEstimate(
  company: CompanyScope,
  input: EstimatePreviewInput
): Promise<UnsavedEstimate> {
  const estimate = emptyEstimate(company)
  await fillOffer(company, estimate, input)
  return { estimate, ...(await unsavedParts(estimate, input.lines)) }
}
