import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { isLost, type PaymentHistory } from '#modules/ledger/rules/payment_behaviour'

/** Habits change: no more than the latest are looked at. */
const LATEST = 200

const CLOSED = `
  select latest.date_on, latest.due_on, latest.total, latest.written_off, max(settlements.settled_on) as paid_on
  from (
    select company_id, id, date_on, due_on, total, written_off from invoices
    where company_id = ? and client_id = ? and status = 'Paid' and kind = 'invoice'
    order by created_at desc, id desc limit ${LATEST}
  ) as latest
  left join settlements on settlements.company_id = latest.company_id and settlements.invoice_id = latest.id
    and settlements.kind in ('payment', 'credit')
  group by latest.id, latest.date_on, latest.due_on, latest.total, latest.written_off`

interface ClosedRow {
  date_on: string
  due_on: string | null
  total: StoredInteger
  written_off: StoredInteger
  /** Null when no money came. */
  paid_on: string | null
}

/** The outcome of the latest closed invoices of a client. */
export async function paymentHistoryOf(
  { id }: CompanyReference,
  clientId: string
): Promise<PaymentHistory> {
  const rows = await readRows<ClosedRow>(CLOSED, [id, clientId])
  const lost = rows.filter((row) =>
    isLost({ total: moneyFromRow(row.total), writtenOff: moneyFromRow(row.written_off) })
  )
  const paid = rows.filter((row) => !lost.includes(row))
  return {
    paid: paid.flatMap(({ date_on: dateOn, due_on: dueOn, paid_on: paidOn }) =>
      paidOn === null ? [] : { dateOn, dueOn, paidOn }
    ),
    lost: lost.length,
  }
}
