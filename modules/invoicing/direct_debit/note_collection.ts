import type { Day } from '#core/clock'
import { recordChange } from '#modules/invoicing/actions/record_change'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** Keeps the day of the file that collects an invoice; null when it left the file. Only inside inTx. @param invoice locked */
export async function noteCollection(invoice: Invoice, collectOn: Day | null) {
  const { number } = invoice
  await invoice.merge({ collectOn }).save()
  if (collectOn)
    await recordChange(invoice, 'invoice.collection_ordered', { number, date: collectOn })
  else await recordChange(invoice, 'invoice.collection_withdrawn', { number })
}

/** Keeps when the direct debit of an invoice came back, and why. Only inside inTx. @param invoice locked */
export async function noteDebitReturn(invoice: Invoice, returnedOn: Day, reason: string) {
  const { number } = invoice
  await invoice.merge({ debitReturnedOn: returnedOn }).save()
  await recordChange(invoice, 'invoice.debit_returned', { number, date: returnedOn, reason })
}

/** The direct debit of an invoice has not come back after all. Only inside inTx. @param invoice locked */
export async function noteReturnUndone(invoice: Invoice) {
  const { number } = invoice
  await invoice.merge({ debitReturnedOn: null }).save()
  await recordChange(invoice, 'invoice.debit_return_undone', { number })
}

/** Lets an invoice be collected once more, as if its direct debit had not come back. Only inside inTx. @param invoice locked */
export async function noteRenewedCollection(invoice: Invoice) {
  const { number } = invoice
  await invoice.merge({ debitReturnedOn: null, collectOn: null }).save()
  await recordChange(invoice, 'invoice.collection_renewed', { number })
}
