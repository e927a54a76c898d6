import type { Day } from '#core/clock'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { type Minor, NOTHING } from '#core/money/minor'
import { SEPA_CURRENCY } from '#core/sepa/payment_parts'
import type { Collection } from '#modules/collections/models/collection'
import type { DirectDebit } from '#modules/collections/models/direct_debit'
import type { DebitReturnInput } from '#modules/collections/validators/collection'
import { amountIn, Invoice, noteDebitReturn, removePayment } from '#modules/invoicing/public'
import { type DebitPlace, lockDebit } from './lock_debit.js'
import { paidOnOf } from './paid_on_of.js'
import { recordCollection } from './record_collection.js'
import { spendFees } from './return_fees.js'

/**
 * Notes that a direct debit came back: its payment is undone, the client has to transfer the money, and the bank's fees
 * become an expense. Only inside inTx.
 * @throws 404, 409 `already_withdrawn`, `already_returned`, 422 `before_collection`
 */
export async function returnDebit(
  company: CompanyScope,
  place: DebitPlace,
  { date, reason, fees }: DebitReturnInput
) {
  const { debit, collection } = await lockDebit(company, place)
  assertReturnable(debit, collection, date)
  const cost = fees ? amountIn(SEPA_CURRENCY, fees, 'fees') : NOTHING
  await markReturned(company, debit, { on: date, reason, fees: cost, entryId: null })
  await recordCollection(collection, 'collection.debit_returned')
  return collection
}

/** @throws 409 `already_withdrawn`, `already_returned`, 422 `before_collection` */
export function assertReturnable(debit: DirectDebit, collection: Collection, on: Day) {
  if (collection.state === 'withdrawn') throw conflict('collections.already_withdrawn')
  if (debit.returnedOn) throw conflict('collections.already_returned')
  if (on < debit.collectOn) throw new FieldError('date', 'collections.before_collection')
}

/** How a direct debit came back; `fees` in cents. */
export interface DebitReturn {
  on: Day
  reason: string
  fees: Minor
  /** The bank entry by which the money left. */
  entryId: string | null
}

/**
 * Undoes the payment of a direct debit and opens its invoice. The day of the credit and its entry stay known, so that
 * the return can be taken back. Only inside inTx, with debit, invoice and collection locked.
 */
export async function markReturned(
  company: CompanyScope,
  debit: DirectDebit,
  { on, reason, fees, entryId }: DebitReturn
) {
  const creditEntryId = debit.entryId
  const creditedOn = await paidOnOf(company, debit.paymentId)
  if (debit.paymentId) await removePayment(company, debit.paymentId)
  const feesExpenseId = await spendFees(company, debit, { fees, on })
  // The removal has changed the row below the model.
  await debit.refresh()
  await debit
    .merge({ entryId: creditEntryId, creditedOn, feesExpenseId })
    .merge({ returnedOn: on, returnReason: reason, returnFees: fees, returnEntryId: entryId })
    .save()
  await noteDebitReturn(await Invoice.lockIn(company, debit.invoiceId), on, reason)
}
