import { conflict, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { Collection } from '#modules/collections/models/collection'
import { DirectDebit } from '#modules/collections/models/direct_debit'
import { Invoice, noteRenewedCollection, openAmount } from '#modules/invoicing/public'
import { recordCollection } from './record_collection.js'

/**
 * Lets an invoice be part of another file after its direct debit came back: the client does not have to transfer the
 * money any more. Only inside inTx.
 * @throws 404, 409 `not_returned`, `nothing_left`
 */
export async function collectAgain(
  company: CompanyScope,
  { id, debitId }: { id: string; debitId: string }
) {
  const named = await DirectDebit.one(company, debitId)
  if (named?.collectionId !== id) throw notFound()
  const invoice = await Invoice.lockIn(company, named.invoiceId)
  const collection = await Collection.lockIn(company, id)
  const debit = await DirectDebit.oneLocked(company, debitId)
  if (!debit?.returnedOn || !debit.heldInvoiceId) throw conflict('collections.not_returned')
  if (openAmount(invoice) <= 0n) throw conflict('collections.nothing_left')
  await debit.merge({ heldInvoiceId: null }).save()
  await noteRenewedCollection(invoice)
  await recordCollection(collection, 'collection.debit_renewed')
  return collection
}
