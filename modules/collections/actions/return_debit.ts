import { conflict, FieldError, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { decimal, parseDecimal } from '#core/money/decimal'
import { type Minor, moneyText, NOTHING } from '#core/money/minor'
import { SEPA_CURRENCY } from '#core/sepa/payment_parts'
import { Collection } from '#modules/collections/models/collection'
import { DirectDebit } from '#modules/collections/models/direct_debit'
import type { DebitReturnInput } from '#modules/collections/validators/collection'
import { addExpense } from '#modules/expenses/public'
import { amountIn, Invoice, noteDebitReturn, removePayment } from '#modules/invoicing/public'
import { readCompanySettings } from '#modules/settings/public'
import { recordCollection } from './record_collection.js'

/**
 * Notes that a direct debit came back: its payment is undone, the client has to transfer the money, and the bank's fees
 * become an expense. Only inside inTx.
 * @throws 404, 409 `already_withdrawn`, `already_returned`, 422 `before_collection`
 */
export async function returnDebit(
  company: CompanyScope,
  { id, debitId }: { id: string; debitId: string },
  { date, reason, fees }: DebitReturnInput
) {
  const named = await DirectDebit.one(company, debitId)
  if (named?.collectionId !== id) throw notFound()
  const invoice = await Invoice.lockIn(company, named.invoiceId)
  const collection = await Collection.lockIn(company, id)
  const debit = await DirectDebit.oneLocked(company, debitId)
  if (!debit) throw notFound()
  if (collection.state === 'withdrawn') throw conflict('collections.already_withdrawn')
  if (debit.returnedOn) throw conflict('collections.already_returned')
  if (date < debit.collectOn) throw new FieldError('date', 'collections.before_collection')
  const cost = fees ? amountIn(SEPA_CURRENCY, fees, 'fees') : NOTHING

  if (debit.paymentId) await removePayment(company, debit.paymentId)
  await debit
    .merge({ paymentId: null, returnedOn: date, returnReason: reason, returnFees: cost })
    .save()
  await noteDebitReturn(await Invoice.lockIn(company, invoice.id), date, reason)
  if (cost > 0n && company.currency === SEPA_CURRENCY) await spendFees(company, debit, cost, date)
  await recordCollection(collection, 'collection.debit_returned')
  return collection
}

/** The bank's fees as an expense that is paid, which needs no rate of exchange. Such services are exempt from VAT (§ 4 no. 8 UStG). */
async function spendFees(company: CompanyScope, debit: DirectDebit, fees: Minor, date: string) {
  const { bankName } = await readCompanySettings(company)
  const text = (key: string) =>
    translate(company.language, `collections:fees.${key}`, { number: debit.invoiceNumber })
  await addExpense(company, {
    vendor: bankName || text('bank'),
    date,
    paidDate: date,
    currency: SEPA_CURRENCY,
    lines: [
      {
        category: 'bankFees',
        description: text('line'),
        amount: parseDecimal(moneyText(fees, SEPA_CURRENCY)),
        taxRate: decimal(0n),
      },
    ],
    acknowledged: true,
  })
}
