import { audit } from '#core/audit/audit'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { publish } from '#core/live/publish'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import { agreedEstimate } from '#modules/offers/proposals/conversions/agreed'
import { conversionsOf } from '#modules/offers/proposals/conversions/conversion_rows'
import { convertAgreement } from '#modules/offers/proposals/conversions/convert_agreement'
import { estimateConversionValidator } from '#modules/offers/proposals/validators/proposal'

export default class EstimateConversionsController {
  /** Records created from an estimate besides its invoice. */
  async index({ company, params }: CompanyContext) {
    const { id } = await findEstimate({ company, params })
    return conversionsOf(company, id)
  }

  /** A project with the sold hours, or a recurring invoice, from the client's agreement. */
  async store(ctx: CompanyContext) {
    const { company, request } = ctx
    const input = await request.validateUsing(estimateConversionValidator)
    return write(ctx, async () => {
      const estimate = await findEstimate(ctx)
      const agreement = await agreedEstimate(estimate)
      await estimate.claim()
      const id = await convertAgreement(company, agreement, input)
      await audit({
        companyId: company.id,
        action: `estimate.became_${input.to}`,
        subject: { type: 'estimate', id: estimate.id },
        details: { number: estimate.number, id },
      })
      publish(company.id, { kind: 'estimate', id: estimate.id })
      return created(ctx, { to: input.to, id })
    })
  }
}

const findEstimate = ({ company, params }: Pick<CompanyContext, 'company' | 'params'>) =>
  Estimate.findIn(company, params.id)
