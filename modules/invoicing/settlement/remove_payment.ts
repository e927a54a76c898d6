import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { conflict, notFound } from '#core/errors/app_error'
import { moneyFromRow } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { amountForAudit } from '#modules/documents/public'
import { paymentRemoval } from '#modules/invoicing/happenings'
import { Invoice } from '#modules/invoicing/models/invoice'
import { type CreditRow, recordCreditChange } from '#modules/invoicing/settlement/grant_credit'
import type { PaymentRow } from '#modules/invoicing/settlement/payment'
import { unsettle } from '#modules/invoicing/settlement/settle'
import type { SettlementRow } from '#modules/invoicing/settlement/settlement'

const PAYMENT = 'select * from payments where company_id = ? and id = ?'
const SETTLEMENTS = 'select * from settlements where company_id = ? and payment_id = ? order by id'
const CREDIT = 'select * from client_credits where company_id = ? and payment_id = ?'

/**
 * Removes a payment that was recorded by mistake or has bounced: the invoices it settled are open again, and its
 * Skonto and the credit from it are gone. The audit log keeps the payment. Only inside inTx.
 * @throws 404, 409 `credit_used` when credit from it was used already
 * @returns the invoices whose open amount has grown
 */
export async function removePayment(company: CompanyReference, id: string): Promise<Invoice[]> {
  const key = [company.id, id]
  const [payment] = await readRows<PaymentRow>(PAYMENT + lock(), key)
  if (!payment) throw notFound()
  const settlements = await readRows<SettlementRow>(SETTLEMENTS, key)
  const invoices = await Invoice.lockAll(
    company,
    settlements.map(({ invoice_id }) => invoice_id)
  )
  const [credit] = await readRows<CreditRow>(CREDIT + lock(), key)

  for (const settlement of settlements) {
    const invoice = invoices.get(settlement.invoice_id)
    if (!invoice) throw notFound()
    const { method, note } = payment
    await unsettle(
      invoice,
      settlement,
      settlement.kind === 'payment' ? { method, note } : undefined
    )
  }
  if (credit) await takeCreditBack(credit)
  await paymentRemoval.announce(payment)
  assertOneRow(await changeRows('delete from payments where company_id = ? and id = ?', key))
  return [...invoices.values()]
}

/** @throws 409 `credit_used` */
async function takeCreditBack(credit: CreditRow) {
  const { company_id, id, currency } = credit
  const amount = moneyFromRow(credit.amount)
  if (moneyFromRow(credit.remaining) < amount) throw conflict('invoicing.credit_used')
  const gone = 'delete from client_credits where company_id = ? and id = ?'
  assertOneRow(await changeRows(gone, [company_id, id]))
  await recordCreditChange(credit, 'credit.taken_back', {
    client: credit.client_name,
    ...amountForAudit(amount, currency),
  })
}
