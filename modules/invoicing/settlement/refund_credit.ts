import { type Day, now, today } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { boundInteger, moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import { amountForAudit } from '#modules/documents/public'
import { type CreditRow, recordCreditChange } from '#modules/invoicing/settlement/grant_credit'
import { giveBack, lockCredit, spendCredit } from '#modules/invoicing/settlement/move_credit'
import { amountIn } from '#modules/invoicing/settlement/record_payment'

/** How money went back to a client: today and by bank transfer by default. */
export interface RefundDetails {
  date?: Day | null
  method?: string | null
  note?: string | null
}

/** A row of `credit_refunds`. */
export interface RefundRow {
  id: string
  credit_id: string
  currency: string
  amount: StoredInteger
  refunded_on: Day
  method: string
  note: string
  created_at: number
}

const REFUND = 'select * from credit_refunds where company_id = ? and id = ? and credit_id = ?'

/** Pays credit back to a client. Only inside inTx. @throws 404, 409 `credit_exceeded` with `remaining` */
export async function refundCredit(
  company: CompanyScope,
  id: string,
  input: RefundDetails & { amount: Decimal }
) {
  const credit = await lockCredit(company, id)
  const amount = amountIn(credit.currency, input.amount, 'amount')
  await payBack(company, credit, { ...input, amount })
}

/** The same for an amount that is known. @param credit locked @throws 409 `credit_exceeded` with `remaining` */
export async function payBack(
  company: CompanyScope,
  credit: CreditRow,
  { amount, date, method, note }: RefundDetails & { amount: Minor }
) {
  const { id, currency } = credit
  await spendCredit(credit, amount)
  const refund = {
    company_id: company.id,
    id: newId(),
    credit_id: id,
    currency,
    amount: boundInteger(amount),
    refunded_on: date ?? today(company.timeZone),
    method: method ?? 'bankTransfer',
    note: note ?? '',
    created_at: now(),
  }
  await insertRows('credit_refunds', [refund])
  await recordCreditChange(credit, 'credit.refunded', {
    refundId: refund.id,
    client: credit.client_name,
    date: refund.refunded_on,
    method: refund.method,
    ...amountForAudit(amount, currency),
  })
}

/** Takes a refund back that was recorded by mistake; the audit log keeps what it was. Only inside inTx. @throws 404 */
export async function removeRefund(company: CompanyScope, id: string, refundId: string) {
  const credit = await lockCredit(company, id)
  const key = [company.id, refundId, id]
  const [refund] = await readRows<RefundRow>(REFUND, key)
  if (!refund) throw notFound()
  const gone = 'delete from credit_refunds where company_id = ? and id = ?'
  assertOneRow(await changeRows(gone, [company.id, refundId]))
  const amount = moneyFromRow(refund.amount)
  await giveBack(credit, amount)
  await recordCreditChange(credit, 'credit.refund_removed', {
    refundId,
    client: credit.client_name,
    date: refund.refunded_on,
    method: refund.method,
    note: refund.note,
    ...amountForAudit(amount, credit.currency),
  })
}
