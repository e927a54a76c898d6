import { now } from '#core/clock'
import { conflict, forbidden } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { decimal } from '#core/money/decimal'
import { type Minor, minor, moneyDecimal } from '#core/money/minor'
import { addExpense } from '#modules/expenses/actions/save_expense'
import { ExpenseClaim } from '#modules/expenses/models/expense_claim'
import { assertCategories } from '#modules/expenses/own_categories/assert_categories'
import type { ClaimApproval } from '#modules/expenses/validators/expense_claim'
import { moveFiles } from './claim_files.js'
import { assertClaimVersion } from './hand_in.js'
import { recordClaim, saveClaim } from './record_claim.js'

type Decider = Pick<CompanyContext, 'caller' | 'company'>

/**
 * Makes an expense of a receipt or a journey that was handed in, with its files. An amount that the person paid is open until it is
 * paid back; one of the company counts as paid on the day of the receipt. Only inside inTx.
 * @throws 404, 403 `expenses.claim_own`, 409 `expenses.claim_not_waiting`, `version_conflict`,
 * `expenses.month_reported`, 422 as addExpense
 */
export async function approveClaim(decider: Decider, id: string, approval: ClaimApproval) {
  const claim = await lockWaiting(decider, id, approval.version)
  const { company } = decider
  const kept = [claim.category]
  if (claim.kind === 'receipt') {
    const chosen = approval.category === undefined ? [] : [approval.category]
    await assertCategories(company, chosen, { kept, fieldOf: () => 'category' })
    claim.category = approval.category ?? claim.category
    claim.taxRate = approval.taxRate ?? claim.taxRate
  }
  const { vendor, spentOn, paidBy } = claim
  const expense = await addExpense(
    company,
    {
      vendor,
      date: spentOn,
      paidDate: paidBy === 'person' ? null : spentOn,
      // The person gets the money back, so the vendor's terms do not count.
      dueDate: null,
      skontoPercent: null,
      skontoDate: null,
      lines: linesOf(claim),
      ...guestsOf(claim),
      ...(approval.acknowledged && { acknowledged: true }),
    },
    { kept: 'all', isJourney: claim.kind === 'trip' }
  )
  await moveFiles(claim, expense)
  await decide(decider, claim, { status: 'approved', reason: '', expenseId: expense.id })
  await recordClaim(claim, 'expense_claim.approved', { number: expense.number })
  return claim
}

/**
 * Sends a receipt back, to be corrected and handed in again, or rejects it for good. Only inside inTx.
 * @throws 404, 403 `expenses.claim_own`, 409 `expenses.claim_not_waiting`, `version_conflict`
 */
export async function refuseClaim(
  decider: Decider,
  id: string,
  {
    status,
    reason,
    version,
  }: { status: 'returned' | 'rejected'; reason: string; version?: number | undefined }
) {
  const claim = await lockWaiting(decider, id, version)
  await decide(decider, claim, { status, reason, expenseId: null })
  await recordClaim(
    claim,
    status === 'returned' ? 'expense_claim.returned' : 'expense_claim.rejected',
    { reason }
  )
  return claim
}

/** Nobody but an owner decides on their own receipts. */
async function lockWaiting({ caller, company }: Decider, id: string, version?: number) {
  const claim = await ExpenseClaim.lockFor(company, caller, id)
  if (claim.userId === caller.userId && caller.role !== 'owner') {
    throw forbidden('expenses.claim_own')
  }
  if (claim.status !== 'submitted') throw conflict('expenses.claim_not_waiting')
  await assertClaimVersion({ caller, company }, claim, version)
  return claim
}

async function decide(
  { caller }: Decider,
  claim: ExpenseClaim,
  outcome: Pick<ExpenseClaim, 'status' | 'reason' | 'expenseId'>
) {
  claim.merge({ ...outcome, decidedBy: caller.userId, decidedAt: now() })
  await saveClaim(claim)
}

/** The purpose of a business meal is its occasion. */
const guestsOf = ({ category, note, guests }: ExpenseClaim) =>
  category === 'entertainment' ? { occasion: note, guests } : {}

/** The lines of the expense; those of a journey have no VAT. */
function linesOf({ trip, category, note, taxRate, gross, currency }: ExpenseClaim) {
  const amountOf = (amount: Minor) => moneyDecimal(amount, currency)
  if (!trip) return [{ category, description: note, taxRate, amount: amountOf(gross) }]
  return trip.lines.map((line) => ({
    category: line.category,
    description: line.description,
    taxRate: decimal(0n),
    amount: amountOf(minor(BigInt(line.amount))),
  }))
}
