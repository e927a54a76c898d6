import { type Day, instantText } from '#core/clock'
import type { Caller } from '#core/http/caller'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import type { CategoryKey } from '#modules/expenses/categories'
import type { ClaimKind, ClaimStatus, Payer } from '#modules/expenses/models/expense_claim'
import type { ReceiptInfo } from '#modules/expenses/receipts/receipt_rows'
import { transformStoredTrip } from './trip_transformer.js'

/** A row of `expense_claims` with the names beside it, from the query builder. */
export interface ClaimRow {
  id: string
  user_id: string
  user_name: string
  kind: ClaimKind
  /** JSON: StoredTrip */
  trip: string | null
  status: ClaimStatus
  paid_by: Payer
  spent_on: Day
  vendor: string
  category: CategoryKey
  note: string
  guests: string
  currency: string
  gross: StoredInteger
  tax_rate: StoredInteger
  receipts: StoredInteger
  reason: string
  expense_id: string | null
  /** Null when there is no expense, or it has been deleted since. */
  expense_number: string | null
  paid_on: Day | null
  submitted_at: StoredInteger
  decided_at: StoredInteger | null
  version: StoredInteger
}

/**
 * A receipt that was handed in, in a list. The only money in it is what the receipt says, in major units. The expense
 * that it has become is for the desk.
 */
export const transformClaimRow = (row: ClaimRow, { role }: Pick<Caller, 'role'>) => ({
  _id: row.id,
  user: { _id: row.user_id, name: row.user_name },
  kind: row.kind,
  status: row.status,
  date: row.spent_on,
  vendor: row.vendor,
  category: row.category,
  note: row.note,
  /** The people who were entertained. */
  guests: row.guests,
  currency: row.currency,
  amount: moneyNumber(moneyFromRow(row.gross), row.currency),
  /** Percent, for the desk, which corrects it with its approval. */
  taxRate: role === 'employee' ? null : decimalNumber(decimalFromRow(row.tax_rate)),
  paidBy: row.paid_by,
  receiptCount: Number(row.receipts),
  reason: row.reason,
  submittedAt: instantText(Number(row.submitted_at)),
  decidedAt: row.decided_at === null ? null : instantText(Number(row.decided_at)),
  /** When a person who had paid got the money back. */
  reimbursedDate: row.paid_by === 'person' ? row.paid_on : null,
  expense:
    role === 'employee' || row.expense_id === null || row.expense_number === null
      ? null
      : { _id: row.expense_id, number: row.expense_number },
  version: Number(row.version),
})

/** The same with its files and, for a journey, its calculation. */
export const transformClaim = (
  row: ClaimRow,
  files: ReceiptInfo[],
  caller: Pick<Caller, 'role'>
) => ({
  ...transformClaimRow(row, caller),
  trip: row.trip === null ? null : transformStoredTrip(JSON.parse(row.trip), row.currency),
  receipts: files.map(({ id, name, type, size, sha256 }) => ({
    _id: id,
    name,
    type,
    size: Number(size),
    sha256,
  })),
})
