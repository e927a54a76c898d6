import { letterKindOf } from '#modules/correspondence/public'
import { defineDocumentKind, hashNowOf } from '#modules/documents/public'
import { draftDeletion } from '#modules/invoicing/public'
import { conversion } from '#modules/offers/public'
import { assertBilledByOrder, takeBackBilling } from '#modules/orders/actions/bill_order'
import { orderDeparture, sendOrder } from '#modules/orders/actions/send_order'
import { ISSUED_AS, orderHash } from '#modules/orders/frozen_order'
import { ORDER_LETTERS } from '#modules/orders/mails/order_letter'
import { Order } from '#modules/orders/models/order'
import { ORDER_NUMBERS } from '#modules/orders/order_numbers'
import { ORDER_PAPERS } from '#modules/orders/pdf/order_papers'
import { PDF_ATTACHMENT } from '#modules/orders/pdf/pdf_name'
import { printOrder } from '#modules/orders/pdf/print_order'
import { draftOrderGuard } from '#modules/orders/queries/erasure_guard'
import { openOrders } from '#modules/orders/queries/open_orders'
import { orderChain } from '#modules/orders/queries/order_chain'

defineDocumentKind({
  type: 'order',
  isReadByAdvisers: true,
  table: 'orders',
  label: 'number',
  mail: 'orders.order',
  numbers: [ORDER_NUMBERS],
  attachments: {
    [PDF_ATTACHMENT]: async (companyId, id) =>
      printOrder(await Order.findIn({ id: companyId }, id)),
  },
  papers: ORDER_PAPERS,
  letters: [letterKindOf(ORDER_LETTERS)],
  resend: {
    order: async (company, id, wish, reader) =>
      sendOrder(company, await Order.findIn(company, id), { wish, reader }),
  },
  departure: orderDeparture,
  chain: orderChain,
  portal: openOrders,
  proofs: { [ISSUED_AS]: hashNowOf((company, id) => Order.one(company, id), orderHash) },
  erasureGuard: draftOrderGuard,
})
conversion.follow(assertBilledByOrder)
draftDeletion.follow(takeBackBilling)
