import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { addHours } from '#modules/hours/actions/add_hours'
import { attachedTimesheets, attachTimesheet } from '#modules/hours/actions/attach_timesheet'
import { transformBilledEntry } from '#modules/hours/transformers/billed_entry_transformer'
import { addedHoursValidator } from '#modules/hours/validators/hours'
import { describeInvoice, Invoice, momentIn } from '#modules/invoicing/public'
import { billedEntries } from '#modules/tasks/public'

export default class InvoiceHoursController {
  /** The time entries that an invoice bills, each with its line, the oldest first. */
  async index({ company, params }: CompanyContext) {
    const invoice = await Invoice.findIn(company, params.id)
    return (await billedEntries(company, invoice.id)).map(transformBilledEntry)
  }

  /**
   * Puts unbilled hours of its client onto a draft. Hours are billed once: repeated with the same `Idempotency-Key` it
   * answers as before, without one it finds no hours any more. A timesheet that is attached already is printed again.
   */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    const { seconds, fingerprint, version, timesheet, ...input } =
      await ctx.request.validateUsing(addedHoursValidator)
    const invoice = await write(ctx, async () => {
      const draft = await Invoice.lockIn(company, params.id)
      await addHours(company, draft, input, { seconds, fingerprint, version })
      return describeInvoice(draft, momentIn(company))
    })
    const isAttached =
      (await attachedTimesheets({ companyId: company.id, id: params.id })).length > 0
    return timesheet || isAttached ? attachTimesheet(ctx, params.id, 'timesheet') : invoice
  }
}
