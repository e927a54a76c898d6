import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { PaymentRow } from '#modules/invoicing/public'
import { transformPaymentWithParts } from '#modules/payments/transformers/payment_transformer'
import { allocationsOf, creditsLeftBy } from './payment_parts.js'

const PAYMENT = 'select * from payments where company_id = ? and id = ?'

/** @throws 404 when it is not there or not this company's */
export async function findPayment(company: CompanyReference, id: string): Promise<PaymentRow> {
  const [payment] = await readRows<PaymentRow>(PAYMENT, [company.id, id])
  if (!payment) throw notFound()
  return payment
}

/** Payments with what became of them, in the order in which they came. */
export async function describePayments(company: CompanyReference, payments: PaymentRow[]) {
  const ids = payments.map(({ id }) => id)
  const [allocations, credits] = await Promise.all([
    allocationsOf(company, ids),
    creditsLeftBy(company, ids),
  ])
  return payments.map((payment) =>
    transformPaymentWithParts(payment, {
      allocations: allocations.filter(({ payment_id }) => payment_id === payment.id),
      credit: credits.find(({ payment_id }) => payment_id === payment.id),
    })
  )
}

/** One payment with its use. */
export async function describePayment(company: CompanyReference, payment: PaymentRow) {
  const [described] = await describePayments(company, [payment])
  return described
}
