import { conflict } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Collection } from '#modules/collections/models/collection'
import { DirectDebit } from '#modules/collections/models/direct_debit'
import { endsMandate } from '#modules/collections/rules/sequence'
import { Invoice, noteCollection } from '#modules/invoicing/public'
import { noteUse } from '#modules/mandates/public'
import { recordCollection } from './record_collection.js'

/**
 * Takes a file back that the bank has not been given or has been asked to drop: its invoices can be in another one, and
 * its mandates are as they were before. Only inside inTx.
 * @throws 404, 409 `already_withdrawn`, `already_collected`
 */
export async function withdrawCollection(company: CompanyReference, id: string) {
  const debits = await DirectDebit.ofCollection(company, id)
  const invoices = await Invoice.lockAll(
    company,
    debits.map(({ invoiceId }) => invoiceId)
  )
  const collection = await Collection.lockIn(company, id)
  if (collection.state === 'withdrawn') throw conflict('collections.already_withdrawn')
  const current = await DirectDebit.ofCollection(company, id)
  if (current.some(({ paymentId, returnedOn }) => paymentId || returnedOn)) {
    throw conflict('collections.already_collected')
  }
  await collection.merge({ state: 'withdrawn' }).save()
  for (const debit of current) await debit.merge({ heldInvoiceId: null }).save()
  for (const invoice of invoices.values()) await noteCollection(invoice, null)
  for (const mandateId of new Set(current.map((debit) => debit.mandateId))) {
    await noteUse(company, mandateId, await lastUse(company, mandateId))
  }
  await recordCollection(collection, 'collection.withdrawn')
  return collection
}

/** The last direct debit by a mandate that is in a file, or that came back and is in another one now. */
async function lastUse(company: CompanyReference, mandateId: string) {
  const last = await DirectDebit.of(company)
    .where('mandateId', mandateId)
    .where((query) => query.whereNotNull('heldInvoiceId').orWhereNotNull('returnedOn'))
    .orderBy('collectOn', 'desc')
    .orderBy('id', 'desc')
    .first()
  return {
    lastUsedOn: last?.collectOn ?? null,
    isEnded: last !== null && endsMandate(last.sequence),
  }
}
