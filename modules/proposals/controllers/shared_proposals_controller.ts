import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { noteView } from '#modules/proposals/actions/note_view'
import { openLink } from '#modules/proposals/links/proposal_link'
import { describePage } from '#modules/proposals/queries/proposal_page'
import { sharedProposalValidator } from '#modules/proposals/validators/shared_proposal'

export default class SharedProposalsController {
  /** The proposal behind the link of a mail. The visit is recorded. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(sharedProposalValidator)
    return writeSecret(ctx, async () => {
      const { company, proposal } = await openLink(input)
      return describePage(company, await noteView(proposal))
    })
  }
}
