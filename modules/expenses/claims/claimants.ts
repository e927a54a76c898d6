import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { ClaimKind, Payer } from '#modules/expenses/models/expense_claim'

/** The person who handed an expense in. */
export interface Claimant {
  claimId: string
  name: string
  kind: ClaimKind
  /** The payer: a `person` gets the money back. */
  paidBy: Payer
}

interface Row {
  id: string
  expense_id: string
  name: string
  kind: ClaimKind
  paid_by: Payer
}

/** The people who handed in expenses, by expense; those that the desk recorded are left out. */
export async function claimantsOf({ id }: CompanyReference, expenses: readonly { id: string }[]) {
  if (expenses.length === 0) return new Map<string, Claimant>()
  const rows = await readRows<Row>(
    `select expense_claims.id, expense_claims.expense_id, expense_claims.kind,
      expense_claims.paid_by, users.name
    from expense_claims join users on users.id = expense_claims.user_id
    where expense_claims.company_id = ?
      and expense_claims.expense_id in (${expenses.map(() => '?').join(', ')})`,
    [id, ...expenses.map((expense) => expense.id)]
  )
  return new Map(
    rows.map((row): [string, Claimant] => [
      row.expense_id,
      { claimId: row.id, name: row.name, kind: row.kind, paidBy: row.paid_by },
    ])
  )
}
