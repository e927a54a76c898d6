import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { boundInteger, moneyFromRow } from '#core/money/columns'
import { type Minor, minor, moneyNumber } from '#core/money/minor'
import { saidAmount } from '#core/money/said'
import { amountForAudit } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import {
  type CreditRow,
  grantCredit,
  recordCreditChange,
} from '#modules/invoicing/settlement/grant_credit'
import { payBack, type RefundDetails } from '#modules/invoicing/settlement/refund_credit'

/** How the money paid for a cancelled invoice is returned. */
export interface MoneyBack extends RefundDetails {
  /** Credit of the client, or paid back already. Only needed when something was received. */
  paid?: 'credit' | 'refund' | null
}

/** @throws 409 `payments_undecided` with `paid` */
export function assertMoneyDecided({ paid, currency }: Invoice, wish: MoneyBack) {
  if (paid <= 0n || wish.paid) return
  throw conflict('invoicing.payments_undecided', {
    values: { paid: saidAmount(paid, currency) },
    extra: { paid: moneyNumber(paid, currency) },
  })
}

/**
 * Turns the payments of a cancelled invoice into credit of the client, whether money or other credit; the client never
 * paid Skonto and write-offs. The payments stay recorded. Only inside inTx, after the invoice is cancelled.
 */
export async function oweMoneyBack(
  company: CompanyScope,
  { companyId, clientId, clientName, currency, paid }: Invoice,
  { cancellation, wish: { paid: choice, ...details } }: { cancellation: Invoice; wish: MoneyBack }
) {
  if (paid <= 0n) return
  const credit = await grantCredit({
    companyId,
    clientId,
    clientName,
    currency,
    amount: paid,
    on: cancellation.dateOn,
    source: { creditNoteId: cancellation.id },
  })
  if (choice === 'refund') await payBack(company, credit, { amount: paid, ...details })
}

const OWED = `
  select credits.* from client_credits as credits
  join invoices on invoices.company_id = credits.company_id and invoices.id = credits.credit_note_id
  where invoices.company_id = ? and invoices.cancels_id = ?`
const LOWER = `
  update client_credits set amount = amount - ?, remaining = remaining - ? where company_id = ? and id = ?`
const GONE = 'delete from client_credits where company_id = ? and id = ?'

/**
 * Money that a cancelled invoice was paid with did not come after all, so the client is owed less. Only inside inTx.
 * @param invoice locked
 * @throws 409 `credit_used` when that credit was used already
 */
export async function oweLess({ companyId, id }: Invoice, amount: Minor) {
  const [credit] = await readRows<CreditRow>(OWED + lock(), [companyId, id])
  if (!credit) throw new Error('A cancelled invoice was paid, and nothing is owed for it.')
  if (moneyFromRow(credit.remaining) < amount) throw conflict('invoicing.credit_used')
  const isAll = minor(moneyFromRow(credit.amount) - amount) === 0n
  const by = boundInteger(amount)
  assertOneRow(
    await (isAll
      ? changeRows(GONE, [companyId, credit.id])
      : changeRows(LOWER, [by, by, companyId, credit.id]))
  )
  await recordCreditChange(credit, 'credit.taken_back', {
    client: credit.client_name,
    ...amountForAudit(amount, credit.currency),
  })
}
