import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { PaymentAddress } from '#core/sepa/payment_parts'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** A transfer of an order, and its expense as it is now. The address is the creditor's. */
export interface Transfer extends PaymentAddress {
  id: string
  expenseId: string
  expenseNumber: string
  creditor: string
  iban: string
  /** In cents. */
  amount: Minor
  /** The Skonto by which it is less than its expense, in cents. */
  skonto: Minor
  purpose: string
  /** Null for an expense that was deleted since. */
  expense: { paidOn: Day | null; isChanged: boolean } | null
}

interface Row {
  id: string
  expense_id: string
  expense_number: string
  creditor: string
  iban: string
  amount: StoredInteger
  skonto: StoredInteger
  purpose: string
  street: string
  postal_code: string
  city: string
  country: string
  known: string | null
  paid_on: Day | null
  is_changed: number | boolean | null
}

const TRANSFERS = `
  select transfers.id, expense_id, expense_number, creditor, iban, amount, transfers.skonto,
    purpose, street, postal_code, city, country, expenses.id as known, paid_on,
    (gross <> amount + transfers.skonto or vendor_iban <> iban) as is_changed
  from transfers
  left join expenses on expenses.company_id = transfers.company_id and expenses.id = expense_id
  where transfers.company_id = ? and order_id = ? order by position`

/** The transfers of an order, as they are in its file. */
export async function transfersOf({ id }: CompanyReference, orderId: string): Promise<Transfer[]> {
  return (await readRows<Row>(TRANSFERS, [id, orderId])).map((row) => ({
    id: row.id,
    expenseId: row.expense_id,
    expenseNumber: row.expense_number,
    creditor: row.creditor,
    iban: row.iban,
    amount: moneyFromRow(row.amount),
    skonto: moneyFromRow(row.skonto),
    purpose: row.purpose,
    street: row.street,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    expense:
      row.known === null ? null : { paidOn: row.paid_on, isChanged: Boolean(row.is_changed) },
  }))
}
