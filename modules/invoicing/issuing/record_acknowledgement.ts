import { recordChange } from '#modules/invoicing/actions/record_change'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** Records in the audit log that a document was issued despite serious doubts. Only inside inTx. */
export async function recordAcknowledgement(invoice: Invoice, rules: readonly string[]) {
  if (rules.length === 0) return
  const { number } = invoice
  await recordChange(invoice, 'invoice.doubts_acknowledged', { number, rules: rules.join(', ') })
}
