export { unbilledAmounts } from '#modules/hours/queries/unbilled_amounts'
