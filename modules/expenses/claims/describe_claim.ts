import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { transformClaim } from '#modules/expenses/transformers/expense_claim_transformer'
import { filesOf } from './claim_files.js'
import { claimRows } from './claim_list.js'

/** A receipt that was handed in, as the API shows it to the caller. @throws 404 */
export async function describeClaim(asker: Pick<CompanyContext, 'caller' | 'company'>, id: string) {
  const row = await claimRows(asker).where('expense_claims.id', id).first()
  if (!row) throw notFound()
  const files = await filesOf({ companyId: asker.company.id, id, expenseId: row.expense_id })
  return transformClaim(row, files, asker.caller)
}
