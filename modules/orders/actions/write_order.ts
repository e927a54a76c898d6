import { foldText } from '#core/database/search'
import type { CompanyScope } from '#core/http/caller'
import { draftsOf, emptyContent } from '#modules/documents/public'
import { assertItemsOwned } from '#modules/invoicing/public'
import { factsOf, recordChange } from '#modules/orders/actions/record_change'
import { Order } from '#modules/orders/models/order'
import { removeParts, repriceLines, writeLines } from '#modules/orders/queries/order_parts'
import type { OrderInput } from '#modules/orders/validators/order'

/** A draft that belongs to nobody yet. */
export function emptyOrder(company: CompanyScope): Order {
  return Order.for(company).merge({
    ...emptyContent(),
    status: 'Draft',
    number: null,
    estimateId: null,
    invoiceId: null,
    orderedOn: null,
    paymentDays: null,
    issuedAt: null,
    sentAt: null,
    cancelReason: '',
    template: null,
  })
}

/** How order confirmations are written, see draftsOf. */
const orders = draftsOf<Order, OrderInput>({
  partsOf: () => ({ removeParts, repriceLines, writeLines }),
  setOwn(draft, { orderedOn, paymentDays }) {
    if (orderedOn !== undefined) draft.orderedOn = orderedOn
    if (paymentDays !== undefined) draft.paymentDays = paymentDays
  },
  assertLines: assertItemsOwned,
  rememberSearch,
  record: (draft, step) => recordChange(draft, step, factsOf(draft)),
})

export const { fill: fillOrder, update: updateOrder, remove: deleteOrder } = orders

/** A new draft. Only inside inTx. @throws 422 as draftsOf */
export async function createOrder(
  company: CompanyScope,
  input: OrderInput,
  draft = emptyOrder(company)
): Promise<Order> {
  await orders.create(company, draft, input)
  return draft
}

/** Keeps the texts that a search finds it by. */
export function rememberSearch(order: Order) {
  order.searchText = foldText(order.number, order.clientName, order.orderNumber)
}
