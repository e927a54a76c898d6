import { reader } from '#core/database/in_tx'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import {
  amountForAudit,
  contentOfRow,
  copyOfContent,
  copyOfPeriod,
} from '#modules/documents/public'
import { createDraft, type Invoice } from '#modules/invoicing/public'
import { recordChange } from '#modules/offers/actions/record_change'
import { orderedLinesOf } from '#modules/offers/choices/ordered_lines'
import { estimateOfDownPayment } from '#modules/offers/estimates/actions/ask_down_payment'
import { downPaymentsOf, standing } from '#modules/offers/estimates/down_payments/order_of'
import { conversion, conversionReversal } from '#modules/offers/estimates/happenings'
import { Estimate } from '#modules/offers/estimates/models/estimate'

/** The content of an order, which replaces that of the estimate that it confirms. */
interface ConfirmedOrder {
  id: string
  /** Its number. */
  salesOrder: string
  content: Parameters<typeof createDraft>[1]
}

/**
 * Makes the draft of an invoice from what was ordered: all lines that count and the options that the client chose,
 * at the prices of the estimate. When parts were invoiced in advance it is the final invoice, which takes them off.
 * Only inside inTx.
 * @param order whose content the invoice has, when a later module has confirmed the estimate
 * @throws 409 `not_accepted`, `down_payment_drafts` while a down payment is still being written
 */
export async function convertToInvoice(
  company: CompanyScope,
  estimate: Estimate,
  order?: ConfirmedOrder
): Promise<Invoice> {
  if (estimate.status !== 'Accepted') throw conflict('estimates.not_accepted')
  await estimate.claim()
  await conversion.announce(estimate, order?.id)
  const downPayments = standing(await downPaymentsOf(estimate))
  if (downPayments.some(({ status }) => status === 'Draft')) {
    throw conflict('estimates.down_payment_drafts')
  }
  const content = {
    ...(order?.content ?? (await contentOf(estimate))),
    stage: downPayments.length > 0 ? ('final' as const) : ('full' as const),
    downPayments: downPayments.map(({ id }) => id),
  }
  const invoice = await createDraft(company, content, { salesOrder: order?.salesOrder ?? '' })
  estimate.moveTo('Converted')
  estimate.invoiceId = invoice.id
  await estimate.save()
  await recordChange(estimate, 'estimate.converted', {
    number: estimate.number,
    invoiceId: invoice.id,
    ...amountForAudit(invoice.total, invoice.currency),
  })
  return invoice
}

const contentOf = async (estimate: Estimate) => ({
  ...copyOfContent(estimate),
  ...copyOfPeriod(estimate),
  intro: null,
  closing: null,
  lines: (await orderedLinesOf(estimate)).map(contentOfRow),
})

/**
 * The final invoice of the estimate that a down payment belongs to; undefined when it was written freely, or when the
 * estimate has its invoice already, which was cancelled then.
 */
export async function finalInvoiceOf(company: CompanyScope, downPayment: Invoice) {
  const id = await estimateOfDownPayment(downPayment)
  if (!id) return undefined
  const estimate = await Estimate.findIn(company, id)
  return estimate.status === 'Accepted' ? convertToInvoice(company, estimate) : undefined
}

/** The draft that an estimate became is deleted: the estimate is accepted again. Only inside inTx. */
export async function takeBackConversion({ companyId, id }: Invoice) {
  const row: { id: string } | null = await reader()
    .from('estimates')
    .where({ company_id: companyId, invoice_id: id })
    .select('id')
    .first()
  if (!row) return
  const estimate = await Estimate.findIn({ id: companyId }, row.id)
  await estimate.claim()
  estimate.moveTo('Accepted')
  estimate.invoiceId = null
  await estimate.save()
  await recordChange(estimate, 'estimate.conversion_taken_back', { number: estimate.number })
  await conversionReversal.announce(estimate)
}
