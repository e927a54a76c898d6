import { today } from '#core/clock'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { deleteOffer } from '#modules/offers/actions/write_offer'
import {
  createProposal,
  emptyProposal,
  updateProposal,
} from '#modules/offers/proposals/actions/write_proposal'
import { readBlocks } from '#modules/offers/proposals/blocks/read_blocks'
import { Proposal } from '#modules/offers/proposals/models/proposal'
import { beginWith } from '#modules/offers/proposals/patterns/begin_with'
import { ownerNames } from '#modules/offers/proposals/queries/owner_names'
import { describeProposal } from '#modules/offers/proposals/queries/proposal_detail'
import { proposalsQuery, sumProposals } from '#modules/offers/proposals/queries/proposal_list'
import { transformProposalRow } from '#modules/offers/proposals/transformers/proposal_row_transformer'
import {
  proposalUpdateValidator,
  proposalValidator,
} from '#modules/offers/proposals/validators/proposal'
import { proposalListValidator } from '#modules/offers/proposals/validators/proposal_list'
import { offerVersionValidator } from '#modules/offers/validators/offer_answer'

export default class ProposalsController {
  /** Newest first; the number and the sums of all that the filter leaves stand in the headers. */
  async index(ctx: CompanyContext) {
    const { company, request, response } = ctx
    const input = await request.validateUsing(proposalListValidator)
    const day = today(company.timeZone)
    response.header('x-totals', JSON.stringify(await sumProposals(company, input, day)))
    const rows = await readPage(ctx, proposalsQuery(company, input, day), input)
    const owners = await ownerNames(rows.map((row) => row.owner_id))
    return rows.map((row) => transformProposalRow(row, day, owners.get(row.owner_id ?? '') ?? ''))
  }

  async show({ company, params }: CompanyContext) {
    return describeProposal(company, await Proposal.findIn(company, params.id))
  }

  /** A draft, of a template or empty. */
  async store(ctx: CompanyContext) {
    const { company, caller, request } = ctx
    const { templateId, blocks, ...input } = await request.validateUsing(proposalValidator)
    const content = { ...input, ...(blocks && { blocks: await readBlocks(company, blocks) }) }
    return write(ctx, async () => {
      const draft = emptyProposal(company, caller.userId)
      const whole = await beginWith(company, content, { templateId, language: ctx.language })
      return created(
        ctx,
        await describeProposal(company, await createProposal(company, whole, draft))
      )
    })
  }

  async update(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const { blocks, ...input } = await request.validateUsing(proposalUpdateValidator)
    const content = { ...input, ...(blocks && { blocks: await readBlocks(company, blocks) }) }
    return write(ctx, async () => {
      const draft = await Proposal.findIn(company, params.id)
      await updateProposal(company, draft, content)
      return describeProposal(company, draft)
    })
  }

  async destroy(ctx: CompanyContext) {
    const { version } = await ctx.request.validateUsing(offerVersionValidator)
    return write(ctx, async () => {
      await deleteOffer(await Proposal.findIn(ctx.company, ctx.params.id), version)
      return { success: true }
    })
  }
}
