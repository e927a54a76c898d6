import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { NOTHING } from '#core/money/minor'
import { dropExpense } from '#modules/expenses/public'
import { Invoice, noteReturnUndone } from '#modules/invoicing/public'
import { bookDebit } from './book_debits.js'
import { type DebitPlace, lockDebit } from './lock_debit.js'
import { recordCollection } from './record_collection.js'

/**
 * Undoes the return of a direct debit: the money counts as received again on its day, the invoice is paid, and the
 * expense of the fees is deleted. A later transfer of the client becomes credit. Only inside inTx.
 * @throws 404, 409 `nothing_returned`, `collected_again`, and as the deletion of the expense
 */
export async function undoReturn(company: CompanyScope, place: DebitPlace) {
  const { debit, collection } = await lockDebit(company, place)
  if (!debit.returnedOn) throw conflict('collections.nothing_returned')
  if (!debit.heldInvoiceId) throw conflict('collections.collected_again')
  const { creditedOn, entryId, feesExpenseId } = debit
  if (feesExpenseId) await dropExpense(company, feesExpenseId)
  await debit
    .merge({ returnedOn: null, returnReason: '', returnFees: NOTHING, creditedOn: null })
    .merge({ returnEntryId: null, isReturnLinked: false, feesExpenseId: null })
    .save()
  const invoice = await Invoice.lockIn(company, debit.invoiceId)
  await noteReturnUndone(invoice)
  if (creditedOn) await bookDebit(debit, invoice, { on: creditedOn, entryId: entryId ?? undefined })
  await recordCollection(collection, 'collection.return_undone')
  return collection
}
