import { readRows } from '#core/database/read_rows'
import { moneyNumber } from '#core/money/minor'
import type { ChainSource } from '#modules/documents/public'
import { momentIn, shownStatus } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'

const NEIGHBOURS = `
  select id from invoices where company_id = ? and (cancels_id = ? or corrects_id = ?)`

/** Invoices in the chain of documents: those that take one back, both ways. */
export const invoiceChain: ChainSource = {
  async neighboursOf(company, { type, id }) {
    if (type !== 'invoice') return []
    const invoice = await Invoice.one(company, id)
    if (!invoice) return []
    const after = await readRows<{ id: string }>(NEIGHBOURS, [company.id, id, id])
    const before = [invoice.cancelsId, invoice.correctsId].flatMap((other) => other ?? [])
    return [...before, ...after.map((row) => row.id)].map((other) => ({
      type: 'invoice' as const,
      id: other,
    }))
  },

  async describe(company, id) {
    const invoice = await Invoice.one(company, id)
    if (!invoice) return undefined
    const { kind, number, status, dueOn, createdAt, currency, total } = invoice
    const receivable = { status, due_on: dueOn, created_at: createdAt }
    return {
      kind,
      number,
      status: shownStatus(receivable, momentIn(company)),
      date: invoice.dateOn,
      currency,
      total: moneyNumber(total, currency),
      createdAt: Number(createdAt),
    }
  },
}
