import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { issueDraft } from '#modules/documents/public'
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
  const issue = {
    linesOf: () => linesOf(draft),
    incomplete: 'orders.incomplete',
    async fix() {
      draft.paymentDays ??= await usualDays(draft)
      draft.status = 'Issued'
      return (await giveNumber(company, ORDER_NUMBERS, draft.dateOn)).number
    },
    hash: () => orderHash(draft),
    rememberSearch: () => rememberSearch(draft),
  }
  await recordChange(draft, 'issued', await issueDraft(company, draft, issue, language))
}
