import { Happening } from '#core/happenings/happening'
import type { Estimate } from '#modules/offers/estimates/models/estimate'

/** An estimate is about to become an invoice. */
export const conversion = new Happening<[estimate: Estimate]>()

/** The draft is deleted, and the estimate is accepted again. */
export const conversionReversal = new Happening<[estimate: Estimate]>()
