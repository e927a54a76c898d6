import { writer } from '#core/database/in_tx'
import { isStillReferenced } from '#core/database/transaction_failures'
import { conflict } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { Invoice } from '#modules/invoicing/models/invoice'
import { removeParts } from '#modules/invoicing/queries/invoice_parts'

/**
 * Removes an imported invoice, as long as it has not changed since. Only inside inTx.
 * @throws 404, 409 `imported_changed`, `imported_in_use`, `not_imported` for an invoice issued by Kontor
 */
export async function removeImported(company: CompanyReference, id: string) {
  const invoice = await Invoice.lockIn(company, id)
  if (!invoice.isImported) throw conflict('invoicing.not_imported')
  if (invoice.version > 1) throw conflict('invoicing.imported_changed')
  const { number, documentHash } = invoice
  const owned = { company_id: company.id, invoice_id: id }
  try {
    const settled: { payment_id: string }[] = await writer()
      .from('settlements')
      .where(owned)
      .select('payment_id')
    await writer().from('settlements').where(owned).delete()
    await writer()
      .from('payments')
      .where('company_id', company.id)
      .whereIn(
        'id',
        settled.map((row) => row.payment_id)
      )
      .delete()
    await writer().from('invoice_words').where(owned).delete()
    await removeParts(invoice)
    await invoice.delete()
  } catch (error) {
    if (isStillReferenced(error)) throw conflict('invoicing.imported_in_use')
    throw error
  }
  await recordChange(invoice, 'invoice.import_undone', { number, sha256: documentHash })
}
