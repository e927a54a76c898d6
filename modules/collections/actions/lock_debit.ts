import { notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { Collection } from '#modules/collections/models/collection'
import { DirectDebit } from '#modules/collections/models/direct_debit'
import { Invoice } from '#modules/invoicing/public'

/** A direct debit in its file. */
export interface DebitPlace {
  /** The id of the file. */
  id: string
  debitId: string
}

/** Locks a direct debit with its invoice and its file, in the order of all changes. Only inside inTx. @throws 404 */
export async function lockDebit(company: CompanyScope, { id, debitId }: DebitPlace) {
  const named = await DirectDebit.one(company, debitId)
  if (named?.collectionId !== id) throw notFound()
  const invoice = await Invoice.lockIn(company, named.invoiceId)
  const collection = await Collection.lockIn(company, id)
  const debit = await DirectDebit.oneLocked(company, debitId)
  if (!debit) throw notFound()
  return { debit, invoice, collection }
}
