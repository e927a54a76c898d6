import { today } from '#core/clock'
import { SEPA_CURRENCY } from '#core/sepa/payment_parts'
import type { DocumentFault, Seller } from '#modules/documents/public'
import { type DirectDebit, directDebitOf } from '#modules/invoicing/direct_debit/direct_debit'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { Mandate, stateOn } from '#modules/mandates/public'

/** The mandate that a draft is collected by; null when there is nothing to collect. */
export const mandateOf = async ({ companyId, mandateId, total, kind }: Invoice) =>
  mandateId && kind === 'invoice' && total > 0n ? Mandate.one({ id: companyId }, mandateId) : null

/** The direct debit of a document as it is printed: its own copy, or that of a draft as it would be issued today. */
export async function printedDebit(invoice: Invoice, seller: Seller): Promise<DirectDebit | null> {
  if (!invoice.isDraft) return invoice.directDebit
  const mandate = await mandateOf(invoice)
  return mandate && directDebitOf(invoice, mandate, seller, today(seller.timeZone))
}

/** Faults that keep an invoice from being collected. @param mandate as mandateOf answers it */
export function mandateFaults(
  { currency }: Invoice,
  seller: Seller,
  mandate: Mandate | null
): DocumentFault[] {
  if (!mandate) return []
  const faults: DocumentFault[] = []
  const state = stateOn(mandate, today(seller.timeZone))
  if (state !== 'active') faults.push({ field: 'mandateId', rule: 'mandate_unusable' })
  if (currency !== SEPA_CURRENCY) faults.push({ field: 'mandateId', rule: 'mandate_needs_euros' })
  if (!seller.creditorId) {
    faults.push({ field: 'companyInfo.creditorId', rule: 'creditor_id_missing' })
  }
  if (!seller.iban) faults.push({ field: 'companyInfo.iban', rule: 'own_iban_missing' })
  return faults
}
