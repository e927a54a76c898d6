import { type Day, today } from '#core/clock'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { type Minor, minor, moneyNumber, NOTHING, sum } from '#core/money/minor'
import { saidAmount } from '#core/money/said'
import { Client } from '#modules/clients/public'
import {
  amountIn,
  assertSkonto,
  Invoice,
  type PaymentShare,
  takePayment,
} from '#modules/invoicing/public'
import type { AllocationInput, ClientPaymentInput } from '#modules/payments/validators/payment'

/**
 * Records money received from a client for several of its invoices, or as credit. Only inside inTx.
 * @throws 422 `client_unknown`, `invoice_unknown`, `other_client`, `other_currency`, 409 `allocated_too_much`,
 *   409 `amount_left_over` with `left` unless the rest may become credit, 409 as settle and assertSkonto
 */
export async function takeClientPayment(company: CompanyScope, input: ClientPaymentInput) {
  const { currency, method, note, reference } = input
  // Locked: a merge would move its account from under the payment.
  const client = await Client.oneLocked(company, input.clientId)
  if (!client || client.mergedIntoId) throw new FieldError('clientId', 'payments.client_unknown')
  const on = input.date ?? today(company.timeZone)
  const amount = amountIn(currency, input.amount, 'amount')
  const shares = await readShares(company, client, input)
  assertAddsUp(amount, shares, input)
  for (const [index, { invoice, skonto = NOTHING }] of shares.entries()) {
    await assertOffered(invoice, skonto, { on, ...input.allocations[index] })
  }
  const payer = { companyId: company.id, clientId: client.id, clientName: client.name }
  return takePayment({ ...payer, currency, amount, on, method, note, reference }, shares)
}

/** The invoices of a payment, locked, with the share of each. */
async function readShares(
  company: CompanyScope,
  client: Client,
  { currency, allocations }: ClientPaymentInput
): Promise<PaymentShare[]> {
  const ids = allocations.map(({ invoiceId }) => invoiceId)
  const known = await Invoice.of(company).whereIn('id', ids).select('id')
  const knownIds = new Set(known.map(({ id }) => id))
  for (const [index, id] of ids.entries()) {
    if (!knownIds.has(id)) throw new FieldError(fieldOf(index), 'payments.invoice_unknown')
  }

  const invoices = await Invoice.lockAll(company, ids)
  return allocations.flatMap(({ invoiceId, amount, skonto }, index) => {
    const invoice = invoices.get(invoiceId)
    if (!invoice) return []
    if (invoice.clientId !== client.id)
      throw new FieldError(fieldOf(index), 'payments.other_client')
    if (invoice.currency !== currency)
      throw new FieldError(fieldOf(index), 'payments.other_currency')
    return {
      invoice,
      amount: amountIn(currency, amount, `allocations.${index}.amount`),
      skonto: skonto ? amountIn(currency, skonto, `allocations.${index}.skonto`) : NOTHING,
    }
  })
}

const fieldOf = (index: number) => `allocations.${index}.invoiceId`

function assertAddsUp(amount: Minor, shares: PaymentShare[], input: ClientPaymentInput) {
  const { currency, overpayment } = input
  const rest = minor(amount - sum(shares.map((share) => share.amount)))
  if (rest < 0n) throw conflict('payments.allocated_too_much')
  if (rest === 0n || overpayment === 'credit') return
  throw conflict('payments.amount_left_over', {
    values: { left: saidAmount(rest, currency) },
    extra: { left: moneyNumber(rest, currency) },
  })
}

async function assertOffered(
  invoice: Invoice,
  skonto: Minor,
  { on, acceptLateSkonto }: Pick<AllocationInput, 'acceptLateSkonto'> & { on: Day }
) {
  if (skonto === NOTHING) return
  await assertSkonto(invoice, { skonto, on, isLateAccepted: acceptLateSkonto ?? false })
}
