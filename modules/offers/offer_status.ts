import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Day } from '#core/clock'

/** As stored. Expired is not: it comes with the passing of time. Only estimates are converted. */
export type OfferStatus = 'Draft' | 'Sent' | 'Viewed' | 'Accepted' | 'Declined' | 'Converted'

/** The steps that are possible from each status. */
export type Steps = Partial<Record<OfferStatus, readonly OfferStatus[]>>

/** The steps of every offer, from the draft to its client's answer. */
export const STEPS_TO_ANSWER = {
  Draft: ['Sent'],
  Sent: ['Viewed', 'Accepted', 'Declined'],
  Viewed: ['Accepted', 'Declined'],
} as const satisfies Steps

/** Those that wait for the client's answer. */
const OFFERED = ['Sent', 'Viewed'] as const satisfies OfferStatus[]

export const isOffered = (status: OfferStatus) =>
  (OFFERED as readonly OfferStatus[]).includes(status)

/** Whether the last day to accept it has passed. @param today in the company's time zone */
export const isExpired = (
  { status, validUntil }: { status: OfferStatus; validUntil: Day },
  today: Day
) => isOffered(status) && validUntil < today

/** The status that is shown wherever a status is shown. */
export const shownStatus = <Status extends OfferStatus>(
  { status, validUntil }: { status: Status; validUntil: Day },
  today: Day
) => statusWhen(status, validUntil < today)

/** The status that is shown for a stored one. @param isLate whether the last day to accept it has passed */
export const statusWhen = <Status extends OfferStatus>(
  status: Status,
  isLate: boolean
): Status | 'Expired' => (isLate && isOffered(status) ? 'Expired' : status)

type Query = Pick<DatabaseQueryBuilderContract<unknown>, 'where' | 'whereIn'>

/** Offers that are shown with this status: the same rule as a condition on the table. */
export function whereShownAs(query: Query, status: OfferStatus | 'Expired', today: Day) {
  if (status === 'Expired') {
    query.whereIn('status', [...OFFERED]).where('valid_until', '<', today)
    return
  }
  query.where('status', status)
  if (isOffered(status)) query.where('valid_until', '>=', today)
}
