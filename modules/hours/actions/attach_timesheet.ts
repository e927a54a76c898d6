import type { CompanyContext } from '#core/http/caller'
import { writePart } from '#core/http/write'
import { LANGUAGES } from '#core/i18n/languages'
import {
  attachFile,
  attachmentsOf,
  describeInvoice,
  Invoice,
  momentIn,
} from '#modules/invoicing/public'
import { annexName, printTimesheet } from './print_timesheet.js'

/**
 * Puts the timesheet to the attachments of a draft, in the place of an earlier one. It is printed before the
 * transaction, which must be short.
 * @param part as of writePart
 * @throws 409 `not_a_draft`, `no_billed_time`
 */
export async function attachTimesheet(ctx: CompanyContext, invoiceId: string, part: string) {
  const { company } = ctx
  const draft = await Invoice.findIn(company, invoiceId)
  draft.assertDraft()
  const file = await printTimesheet(company, draft, { isAnnex: true })
  return writePart(ctx, part, async () => {
    const invoice = await Invoice.lockIn(company, invoiceId)
    await attachFile(invoice, file)
    return describeInvoice(invoice, momentIn(company))
  })
}

/** The attachments of an invoice that are its timesheet, by their names. */
export async function attachedTimesheets(invoice: Pick<Invoice, 'companyId' | 'id'>) {
  const names = new Set(LANGUAGES.map(annexName))
  return (await attachmentsOf(invoice)).filter(({ name }) => names.has(name))
}
