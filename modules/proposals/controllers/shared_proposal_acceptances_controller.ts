import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/errors/app_error'
import { writeSecret } from '#core/http/write'
import { acceptProposal } from '#modules/proposals/actions/answer_proposal'
import { confirmToClient } from '#modules/proposals/actions/confirm_to_client'
import { openLink } from '#modules/proposals/links/proposal_link'
import { tellOwner } from '#modules/proposals/mails/owner_mail'
import { describePage } from '#modules/proposals/queries/proposal_page'
import { sharedAcceptanceValidator } from '#modules/proposals/validators/shared_proposal'
import { drawSignature } from '#modules/sales/public'

export default class SharedProposalAcceptancesController {
  /** The client accepts the shown version, with a name, a signature and the ticked options. */
  async store(ctx: HttpContext) {
    const { request } = ctx
    const input = await request.validateUsing(sharedAcceptanceValidator)
    await openLink(input)
    const signature = input.signature ? await drawSignature(input.signature) : null
    return writeSecret(ctx, async () => {
      const { company, proposal } = await openLink(input)
      if (input.documentHash !== proposal.documentHash) throw conflict('proposals.other_document')
      await acceptProposal(company, proposal, {
        via: 'online',
        name: input.name,
        note: '',
        chosen: input.chosen ?? [],
        ipAddress: request.ip(),
        signature,
      })
      await tellOwner(proposal, 'accepted', { name: input.name })
      await confirmToClient(company, proposal)
      return describePage(company, proposal)
    })
  }
}
