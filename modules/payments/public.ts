export { takeClientPayment } from '#modules/payments/actions/take_client_payment'
export { moneyReceived } from '#modules/payments/queries/money_received'
export { allocationsOf } from '#modules/payments/queries/payment_parts'
