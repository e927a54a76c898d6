import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import { amountForAudit, type ChangeDetails } from '#modules/documents/public'
import type { Order } from '#modules/orders/models/order'

/** Records a change of an order in the audit log and notifies open screens. Only inside inTx, after the change itself. */
export async function recordChange(
  { companyId, id }: Pick<Order, 'companyId' | 'id'>,
  action: string,
  details: ChangeDetails
) {
  const subject = { type: 'order', id }
  await audit({ companyId, action: `order.${action}`, subject, details })
  publish(companyId, { kind: 'order', id })
}

/** The facts that the audit log keeps about a draft. */
export const factsOf = (draft: Order) => ({
  client: draft.clientName,
  ...amountForAudit(draft.total, draft.currency),
})
