import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import { amountForAudit } from '#modules/documents/public'
import type { RecurringExpense } from '#modules/expenses/models/recurring_expense'

/** Writes down what happened to a recurring expense and tells open screens. Only inside inTx. */
export async function recordStep(
  { companyId, id, vendor, gross, currency }: RecurringExpense,
  action: string,
  more: Record<string, string | number | null> = {}
) {
  await audit({
    companyId,
    action,
    subject: { type: 'recurringExpense', id },
    details: { name: vendor, ...amountForAudit(gross, currency), ...more },
  })
  publish(companyId, { kind: 'recurringExpense', id })
}
