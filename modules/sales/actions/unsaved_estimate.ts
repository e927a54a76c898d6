import type { CompanyScope } from '#core/http/caller'
import {
  addressContent,
  type DocumentParts,
  setTerms,
  unsavedParts,
  usualTerms,
} from '#modules/documents/public'
import { emptyEstimate, setValidity } from '#modules/sales/actions/write_estimate'
import type { Estimate } from '#modules/sales/models/estimate'
import type { EstimatePreviewInput } from '#modules/sales/validators/estimate'

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
  await addressContent(company, estimate, input)
  setValidity(estimate, input)
  await usualTerms(company, estimate)
  setTerms(estimate, input)
  return { estimate, ...(await unsavedParts(estimate, input.lines)) }
}
