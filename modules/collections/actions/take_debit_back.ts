import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { minor } from '#core/money/minor'
import { SEPA_CURRENCY } from '#core/sepa/payment_parts'
import type { ReturnEntry } from '#modules/banking/public'
import { DirectDebit } from '#modules/collections/models/direct_debit'
import { lockDebit } from './lock_debit.js'
import { recordCollection } from './record_collection.js'
import { assertReturnable, markReturned } from './return_debit.js'
import { undoReturn } from './undo_return.js'

/**
 * Marks a direct debit as returned by a bank entry; what left beyond its amount are the bank's fees. A return that was
 * recorded by hand is only linked: its entry has to have its amount, with the recorded fees or without. Only inside inTx.
 * @returns the expense of the fees in this entry
 * @throws 404, 409 `banking.return_differs`, `already_withdrawn`, `already_returned`, 422 `before_collection`
 */
export async function takeBack(
  company: CompanyScope,
  { collectionId, debitId }: { collectionId: string; debitId: string },
  { id: entryId, on, amount, currency, reason }: ReturnEntry
): Promise<string | null> {
  const { debit, collection } = await lockDebit(company, { id: collectionId, debitId })
  const fees = minor(amount - debit.amount)
  if (currency !== SEPA_CURRENCY || fees < 0n) throw conflict('banking.return_differs')
  const isByHand = debit.returnedOn !== null && debit.returnEntryId === null
  if (isByHand) {
    if (fees !== 0n && fees !== debit.returnFees) throw conflict('banking.return_differs')
    await debit.merge({ returnEntryId: entryId, isReturnLinked: true }).save()
  } else {
    assertReturnable(debit, collection, on)
    await markReturned(company, debit, { on, reason, fees, entryId })
    // A direct debit that came back had been handed in.
    await collection.merge({ state: 'sent' }).save()
  }
  await recordCollection(collection, 'collection.debit_returned')
  return fees > 0n ? debit.feesExpenseId : null
}

/** Undoes what an entry has taken back; a return recorded by hand stays. Only inside inTx. @throws 409 `collected_again` */
export async function giveBack(company: CompanyScope, entryId: string) {
  for (const { collectionId, id: debitId } of await DirectDebit.of(company)
    .where('returnEntryId', entryId)
    .orderBy('id')) {
    const { debit, collection } = await lockDebit(company, { id: collectionId, debitId })
    if (debit.isReturnLinked) {
      await debit.merge({ returnEntryId: null, isReturnLinked: false }).save()
      await recordCollection(collection, 'collection.return_unlinked')
    } else {
      await undoReturn(company, { id: collectionId, debitId })
    }
  }
}
