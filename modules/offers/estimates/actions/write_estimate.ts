import type { CompanyScope } from '#core/http/caller'
import { createOffer, emptyOffer } from '#modules/offers/actions/write_offer'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import type { EstimateInput } from '#modules/offers/estimates/validators/estimate'

/** A draft that belongs to nobody yet: the first version of an estimate of its own. */
export function emptyEstimate(company: CompanyScope): Estimate {
  const draft = Estimate.for(company)
  draft.merge({
    ...emptyOffer(draft),
    followUpOn: null,
    followUpNote: '',
    invoiceId: null,
    viewedAt: null,
    template: null,
  })
  return draft
}

/** A new draft. Only inside inTx. @throws 422 as createOffer */
export async function createEstimate(
  company: CompanyScope,
  input: EstimateInput,
  draft = emptyEstimate(company)
): Promise<Estimate> {
  await createOffer(company, draft, input)
  return draft
}
