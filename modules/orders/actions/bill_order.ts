import { addDays, formatDay, today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import {
  amountForAudit,
  contentOfRow,
  copyOfContent,
  copyOfPeriod,
  partiesOf,
} from '#modules/documents/public'
import { createDraft, type Invoice } from '#modules/invoicing/public'
import { convertToInvoice, Estimate } from '#modules/offers/public'
import { recordChange } from '#modules/orders/actions/record_change'
import { orderBilling, orderBillingReversal } from '#modules/orders/happenings'
import { Order } from '#modules/orders/models/order'
import { orderOfEstimate } from '#modules/orders/queries/order_of_estimate'
import { linesOf } from '#modules/orders/queries/order_parts'

/**
 * Makes the draft of an invoice from an order, below a heading that names the order confirmation. The estimate that it
 * confirms becomes the same invoice, so that down payments on it are taken off. Only inside inTx.
 * @throws 409 as assertNotInvoiced and convertToInvoice, and as the followers of `orderBilling`
 */
export async function billOrder(company: CompanyScope, order: Order): Promise<Invoice> {
  order.assertNotInvoiced()
  await order.claim()
  await orderBilling.announce(order)
  const content = await billedContent(company, order)
  const { estimateId, id } = order
  const salesOrder = order.number ?? ''
  const invoice = estimateId
    ? await convertToInvoice(company, await Estimate.findIn(company, estimateId), {
        id,
        salesOrder,
        content,
      })
    : await createDraft(company, content, { salesOrder })
  order.merge({ status: 'Invoiced', invoiceId: invoice.id })
  await order.save()
  await recordChange(order, 'invoiced', {
    number: order.number,
    invoiceId: invoice.id,
    ...amountForAudit(invoice.total, invoice.currency),
  })
  return invoice
}

async function billedContent(company: CompanyScope, order: Order) {
  const { language } = await partiesOf(order)
  const description = translate(language, 'orders:documents.heading', {
    number: order.number ?? '',
    date: formatDay(order.dateOn),
  })
  return {
    ...copyOfContent(order),
    ...copyOfPeriod(order),
    intro: null,
    closing: null,
    dueDate: addDays(today(company.timeZone), order.paymentDays ?? 0),
    lines: [{ kind: 'heading' as const, description }, ...(await linesOf(order)).map(contentOfRow)],
  }
}

/** The draft that an order became is deleted: the order can be invoiced again. Only inside inTx. */
export async function takeBackBilling({ companyId, id }: Invoice) {
  const sql = 'select id from orders where company_id = ? and invoice_id = ?'
  for (const row of await readRows<{ id: string }>(sql, [companyId, id])) {
    const order = await Order.findIn({ id: companyId }, row.id)
    await order.claim()
    order.merge({ status: 'Issued', invoiceId: null })
    await order.save()
    await recordChange(order, 'freed', { number: order.number })
    await orderBillingReversal.announce(order)
  }
}

/**
 * An estimate becomes an invoice: only through its order, if it has one, because the order may say more than the
 * estimate.
 * @param orderId the order that becomes the invoice; undefined for the estimate itself
 * @throws 409 `invoice_the_order` with the `orderId`
 */
export async function assertBilledByOrder(estimate: Estimate, orderId: string | undefined) {
  const order = await orderOfEstimate(estimate)
  if (!order || order.id === orderId) return
  throw conflict('orders.invoice_the_order', { extra: { orderId: order.id } })
}
