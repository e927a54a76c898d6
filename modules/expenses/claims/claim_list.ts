import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyContext } from '#core/http/caller'
import type { ClaimRow } from '#modules/expenses/transformers/expense_claim_transformer'
import type { ClaimListInput } from '#modules/expenses/validators/expense_claim'

const COLUMN_OF_SORT = { date: 'spent_on', vendor: 'vendor', amount: 'gross' } as const

type Rows = DatabaseQueryBuilderContract<ClaimRow>
type Asker = Pick<CompanyContext, 'caller' | 'company'>

/** Receipts that were handed in, the newest first unless another order is asked for; employees reach their own. */
export function claimsQuery(
  asker: Asker,
  { status, mine, search, sort = 'date', order = 'desc' }: ClaimListInput
): Rows {
  const query = claimRows(asker)
  if (mine) query.where('expense_claims.user_id', asker.caller.userId)
  if (status) query.where('expense_claims.status', status)
  if (search) whereContains(query, 'expense_claims.words', search)
  return query.orderBy([
    { column: `expense_claims.${COLUMN_OF_SORT[sort]}`, order },
    { column: 'expense_claims.id', order },
  ])
}

/** The claims that a caller reaches, each with the name of its person and the expense that it has become. */
export function claimRows({ caller, company }: Asker): Rows {
  const query: Rows = reader()
    .from('expense_claims')
    .join('users', 'users.id', 'expense_claims.user_id')
    .leftJoin('expenses', (join) =>
      join
        .on('expenses.company_id', 'expense_claims.company_id')
        .andOn('expenses.id', 'expense_claims.expense_id')
    )
    .where('expense_claims.company_id', company.id)
    .select(
      'expense_claims.*',
      'users.name as user_name',
      'expenses.number as expense_number',
      'expenses.paid_on'
    )
  if (caller.role === 'employee') query.where('expense_claims.user_id', caller.userId)
  return query
}
