import { FieldError } from '#core/errors/app_error'
import { moneyFromRow } from '#core/money/columns'
import { minor, NOTHING, sum } from '#core/money/minor'
import { saidAmount } from '#core/money/said'
import { deductionsOf } from '#modules/invoicing/down_payments/deduction_rows'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { settlementsOf } from '#modules/invoicing/queries/invoice_parts'
import { lowersTax } from '#modules/invoicing/settlement/settlement'
import { givenBackOf } from './given_back.js'

/**
 * Amounts taken off by Skonto or a write-off were never paid: giving them back too would pay out money that never came
 * in, and lower its VAT twice. Checked after the credit note is written, since only then its VAT is final.
 * @throws 422 `credit_exceeds_paid` with the largest possible credit note
 */
export async function assertPaidFor(invoice: Invoice, note: Invoice) {
  if (invoice.reduced === NOTHING) return
  const settlements = await settlementsOf(invoice)
  const lowered = sum(
    settlements.filter(({ kind }) => lowersTax(kind)).map(({ amount }) => moneyFromRow(amount))
  )
  // Credit notes alone may exceed the invoice by a minor unit, as the VAT of each is rounded.
  if (lowered === NOTHING) return
  const deductions = invoice.stage === 'final' ? await deductionsOf(invoice) : []
  const whole = minor(invoice.total + sum(deductions.map(({ total }) => total)))
  const back = (await givenBackOf(invoice.companyId, [invoice.id])).get(invoice.id) ?? NOTHING
  if (back <= whole - lowered) return
  const most = minor(whole - lowered - back - note.total)
  throw new FieldError('lines', 'invoicing.credit_exceeds_paid', {
    values: { most: saidAmount(most, note.currency) },
  })
}
