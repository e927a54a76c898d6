import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import { SEPA_CURRENCY } from '#core/sepa/payment_parts'
import { amountForAudit } from '#modules/documents/public'
import type { TransferOrder } from '#modules/transfers/models/transfer_order'

/** Writes down what happens to an order and tells open browsers. Only inside inTx. */
export async function recordOrder(order: TransferOrder, action: string) {
  const { companyId, id, executeOn, transfers, total } = order
  await audit({
    companyId,
    action,
    subject: { type: 'transferOrder', id },
    details: { date: executeOn, count: transfers, ...amountForAudit(total, SEPA_CURRENCY) },
  })
  publish(companyId, { kind: 'transferOrder', id })
}
