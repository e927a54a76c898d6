import { today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyNumber } from '#core/money/minor'
import type { ChainReference, ChainSource } from '#modules/documents/public'
import { shownStatus } from '#modules/sales/estimate_status'
import { Estimate } from '#modules/sales/models/estimate'

const OF_INVOICE = 'select id from estimates where company_id = ? and invoice_id = ?'
const OF_DOWN_PAYMENT =
  'select estimate_id as id from estimate_down_payments where company_id = ? and invoice_id = ?'
const DOWN_PAYMENTS =
  'select invoice_id as id from estimate_down_payments where company_id = ? and estimate_id = ?'
const VERSIONS = 'select id from estimates where company_id = ? and root_id = ?'

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
    const versions = await readRows<{ id: string }>(VERSIONS, [company.id, found.rootId])
    const advances = await readRows<{ id: string }>(DOWN_PAYMENTS, [company.id, id])
    const invoices = [
      ...advances.map((row) => row.id),
      ...(found.invoiceId ? [found.invoiceId] : []),
    ]
    return [
      ...versions.map(estimate),
      ...invoices.map((other) => ({ type: 'invoice' as const, id: other })),
    ]
  },

  async describe(company, id) {
    const estimate = await Estimate.one(company, id)
    if (!estimate) return undefined
    const { number, revision, currency, acceptedTotal, total } = estimate
    return {
      number,
      revision: Number(revision),
      status: shownStatus(estimate, today(company.timeZone)),
      date: estimate.dateOn,
      currency,
      total: moneyNumber(acceptedTotal ?? total, currency),
      createdAt: Number(estimate.createdAt),
    }
  },
}
