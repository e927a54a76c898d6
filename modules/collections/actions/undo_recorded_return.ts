import { notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { unmatchEntry } from '#modules/banking/public'
import { Collection } from '#modules/collections/models/collection'
import { DirectDebit } from '#modules/collections/models/direct_debit'
import type { DebitPlace } from './lock_debit.js'
import { undoReturn } from './undo_return.js'

/**
 * Undoes a return from the page of its file. A bank entry that showed it is opened first, which undoes a return that
 * the entry itself had recorded. Only inside inTx.
 * @throws 404, 409 as undoReturn
 */
export async function undoRecordedReturn(company: CompanyScope, place: DebitPlace) {
  const debit = await DirectDebit.one(company, place.debitId)
  if (debit?.collectionId !== place.id) throw notFound()
  if (debit.returnEntryId) await unmatchEntry(company, debit.returnEntryId)
  const isUndone = debit.returnEntryId !== null && !debit.isReturnLinked
  return isUndone ? Collection.lockIn(company, place.id) : undoReturn(company, place)
}
