import type { CompanyReference } from '#core/tenancy/company_owned'
import { numberSigns } from '#modules/banking/suggest/number_in_text'
import { nameWords } from '#modules/banking/suggest/same_name'
import type { OpenInvoice } from '#modules/banking/suggest/suggestion'
import { Invoice, OPEN_STATUSES, offeredSkonto, openAmount } from '#modules/invoicing/public'

/** The ones due for the longest; beyond this limit an invoice has to be searched by hand. */
const MOST = 3000

/** Unpaid invoices, with the Skonto still available, the oldest due first. */
export async function openInvoices(company: CompanyReference): Promise<OpenInvoice[]> {
  const invoices = await Invoice.of(company)
    .whereIn('status', [...OPEN_STATUSES])
    .where('kind', 'invoice')
    // Open invoices are few. In the order of the index of due days SQLite would walk all invoices.
    .orderByRaw("coalesce(due_on, '')")
    .orderBy('id')
    .limit(MOST)
    .select(
      ...['id', 'companyId', 'number', 'clientId', 'clientName', 'currency', 'status'],
      ...['total', 'paid', 'reduced', 'dateOn', 'dueOn', 'skonto']
    )
  const wordsOf = oncePerName()
  return Promise.all(
    invoices.map(async (invoice) => ({
      id: invoice.id,
      number: invoice.number ?? '',
      clientId: invoice.clientId,
      clientName: invoice.clientName,
      currency: invoice.currency,
      open: openAmount(invoice),
      dateOn: invoice.dateOn,
      dueOn: invoice.dueOn,
      skonto: await offeredSkonto(invoice),
      signs: numberSigns(invoice.number ?? ''),
      words: wordsOf(invoice.clientName),
    }))
  )
}

/** Most clients have several invoices. */
function oncePerName() {
  const known = new Map<string, ReadonlySet<string>>()
  return (name: string) => {
    const words = known.get(name) ?? nameWords(name)
    known.set(name, words)
    return words
  }
}
