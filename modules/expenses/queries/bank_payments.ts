import type { Day } from '#core/clock'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { PayableExpense, Period } from '#modules/banking/public'

/** The ones due for the longest; beyond this limit an expense has to be searched by hand. */
const MOST = 3000

interface Row {
  id: string
  number: string
  vendor: string
  vendor_iban: string
  reference: string
  currency: string
  gross: StoredInteger
  skonto: StoredInteger
  took_skonto: boolean | number
  issued_on: Day
  due_on: Day | null
  paid_on: Day | null
  entry_id: string | null
}

const COLUMNS = `
  select expenses.id, expenses.number, vendor, vendor_iban, reference, currency, gross, skonto, took_skonto, issued_on,
    due_on, paid_on,
    expense_bank_payments.entry_id`
const LINKS = `
  left join expense_bank_payments on expense_bank_payments.company_id = expenses.company_id
    and expense_bank_payments.expense_id = expenses.id`
const OF_COMPANY = `${COLUMNS} from expenses ${LINKS} where expenses.company_id = ?`
const UNPAID = `${OF_COMPANY} and paid_on is null order by due_on, expenses.id limit ${MOST}`
const PAID_BY_HAND = `
  ${OF_COMPANY} and paid_on between ? and ? and expense_bank_payments.id is null
  order by paid_on, expenses.id limit ${MOST}`

/** Expenses that an entry of the bank may pay: unpaid, or marked as paid by hand in a period. */
export async function payableExpenses({ id }: CompanyReference, { from, until }: Period) {
  const unpaid = await readRows<Row>(UNPAID, [id])
  const paid = await readRows<Row>(PAID_BY_HAND, [id, from, until])
  return [...unpaid, ...paid].map(toPayable)
}

const marks = (ids: string[]) => ids.map(() => '?').join(', ')

/** The expenses that entries of the bank have paid. */
export async function expensesPaidBy({ id }: CompanyReference, entryIds: string[]) {
  const rows = await readRows<Row>(
    `${COLUMNS} from expense_bank_payments
      join expenses on expenses.company_id = expense_bank_payments.company_id
        and expenses.id = expense_bank_payments.expense_id
      where expense_bank_payments.company_id = ?
        and expense_bank_payments.entry_id in (${marks(entryIds)})
      order by expenses.number`,
    [id, ...entryIds]
  )
  return rows.map(toPayable)
}

/** Expenses with their links, locked until the transaction ends. Only inside inTx. */
export async function lockPayable({ id }: CompanyReference, ids: string[]) {
  const rows = await readRows<Row>(
    `${OF_COMPANY} and expenses.id in (${marks(ids)}) order by expenses.id${lock()}`,
    [id, ...ids]
  )
  return rows.map(toPayable)
}

const toPayable = (row: Row): PayableExpense => ({
  id: row.id,
  number: row.number,
  vendor: row.vendor,
  vendorIban: row.vendor_iban,
  reference: row.reference,
  currency: row.currency,
  gross: moneyFromRow(row.gross),
  skonto: moneyFromRow(row.skonto),
  tookSkonto: Boolean(row.took_skonto),
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  paidOn: row.paid_on,
  entryId: row.entry_id,
})

const LINKS_OF_ENTRY = `
  select expense_id, paid_before_on, took_skonto_before from expense_bank_payments
  where company_id = ? and entry_id = ? order by expense_id`

/** The expenses of an entry and the days that they had been marked as paid before. */
export const linksOfEntry = ({ id }: CompanyReference, entryId: string) =>
  readRows<{
    expense_id: string
    paid_before_on: Day | null
    took_skonto_before: boolean | number
  }>(LINKS_OF_ENTRY, [id, entryId])

const BANK_PAYMENT = `
  select bank_entries.id as _id, bank_entries.booked_on as date from expense_bank_payments
  join bank_entries on bank_entries.company_id = expense_bank_payments.company_id
    and bank_entries.id = expense_bank_payments.entry_id
  where expense_bank_payments.company_id = ? and expense_bank_payments.expense_id = ?`

/** The entry of the bank that paid an expense. */
export async function bankPaymentOf({ id }: CompanyReference, expenseId: string) {
  const [entry = null] = await readRows<{ _id: string; date: Day }>(BANK_PAYMENT, [id, expenseId])
  return entry
}
