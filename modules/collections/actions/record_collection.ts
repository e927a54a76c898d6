import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import { SEPA_CURRENCY } from '#core/sepa/payment_parts'
import type { Collection } from '#modules/collections/models/collection'
import { amountForAudit } from '#modules/documents/public'

/** Writes down what happens to a collection and tells open browsers. Only inside inTx. */
export async function recordCollection(collection: Collection, action: string) {
  const { companyId, id, firstOn, debits, total } = collection
  await audit({
    companyId,
    action,
    subject: { type: 'collection', id },
    details: { date: firstOn, count: debits, ...amountForAudit(total, SEPA_CURRENCY) },
  })
  publish(companyId, { kind: 'collection', id })
}
