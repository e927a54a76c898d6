import type { Day } from '#core/clock'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** An expense with what a transfer to its vendor needs. `gross` is in minor units of `currency`. */
export interface TransferableExpense {
  id: string
  number: string
  vendor: string
  /** Empty where it is not known. */
  vendorIban: string
  /** The number that the vendor gave the receipt. */
  reference: string
  currency: string
  /** Below zero for a vendor's credit note. */
  gross: Minor
  /** The discount when it is paid until `skontoOn`; 0 without any. */
  skonto: Minor
  skontoOn: Day | null
  dueOn: Day
  paidOn: Day | null
}

interface Row {
  id: string
  number: string
  vendor: string
  vendor_iban: string
  reference: string
  currency: string
  gross: StoredInteger
  skonto: StoredInteger
  skonto_on: Day | null
  issued_on: Day
  due_on: Day | null
  paid_on: Day | null
}

/** More than anybody pays with one file. */
const MOST = 1000

const COLUMNS = `
  select id, number, vendor, vendor_iban, reference, currency, gross, skonto, skonto_on, issued_on,
    due_on, paid_on
  from expenses where company_id = ?`

const UNPAID = `
  ${COLUMNS} and paid_on is null order by coalesce(due_on, issued_on), id limit ${MOST}`

/** The expenses that are still to be paid, the first due first, and vendors' credit notes that lower them. */
export const expensesToTransfer = async ({ id }: CompanyReference) =>
  (await readRows<Row>(UNPAID, [id])).map(toTransfer)

/** Some expenses, kept for the open transaction until it ends. Those of other companies are left out. Only inside inTx. */
export async function lockToTransfer({ id }: CompanyReference, ids: readonly string[]) {
  const marks = ids.map(() => '?').join(', ')
  const sql = `${COLUMNS} and id in (${marks}) order by id${lock()}`
  return (await readRows<Row>(sql, [id, ...ids])).map(toTransfer)
}

const toTransfer = (row: Row): TransferableExpense => ({
  id: row.id,
  number: row.number,
  vendor: row.vendor,
  vendorIban: row.vendor_iban,
  reference: row.reference,
  currency: row.currency,
  gross: moneyFromRow(row.gross),
  skonto: moneyFromRow(row.skonto),
  skontoOn: row.skonto_on,
  dueOn: row.due_on ?? row.issued_on,
  paidOn: row.paid_on,
})
