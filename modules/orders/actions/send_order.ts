import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import {
  documentDeparture,
  proposeDocument,
  type SendingWish,
  type SentLetter,
  sendDocument,
} from '#modules/correspondence/public'
import { issueOrder } from '#modules/orders/actions/issue_order'
import { recordChange } from '#modules/orders/actions/record_change'
import { ORDER_LETTERS } from '#modules/orders/mails/order_letter'
import { Order } from '#modules/orders/models/order'

/**
 * Mails an order confirmation with its PDF, in its language; a draft is issued first. Only inside inTx.
 * @param reader language of the sentences in a failure
 * @throws 409 `is_cancelled`; as sendLetter and issueOrder
 */
export async function sendOrder(
  company: CompanyScope,
  order: Order,
  { wish, reader }: { wish: SendingWish; reader: Language }
): Promise<SentLetter> {
  if (order.isDraft) {
    await issueOrder(company, order, reader)
  } else {
    order.assertInForce()
    await order.claim()
  }
  return sendDocument(order, wish, { letters: ORDER_LETTERS, record: recordChange })
}

/** The mail as it would go out, for the sender to review. @param reader language of the labels */
export async function proposeSending(order: Order, reader: Language) {
  if (!order.isDraft) order.assertInForce()
  return proposeDocument(order, ORDER_LETTERS, reader)
}

/** A scheduled mail of an order: not when it was cancelled meanwhile. */
export const orderDeparture = documentDeparture<Order>({
  lock: (companyId, id) => Order.oneLocked({ id: companyId }, id),
  assertSendable: (order) => order.assertInForce(),
  record: recordChange,
})
