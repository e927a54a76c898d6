import { compact } from '#core/validation/compact'
import type { EInvoice } from '#modules/einvoices/public'
import type { readCompanySettings } from '#modules/settings/public'

type Own = Pick<Awaited<ReturnType<typeof readCompanySettings>>, 'vatId' | 'iban'>

/** Whether the company itself has issued an invoice: it names the company's VAT id, or its account as the seller's. */
export function isOwnInvoice({ seller, payment }: EInvoice, { vatId, iban }: Own): boolean {
  const accounts = (payment?.accounts ?? []).map((account) => compact(account.iban))
  const isOwnId = compact(vatId) !== '' && compact(vatId) === compact(seller.vatId ?? '')
  return isOwnId || (compact(iban) !== '' && accounts.includes(compact(iban)))
}
