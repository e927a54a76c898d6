import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { draftFromHours } from '#modules/hours/actions/add_hours'
import { attachTimesheet } from '#modules/hours/actions/attach_timesheet'
import { hoursInvoiceValidator } from '#modules/hours/validators/hours'
import { describeInvoice, momentIn } from '#modules/invoicing/public'

export default class HoursInvoicesController {
  /** A new draft with unbilled hours of a client. */
  async store(ctx: CompanyContext) {
    const { company } = ctx
    const { seconds, fingerprint, timesheet, ...input } =
      await ctx.request.validateUsing(hoursInvoiceValidator)
    const invoice = await write(ctx, async () => {
      const draft = await draftFromHours(company, input, { seconds, fingerprint })
      return created(ctx, await describeInvoice(draft, momentIn(company)))
    })
    return timesheet ? attachTimesheet(ctx, invoice._id, 'timesheet') : invoice
  }
}
