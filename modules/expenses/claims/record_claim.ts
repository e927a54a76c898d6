import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import { amountForAudit } from '#modules/documents/public'
import type { ExpenseClaim } from '#modules/expenses/models/expense_claim'

/** Saves a claim as its next version. Only inside inTx. */
export async function saveClaim(claim: ExpenseClaim) {
  claim.version += 1
  await claim.save()
}

/** Writes down what happened to a claim and tells the person's and the desk's screens. Only inside inTx. */
export async function recordClaim(
  { id, companyId, userId, vendor, gross, currency }: ExpenseClaim,
  action: string,
  more: Record<string, unknown> = {}
) {
  await audit({
    companyId,
    action,
    subject: { type: 'expenseClaim', id },
    details: { name: vendor, ...amountForAudit(gross, currency), ...more },
  })
  publish(companyId, { kind: 'expenseClaim', id, userId })
}
