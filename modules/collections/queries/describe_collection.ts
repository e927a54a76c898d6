import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Collection } from '#modules/collections/models/collection'
import { DirectDebit } from '#modules/collections/models/direct_debit'
import {
  transformCollection,
  transformDebit,
} from '#modules/collections/transformers/collection_transformer'
import { Invoice } from '#modules/invoicing/public'

/** A collection with its direct debits and what their invoices still ask for. */
export async function describeCollection(company: CompanyReference, collection: Collection) {
  const debits = await DirectDebit.ofCollection(company, collection.id)
  const ids = debits.map(({ invoiceId }) => invoiceId)
  const invoices = await Invoice.of(company).whereIn('id', ids)
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  return {
    ...transformCollection(collection),
    debits: debits.map((debit) => transformDebit(debit, byId.get(debit.invoiceId))),
  }
}
