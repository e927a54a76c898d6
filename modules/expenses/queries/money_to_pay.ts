import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

/**
 * An expense and when it is or was paid. `gross` is in minor units of `currency`, less Skonto that was
 * taken, negative for a credit note.
 */
export interface ExpenseToPay {
  id: string
  number: string
  vendor: string
  /** See `foldText`. */
  foldedVendor: string
  currency: string
  gross: Minor
  issuedOn: Day
  dueOn: Day
  paidOn: Day | null
}

interface Row {
  id: string
  number: string
  vendor: string
  folded_vendor: string
  currency: string
  gross: StoredInteger
  skonto: StoredInteger
  took_skonto: boolean | number
  issued_on: Day
  due_on: Day | null
  paid_on: Day | null
}

const COLUMNS =
  'id, number, vendor, folded_vendor, currency, gross, skonto, took_skonto, issued_on, due_on, paid_on from expenses where company_id = ?'
const UNPAID = `select ${COLUMNS} and paid_on is null order by due_on, id`
const PAID = `select ${COLUMNS} and paid_on between ? and ? order by paid_on, id`

/** The expenses that are still to be paid; one without a due date is due on the day of its receipt. */
export const unpaidExpenses = async ({ id }: CompanyReference) =>
  (await readRows<Row>(UNPAID, [id])).map(toPay)

/** The expenses that were paid from a day to a day, both included. */
export const paidExpenses = async (
  { id }: CompanyReference,
  { from, to }: { from: Day; to: Day }
) => (await readRows<Row>(PAID, [id, from, to])).map(toPay)

const toPay = (row: Row): ExpenseToPay => ({
  id: row.id,
  number: row.number,
  vendor: row.vendor,
  foldedVendor: row.folded_vendor,
  currency: row.currency,
  gross: minor(moneyFromRow(row.gross) - (row.took_skonto ? moneyFromRow(row.skonto) : 0n)),
  issuedOn: row.issued_on,
  dueOn: row.due_on ?? row.issued_on,
  paidOn: row.paid_on,
})
