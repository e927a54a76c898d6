import { today } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { type Minor, minor, moneyOf, NOTHING } from '#core/money/minor'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { assertSkonto } from '#modules/invoicing/settlement/assert_skonto'
import type { PaymentRow } from '#modules/invoicing/settlement/payment'
import { assertPayable, assertWithinOpen } from '#modules/invoicing/settlement/settle'
import { takePayment } from '#modules/invoicing/settlement/take_payment'
import { openAmount } from '#modules/invoicing/transformers/invoice_row_transformer'

export interface PaymentInput {
  amount: Decimal
  date?: string | null
  method?: string | null
  note?: string | null
  reference?: string | null
  /** Early-payment discount taken by the payer. */
  skonto?: Decimal | null
  /** Skonto is accepted although its last day has passed. */
  acceptLateSkonto?: boolean
  /** Destination of the excess over the open amount; without it an overpayment is refused. */
  overpayment?: 'credit' | null
}

/**
 * Records money received for an issued invoice. Only inside inTx.
 * @param invoice locked, so that concurrent payments cannot exceed the open amount together
 * @throws 409 `payment_exceeds_open` with `open`, 409 `not_payable`, 409 as assertSkonto, 422 for an amount the
 * currency cannot have
 */
export async function recordPayment(
  company: CompanyScope,
  invoice: Invoice,
  input: PaymentInput
): Promise<PaymentRow> {
  const { companyId, clientId, clientName, currency } = invoice
  const amount = amountIn(currency, input.amount, 'amount')
  const skonto = input.skonto ? amountIn(currency, input.skonto, 'skonto') : NOTHING
  const on = input.date ?? today(company.timeZone)
  assertPayable(invoice)
  if (skonto > 0n) {
    await assertSkonto(invoice, { skonto, on, isLateAccepted: input.acceptLateSkonto ?? false })
  }
  const room = minor(openAmount(invoice) - skonto)
  if (input.overpayment !== 'credit') assertWithinOpen(invoice, minor(amount + skonto))

  const { method, note, reference } = input
  const money = { companyId, clientId, clientName, currency, amount, on, method, note, reference }
  const share = { invoice, amount: amount < room ? amount : room, skonto }
  return (await takePayment(money, [share])).payment
}

/** @throws 422 `amount_too_precise` at the field */
export function amountIn(currency: string, given: Decimal, field: string): Minor {
  try {
    return moneyOf(given, currency)
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error
    throw new FieldError(field, 'invoicing.amount_too_precise', { values: { currency } })
  }
}
