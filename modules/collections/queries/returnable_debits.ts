import type { Day } from '#core/clock'
import { paymentId, SEPA_CURRENCY } from '#core/sepa/payment_parts'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { ReturnableDebit } from '#modules/banking/public'
import { DirectDebit } from '#modules/collections/models/direct_debit'

/** The latest ones; an older one is returned on the page of its file. */
const MOST = 3000

/** Direct debits collected in a period, of files that were not withdrawn, whose return no bank entry shows yet. */
export async function returnableDebits(
  company: CompanyReference,
  { from, until }: { from: Day; until: Day }
): Promise<ReturnableDebit[]> {
  const debits = await DirectDebit.of(company)
    .whereBetween('collectOn', [from, until])
    .whereNull('returnEntryId')
    .where((query) => query.whereNotNull('heldInvoiceId').orWhereNotNull('returnedOn'))
    .orderBy('collectOn', 'desc')
    .orderBy('id')
    .limit(MOST)
  return debits.map(toReturnable)
}

/** The direct debits that bank entries have taken back. */
export async function debitsReturnedBy(company: CompanyReference, entryIds: string[]) {
  const debits = await DirectDebit.of(company).whereIn('returnEntryId', entryIds).orderBy('id')
  return debits.map((debit) => ({
    ...toReturnable(debit),
    entryId: debit.returnEntryId ?? '',
    reason: debit.returnReason,
  }))
}

const toReturnable = (debit: DirectDebit): ReturnableDebit => ({
  collectionId: debit.collectionId,
  debitId: debit.id,
  invoiceId: debit.invoiceId,
  invoiceNumber: debit.invoiceNumber,
  debtor: debit.debtor,
  iban: debit.iban,
  mandate: debit.mandate,
  endToEnd: paymentId(debit.id),
  collectOn: debit.collectOn,
  currency: SEPA_CURRENCY,
  amount: debit.amount,
  returnedOn: debit.returnedOn,
  fees: debit.returnFees,
})
