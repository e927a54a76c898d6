import { readRows } from '#core/database/read_rows'
import { moneyNumber } from '#core/money/minor'
import type { ChainSource } from '#modules/documents/public'
import { momentIn, shownStatus } from '#modules/invoicing/invoice_status'
import { titleOf } from '#modules/invoicing/kinds'
import { Invoice } from '#modules/invoicing/models/invoice'

const FOLLOWING = `
  select id from invoices where company_id = ? and (cancels_id = ? or corrects_id = ? or replaces_id = ?)`
const DOWN_PAYMENTS = `
  select down_payment_id as id from deducted_down_payments where company_id = ? and invoice_id = ?`
const FINAL_INVOICES = `
  select invoice_id as id from deducted_down_payments where company_id = ? and down_payment_id = ?`

/** Invoices in the chain of documents: those that take one back or replace it, down payments and their final invoice, both ways. */
export const invoiceChain: ChainSource = {
  async neighboursOf(company, { type, id }) {
    if (type !== 'invoice') return []
    const invoice = await Invoice.one(company, id)
    if (!invoice) return []
    const after = [
      ...(await readRows<{ id: string }>(FOLLOWING, [company.id, id, id, id])),
      ...(await readRows<{ id: string }>(DOWN_PAYMENTS, [company.id, id])),
      ...(await readRows<{ id: string }>(FINAL_INVOICES, [company.id, id])),
    ]
    const before = [invoice.cancelsId, invoice.correctsId, invoice.replacesId].flatMap(
      (other) => other ?? []
    )
    return [...before, ...after.map((row) => row.id)].map((other) => ({
      type: 'invoice' as const,
      id: other,
    }))
  },

  async describe(company, id) {
    const invoice = await Invoice.one(company, id)
    if (!invoice) return undefined
    const { number, status, dueOn, createdAt, currency, total } = invoice
    const receivable = { status, due_on: dueOn, created_at: createdAt }
    return {
      kind: titleOf(invoice),
      number,
      status: shownStatus(receivable, momentIn(company)),
      date: invoice.dateOn,
      currency,
      total: moneyNumber(total, currency),
      createdAt: Number(createdAt),
    }
  },
}
