import { today } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { openClient } from '#modules/clients/public'
import { addMandate } from '#modules/mandates/actions/add_mandate'
import { deleteMandate } from '#modules/mandates/actions/delete_mandate'
import { mandatesOf } from '#modules/mandates/queries/usual_mandate'
import { transformMandate } from '#modules/mandates/transformers/mandate_transformer'
import { mandateValidator } from '#modules/mandates/validators/mandate'

export default class MandatesController {
  /** The mandates of a client, the newest first. */
  async index({ company, params }: CompanyContext) {
    const client = await openClient(company, params.id)
    if (!client) throw notFound()
    const day = today(company.timeZone)
    const mandates = await mandatesOf(company, client.id)
    return mandates.map((mandate) => transformMandate(mandate, day))
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(mandateValidator)
    return write(ctx, async () => {
      const mandate = await addMandate(ctx.company, ctx.params.id, input)
      return created(ctx, transformMandate(mandate, today(ctx.company.timeZone)))
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await deleteMandate(ctx.company, ctx.params.id)
      return noContent(ctx)
    })
  }
}
