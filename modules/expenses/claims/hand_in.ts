import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { conflict, FieldError, notFound } from '#core/errors/app_error'
import type { CompanyContext, CompanyScope } from '#core/http/caller'
import { todayOf } from '#modules/expenses/expense_status'
import { ExpenseClaim } from '#modules/expenses/models/expense_claim'
import { assertCategories } from '#modules/expenses/own_categories/assert_categories'
import type { ClaimContent } from './claim_content.js'
import { describeClaim } from './describe_claim.js'
import { recordClaim, saveClaim } from './record_claim.js'
import { tellDesk } from './tell_desk.js'

type Asker = Pick<CompanyContext, 'caller' | 'company'>

/**
 * Hands a receipt or a journey in: it waits for its approval and counts nowhere before. Only inside inTx.
 * @throws FieldError 422 `expenses.claim_date_to_come`, and as assertCategories
 */
export async function handInClaim(asker: Asker, content: ClaimContent): Promise<ExpenseClaim> {
  const { caller, company } = asker
  const claim = ExpenseClaim.for(company)
  claim.merge({
    userId: caller.userId,
    currency: company.currency,
    receipts: 0,
    reason: '',
    expenseId: null,
    createdAt: now(),
    version: 1,
  })
  await submit(company, claim, content)
  if (caller.role !== 'owner') await tellDesk(company, claim)
  await claim.save()
  await recordClaim(claim, 'expense_claim.handed_in')
  return claim
}

/**
 * Corrects a receipt that is not decided yet; one that was sent back is handed in again. Only inside inTx.
 * @throws 404 for those of others or of another kind, 409 `expenses.claim_decided`, `version_conflict`, 422 as
 * handInClaim
 */
export async function correctClaim(
  asker: Asker,
  id: string,
  { content, version }: { content: ClaimContent; version?: number | undefined }
) {
  const { company } = asker
  const claim = await lockOwn(asker, id)
  if (claim.kind !== content.kind) throw notFound()
  claim.assertOpen()
  await assertClaimVersion(asker, claim, version)
  const isReturned = claim.status === 'returned'
  await submit(company, claim, content)
  if (isReturned) await tellDesk(company, claim)
  await saveClaim(claim)
  await recordClaim(claim, isReturned ? 'expense_claim.handed_in_again' : 'expense_claim.changed')
  return claim
}

/**
 * Takes a receipt back with its files. Only inside inTx.
 * @throws 404 for those of others, 409 `expenses.claim_approved` for one that is an expense now
 */
export async function withdrawClaim(asker: Asker, id: string) {
  const claim = await lockOwn(asker, id)
  if (claim.status === 'approved') throw conflict('expenses.claim_approved')
  await changeRows('delete from expense_claim_files where company_id = ? and claim_id = ?', [
    claim.companyId,
    claim.id,
  ])
  await claim.delete()
  await recordClaim(claim, 'expense_claim.withdrawn')
}

/** The desk decides on others' receipts and never rewrites them. @throws 404 for those of others */
export async function lockOwn({ caller, company }: Asker, id: string) {
  const claim = await ExpenseClaim.lockFor(company, caller, id)
  if (claim.userId !== caller.userId) throw notFound()
  return claim
}

/** @throws 409 `version_conflict` with the `current` claim when it was changed since */
export async function assertClaimVersion(asker: Asker, claim: ExpenseClaim, seen?: number) {
  if (seen === undefined || seen === claim.version) return
  throw conflict('version_conflict', { extra: { current: await describeClaim(asker, claim.id) } })
}

async function submit(company: CompanyScope, claim: ExpenseClaim, content: ClaimContent) {
  if (content.spentOn > todayOf(company)) {
    throw new FieldError(
      content.kind === 'trip' ? 'endDate' : 'date',
      'expenses.claim_date_to_come'
    )
  }
  await assertCategories(company, [content.category], {
    kept: [claim.category],
    fieldOf: () => 'category',
  })
  claim.merge({
    ...content,
    status: 'submitted',
    submittedAt: now(),
    decidedBy: null,
    decidedAt: null,
  })
  claim.fold()
}
