import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { declineProposal } from '#modules/proposals/actions/answer_proposal'
import { confirmToClient } from '#modules/proposals/actions/confirm_to_client'
import { openLink } from '#modules/proposals/links/proposal_link'
import { tellOwner } from '#modules/proposals/mails/owner_mail'
import { describePage } from '#modules/proposals/queries/proposal_page'
import { sharedRefusalValidator } from '#modules/proposals/validators/shared_proposal'

export default class SharedProposalRefusalsController {
  /** The client declines, with a reason or without. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(sharedRefusalValidator)
    return writeSecret(ctx, async () => {
      const { company, proposal } = await openLink(input)
      const note = input.reason ?? ''
      await declineProposal(company, proposal, {
        via: 'online',
        name: '',
        note,
        chosen: [],
        ipAddress: ctx.request.ip(),
        signature: null,
      })
      await tellOwner(proposal, 'declined', { note })
      await confirmToClient(company, proposal)
      return describePage(company, proposal)
    })
  }
}
