import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { readBlocks } from '#modules/offers/proposals/blocks/read_blocks'
import { deleteTemplate, keepTemplate } from '#modules/offers/proposals/patterns/keep_template'
import { listTemplates } from '#modules/offers/proposals/patterns/template_list'
import { templateValidator } from '#modules/offers/proposals/validators/template'

export default class ProposalTemplatesController {
  /** Those that come with Kontor in the caller's language, then the company's own by name. */
  async index({ company, language }: CompanyContext) {
    return listTemplates(company, language)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(templateValidator)
    const blocks = await readBlocks(ctx.company, input.blocks)
    return write(ctx, async () =>
      created(ctx, { _id: await keepTemplate(ctx.company, { ...input, blocks }) })
    )
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await deleteTemplate(ctx.company, ctx.params.id)
      return { success: true }
    })
  }
}
