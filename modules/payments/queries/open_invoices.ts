import { moneyNumber } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { transformSkonto } from '#modules/documents/public'
import { Invoice, OPEN_STATUSES, offeredSkonto, openAmount } from '#modules/invoicing/public'

/** As many as one payment can settle. */
const MOST = 100

/** A client's unpaid invoices, the oldest due first, with the Skonto still available. */
export async function openInvoicesOf(company: CompanyReference, clientId: string) {
  const invoices = await Invoice.of(company)
    .where('clientId', clientId)
    .whereIn('status', [...OPEN_STATUSES])
    .where('kind', 'invoice')
    .orderBy('dueOn')
    .orderBy('id')
    .limit(MOST)
  return Promise.all(invoices.map(describe))
}

async function describe(invoice: Invoice) {
  const { id, number, dateOn, dueOn, currency } = invoice
  return {
    _id: id,
    number,
    date: dateOn,
    dueDate: dueOn,
    currency,
    open: moneyNumber(openAmount(invoice), currency),
    skontoOffer: transformSkonto(await offeredSkonto(invoice), currency),
  }
}
