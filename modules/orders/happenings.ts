import { Happening } from '#core/happenings/happening'
import type { Estimate } from '#modules/offers/public'
import type { Order } from '#modules/orders/models/order'

/** An accepted estimate is about to get an order confirmation. */
export const estimateConfirmation = new Happening<[estimate: Estimate]>()

/** An order is about to become an invoice. */
export const orderBilling = new Happening<[order: Order]>()

/** The draft of that invoice is deleted, and the order can be invoiced again. */
export const orderBillingReversal = new Happening<[order: Order]>()

/** An order is about to be cancelled. */
export const orderCancellation = new Happening<[order: Order]>()
