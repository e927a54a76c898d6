import { now } from '#core/clock'
import { AppError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import {
  amountForAudit,
  CONTENT_FORM,
  contentFaults,
  contentOfRow,
  partiesAtIssue,
  sayFaults,
  taxFaults,
} from '#modules/documents/public'
import { recordChange } from '#modules/orders/actions/record_change'
import { rememberSearch } from '#modules/orders/actions/write_order'
import { orderHash } from '#modules/orders/frozen_order'
import type { Order } from '#modules/orders/models/order'
import { ORDER_NUMBERS } from '#modules/orders/order_numbers'
import { linesOf } from '#modules/orders/queries/order_parts'
import { usualDays } from '#modules/orders/queries/usual_days'
import { giveNumber } from '#modules/settings/public'

/**
 * Issues a draft as an order confirmation: it gets its number, copies of seller and buyer and the term of payment, and
 * is frozen. The audit chain keeps its hash. It asks for no money and books nothing. Only inside inTx.
 * @param language of the sentences in the failure
 * @throws 409 `not_a_draft`; 422 `incomplete` with every field
 */
export async function issueOrder(company: CompanyScope, draft: Order, language: Language) {
  draft.assertDraft()
  await draft.claim()
  const parties = await partiesAtIssue(company, draft)
  const lines = await linesOf(draft)
  const faults = [
    ...contentFaults(draft, lines, []),
    ...taxFaults({ ...parties, lines: lines.map(contentOfRow) }),
  ]
  const fields = sayFaults(faults, language)
  if (fields.length > 0) throw new AppError(422, 'orders.incomplete', { extra: { fields } })

  const paymentDays = draft.paymentDays ?? (await usualDays(draft))
  draft.merge({ ...parties, clientName: parties.buyer.name, paymentDays })
  draft.merge({ status: 'Issued', issuedAt: now() })
  draft.number = (await giveNumber(company, ORDER_NUMBERS, draft.dateOn)).number
  draft.documentHash = await orderHash(draft)
  rememberSearch(draft)
  await draft.save()
  await recordChange(draft, 'issued', {
    number: draft.number,
    form: String(CONTENT_FORM),
    sha256: draft.documentHash,
    ...amountForAudit(draft.total, draft.currency),
  })
}
