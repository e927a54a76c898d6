import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/errors/app_error'
import { writeSecret } from '#core/http/write'
import { acceptEstimate } from '#modules/sales/actions/answer_estimate'
import { confirmToClient } from '#modules/sales/actions/confirm_to_client'
import { openLink } from '#modules/sales/links/estimate_link'
import { drawSignature } from '#modules/sales/links/signature_picture'
import { tellOwners } from '#modules/sales/mails/answer_mail'
import { describeOffer } from '#modules/sales/queries/offer'
import { offerAcceptanceValidator } from '#modules/sales/validators/offer'

export default class OfferAcceptancesController {
  /** The client accepts what is shown, with a name, a signature and the ticked options. */
  async store(ctx: HttpContext) {
    const { request } = ctx
    const input = await request.validateUsing(offerAcceptanceValidator)
    await openLink(input)
    const signature = input.signature ? await drawSignature(input.signature) : null
    return writeSecret(ctx, async () => {
      const { company, estimate } = await openLink(input)
      if (input.documentHash !== estimate.documentHash) throw conflict('sales.other_document')
      const answer = { name: input.name, note: '' }
      await acceptEstimate(company, estimate, {
        ...answer,
        via: 'online',
        chosen: input.chosen ?? [],
        ipAddress: request.ip(),
        signature,
      })
      await tellOwners(estimate, 'accepted', answer)
      await confirmToClient(company, estimate)
      return describeOffer(company, estimate)
    })
  }
}
