export { billedNet } from '#modules/hours/queries/billed_sums'
export {
  amountsOf as unbilledAmountsOf,
  unbilledAmounts,
} from '#modules/hours/queries/unbilled_amounts'
export { type UnbilledValue, unbilledValues } from '#modules/hours/queries/unbilled_value'
