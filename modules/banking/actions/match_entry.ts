import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { moneyFromRow } from '#core/money/columns'
import { type Minor, minor, moneyDecimal, sum } from '#core/money/minor'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import { assertState, lockEntry } from '#modules/banking/queries/find_entry'
import type { MatchInput } from '#modules/banking/validators/match'
import { amountIn, Invoice, recordPayment } from '#modules/invoicing/public'
import { allocationsOf, takeClientPayment } from '#modules/payments/public'
import { moveEntry } from './move_entry.js'

/** As much of a purpose as a payment keeps. */
const LONGEST_REFERENCE = 140

/**
 * Books an entry as a payment of invoices, through the usual action for payments. Repeating it the same way changes
 * nothing. Only inside inTx.
 * @throws 404, 409 `wrong_state`, `money_left_account`, `recipients_differ`, and as takeClientPayment
 */
export async function matchEntry(
  company: CompanyScope,
  id: string,
  input: MatchInput
): Promise<BankEntryRow> {
  const entry = await lockEntry(company, id)
  if (entry.state === 'matched' && (await isBookedAs(company, entry, input))) return entry
  assertState(entry, 'open')
  const amount = moneyFromRow(entry.amount)
  if (amount < 0n) throw conflict('banking.money_left_account')
  const payment = await bookPayment(company, { entry, amount, input })
  return moveEntry(entry, { state: 'matched', paymentId: payment.id })
}

async function bookPayment(
  company: CompanyScope,
  { entry, amount, input }: { entry: BankEntryRow; amount: Minor; input: MatchInput }
) {
  const { currency } = entry
  const [first, ...others] = input.allocations
  const payer = first && (await Invoice.one(company, first.invoiceId))
  if (!first || !payer) throw new FieldError('allocations.0.invoiceId', 'payments.invoice_unknown')
  const money = {
    amount: moneyDecimal(amount, currency),
    date: entry.booked_on,
    method: 'bankTransfer',
    reference: (entry.purpose || entry.end_to_end).slice(0, LONGEST_REFERENCE).toWellFormed(),
    overpayment: input.overpayment,
  }
  if (payer.clientId !== null) {
    const { clientId } = payer
    const { allocations } = input
    return (await takeClientPayment(company, { ...money, clientId, currency, allocations })).payment
  }
  // A payer without a client record has one invoice.
  if (others.length > 0) throw new FieldError('allocations.1.invoiceId', 'payments.other_client')
  if (payer.currency !== currency) {
    throw new FieldError('allocations.0.invoiceId', 'payments.other_currency')
  }
  const { skonto, acceptLateSkonto } = first
  const invoice = await Invoice.lockIn(company, payer.id)
  return recordPayment(company, invoice, { ...money, skonto, acceptLateSkonto })
}

/** Whether the payment of an entry equals the request. */
async function isBookedAs(company: CompanyScope, entry: BankEntryRow, { allocations }: MatchInput) {
  const { currency, payment_id } = entry
  if (payment_id === null) return false
  const booked = (await allocationsOf(company, [payment_id])).filter(
    ({ kind }) => kind === 'payment'
  )
  const asked = allocations.map(({ invoiceId, amount }, index) => ({
    invoiceId,
    amount: amountIn(currency, amount, `allocations.${index}.amount`),
  }))
  const isSame = asked.every(({ invoiceId, amount }) =>
    booked.some((one) => one.invoice_id === invoiceId && moneyFromRow(one.amount) === amount)
  )
  const bookedSum = sum(booked.map((one) => moneyFromRow(one.amount)))
  return isSame && bookedSum === minor(sum(asked.map(({ amount }) => amount)))
}
