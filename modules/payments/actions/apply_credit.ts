import { today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { conflict, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { moneyFromRow } from '#core/money/columns'
import {
  amountIn,
  type CreditRow,
  giveBack,
  Invoice,
  lockCredit,
  type SettlementRow,
  settle,
  spendCredit,
  unsettle,
} from '#modules/invoicing/public'
import type { ApplicationInput } from '#modules/payments/validators/credit'

const APPLICATION = 'select * from settlements where company_id = ? and id = ? and credit_id = ?'

/**
 * Settles an open invoice of a client with the client's credit. Only inside inTx.
 * @throws 404, 409 `other_client`, `other_currency`, `credit_exceeded` with `remaining`, 409 as settle
 */
export async function applyCredit(company: CompanyScope, id: string, input: ApplicationInput) {
  const invoice = await Invoice.lockIn(company, input.invoiceId)
  const credit = await lockCredit(company, id)
  assertSameParty(credit, invoice)
  const amount = amountIn(credit.currency, input.amount, 'amount')
  await spendCredit(credit, amount)
  const on = input.date ?? today(company.timeZone)
  await settle(invoice, { kind: 'credit', amount, on, creditId: id })
}

/** Takes credit back that was used for an invoice, which asks for it again. Only inside inTx. @throws 404 */
export async function withdrawCredit(company: CompanyScope, id: string, settlementId: string) {
  const key = [company.id, settlementId, id]
  const [application] = await readRows<SettlementRow>(APPLICATION, key)
  if (!application) throw notFound()
  const invoice = await Invoice.lockIn(company, application.invoice_id)
  const credit = await lockCredit(company, id)
  await unsettle(invoice, application)
  await giveBack(credit, moneyFromRow(application.amount))
}

function assertSameParty(credit: CreditRow, invoice: Invoice) {
  if (credit.client_id === null || credit.client_id !== invoice.clientId) {
    throw conflict('payments.other_client')
  }
  if (credit.currency !== invoice.currency) throw conflict('payments.other_currency')
}
