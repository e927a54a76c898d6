import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'

/** Writes down what happened to a profile and tells open screens. Only inside inTx. */
export async function recordStep(
  { companyId, id, name }: RecurringProfile,
  action: string,
  details: Record<string, string | number | null> = {}
) {
  await audit({
    companyId,
    action: `recurring.${action}`,
    subject: { type: 'recurring', id },
    details: { name, ...details },
  })
  publish(companyId, { kind: 'recurring', id })
}
