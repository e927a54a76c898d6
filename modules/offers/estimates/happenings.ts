import { Happening } from '#core/happenings/happening'
import type { Estimate } from '#modules/offers/estimates/models/estimate'

/**
 * An estimate is about to become an invoice.
 * @param orderId the order that confirms it and becomes the same invoice; undefined when nothing else does
 */
export const conversion = new Happening<[estimate: Estimate, orderId: string | undefined]>()

/** The draft is deleted, and the estimate is accepted again. */
export const conversionReversal = new Happening<[estimate: Estimate]>()
