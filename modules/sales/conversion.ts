import type { Estimate } from '#modules/sales/models/estimate'

type Listener = (estimate: Estimate) => Promise<void>

const before: Listener[] = []
const takenBack: Listener[] = []

/** A later module objects, by throwing, to an estimate becoming an invoice, or does its part in the same transaction. */
export function beforeConversion(listener: Listener) {
  before.push(listener)
}

/** The same when the draft is deleted and the estimate is accepted again. */
export function whenConversionTakenBack(listener: Listener) {
  takenBack.push(listener)
}

/** Only inside inTx. */
export async function announceConversion(estimate: Estimate) {
  for (const listener of before) await listener(estimate)
}

/** Only inside inTx. */
export async function announceTakenBack(estimate: Estimate) {
  for (const listener of takenBack) await listener(estimate)
}
