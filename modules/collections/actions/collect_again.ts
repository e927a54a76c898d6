import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { noteRenewedCollection, openAmount } from '#modules/invoicing/public'
import { type DebitPlace, lockDebit } from './lock_debit.js'
import { recordCollection } from './record_collection.js'

/**
 * Lets an invoice be part of another file after its direct debit came back: the client does not have to transfer the
 * money any more. Only inside inTx.
 * @throws 404, 409 `not_returned`, `nothing_left`
 */
export async function collectAgain(company: CompanyScope, place: DebitPlace) {
  const { debit, invoice, collection } = await lockDebit(company, place)
  if (!debit.returnedOn || !debit.heldInvoiceId) throw conflict('collections.not_returned')
  if (openAmount(invoice) <= 0n) throw conflict('collections.nothing_left')
  await debit.merge({ heldInvoiceId: null }).save()
  await noteRenewedCollection(invoice)
  await recordCollection(collection, 'collection.debit_renewed')
  return collection
}
