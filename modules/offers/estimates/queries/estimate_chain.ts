import { readRows } from '#core/database/read_rows'
import type { ChainReference, ChainSource } from '#modules/documents/public'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import { shownStatus } from '#modules/offers/offer_status'
import { describeInChain, versionsInChain } from '#modules/offers/queries/offer_versions'

const OF_INVOICE = 'select id from estimates where company_id = ? and invoice_id = ?'
const OF_DOWN_PAYMENT =
  'select estimate_id as id from estimate_down_payments where company_id = ? and invoice_id = ?'
const DOWN_PAYMENTS =
  'select invoice_id as id from estimate_down_payments where company_id = ? and estimate_id = ?'

/** Estimates in the chain of documents: their versions, the down payments on them and the invoice that one became, both ways. */
export const estimateChain: ChainSource = {
  async neighboursOf(company, { type, id }) {
    const estimate = (row: { id: string }): ChainReference => ({ type: 'estimate', id: row.id })
    if (type === 'invoice') {
      const became = await readRows<{ id: string }>(OF_INVOICE, [company.id, id])
      const advanced = await readRows<{ id: string }>(OF_DOWN_PAYMENT, [company.id, id])
      return [...became, ...advanced].map(estimate)
    }
    const found = type === 'estimate' ? await Estimate.one(company, id) : null
    if (!found) return []
    const versions = await versionsInChain(found)
    const advances = await readRows<{ id: string }>(DOWN_PAYMENTS, [company.id, id])
    const invoices = [
      ...advances.map((row) => row.id),
      ...(found.invoiceId ? [found.invoiceId] : []),
    ]
    return [...versions, ...invoices.map((other) => ({ type: 'invoice' as const, id: other }))]
  },

  async describe(company, id) {
    const estimate = await Estimate.one(company, id)
    return estimate ? describeInChain(company, estimate, shownStatus) : undefined
  },
}
