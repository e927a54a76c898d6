export {
  estimateConfirmation,
  orderBilling,
  orderBillingReversal,
  orderCancellation,
} from '#modules/orders/happenings'
export { Order } from '#modules/orders/models/order'
export { orderOfEstimate } from '#modules/orders/queries/order_of_estimate'
export { linesOf as orderLines } from '#modules/orders/queries/order_parts'
