import { type Day, now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { boundInteger } from '#core/money/columns'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { type CreditRow, grantCredit } from '#modules/invoicing/settlement/grant_credit'
import type { PaymentRow } from '#modules/invoicing/settlement/payment'
import { settle } from '#modules/invoicing/settlement/settle'

/** Money that came. */
export interface ReceivedMoney {
  companyId: string
  /** Null without a client record. */
  clientId: string | null
  clientName: string
  currency: string
  amount: Minor
  on: Day
  method?: string | null
  note?: string | null
  reference?: string | null
}

/** The share of a payment for one invoice. */
export interface PaymentShare {
  /** Locked, and in the currency of the payment. */
  invoice: Invoice
  amount: Minor
  /** Early-payment discount on top of the amount. */
  skonto?: Minor
}

/**
 * Records money received and settles invoices with it; the remainder becomes credit of the client. Only inside inTx.
 * @param shares together at most the amount
 * @throws 409 `not_payable`, `payment_exceeds_open` as `settle`
 */
export async function takePayment(
  money: ReceivedMoney,
  shares: PaymentShare[]
): Promise<{ payment: PaymentRow; credit?: CreditRow }> {
  const payment = await keepPayment(money)
  const source = { paymentId: payment.id }
  const common = { on: money.on, ...source }
  for (const { invoice, amount, skonto = NOTHING } of shares) {
    const { method } = payment
    if (amount > 0n) {
      await settle(invoice, { kind: 'payment', amount, ...common, details: { method } })
    }
    if (skonto > 0n) await settle(invoice, { kind: 'skonto', amount: skonto, ...common })
  }
  const rest = minor(money.amount - sum(shares.map(({ amount }) => amount)))
  if (rest < 0n) throw new RangeError('More of a payment was given to invoices than came.')
  return {
    payment,
    ...(rest > 0n && { credit: await grantCredit({ ...money, amount: rest, source }) }),
  }
}

async function keepPayment(money: ReceivedMoney): Promise<PaymentRow> {
  const payment = {
    company_id: money.companyId,
    id: newId(),
    client_id: money.clientId,
    client_name: money.clientName,
    currency: money.currency,
    amount: money.amount,
    paid_on: money.on,
    method: money.method ?? 'bankTransfer',
    note: money.note ?? '',
    reference: money.reference ?? '',
    created_at: now(),
  }
  await insertRows('payments', [{ ...payment, amount: boundInteger(money.amount) }])
  return payment
}
