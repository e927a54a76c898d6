export { rateOn } from '#modules/hours/actions/collect_hours'
export { hundredthsOf } from '#modules/hours/hundredths'
export { billedNet } from '#modules/hours/queries/billed_sums'
export {
  amountsOf as unbilledAmountsOf,
  unbilledAmounts,
} from '#modules/hours/queries/unbilled_amounts'
export { type UnbilledValue, unbilledValues } from '#modules/hours/queries/unbilled_value'
export { type BilledLine, type Priced, workLines } from '#modules/hours/work_lines'
