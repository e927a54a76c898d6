import { Happening } from '#core/happenings/happening'

/** A timer has ended, and its entry stays: one in which no second has passed is deleted instead. */
export const timerEnd = new Happening<[entry: { companyId: string; id: string }]>()
