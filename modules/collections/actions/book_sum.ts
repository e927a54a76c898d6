import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { CreditedEntry } from '#modules/banking/public'
import { DirectDebit } from '#modules/collections/models/direct_debit'
import { awaitedSums } from '#modules/collections/queries/awaited_sums'
import { removePayment } from '#modules/invoicing/public'
import { bookDebits } from './book_debits.js'

/** As much of a purpose as a payment keeps. */
const LONGEST_REFERENCE = 140

/**
 * Books an entry of the bank as the sum of a block. Only inside inTx.
 * @throws 404, 409 `banking.collection_differs` when the sum is another one by now
 */
export async function bookSum(
  company: CompanyScope,
  { collectionId, block }: { collectionId: string; block: number },
  { id, on, amount, currency, reference }: CreditedEntry
) {
  const awaited = await awaitedSums(company)
  const sum = awaited.find((one) => one.collectionId === collectionId && one.block === block)
  if (sum?.amount !== amount || sum.currency !== currency) {
    throw conflict('banking.collection_differs')
  }
  await bookDebits(company, collectionId, {
    on,
    block,
    entryId: id,
    reference: reference.slice(0, LONGEST_REFERENCE).toWellFormed(),
  })
}

/** Takes back what an entry has booked: the payments are removed and the sum is awaited again. Only inside inTx. */
export async function releaseSum(company: CompanyReference, entryId: string) {
  const debits = await DirectDebit.of(company).where('entryId', entryId).orderBy('invoiceId')
  for (const debit of debits) {
    if (debit.paymentId) await removePayment(company, debit.paymentId)
    else await debit.merge({ entryId: null, creditedOn: null }).save()
  }
}
