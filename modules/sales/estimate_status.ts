import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Day } from '#core/clock'

/** As stored. Expired is not: it comes with the passing of time. */
export type StoredStatus = 'Draft' | 'Sent' | 'Viewed' | 'Accepted' | 'Declined' | 'Converted'
export type EstimateStatus = StoredStatus | 'Expired'

export const ESTIMATE_STATUSES = [
  'Draft',
  'Sent',
  'Viewed',
  'Accepted',
  'Declined',
  'Expired',
  'Converted',
] as const satisfies EstimateStatus[]

/** The only steps there are. An accepted estimate is converted, and is accepted again when that invoice is deleted as a draft. */
export const STEPS: Record<StoredStatus, readonly StoredStatus[]> = {
  Draft: ['Sent'],
  Sent: ['Viewed', 'Accepted', 'Declined'],
  Viewed: ['Accepted', 'Declined'],
  Accepted: ['Converted'],
  Declined: [],
  Converted: ['Accepted'],
}

/** Those that wait for the client's answer. */
const OFFERED = ['Sent', 'Viewed'] as const satisfies StoredStatus[]

export const isOffered = (status: StoredStatus) =>
  (OFFERED as readonly StoredStatus[]).includes(status)

/** Whether the last day to accept it has passed. @param today in the company's time zone */
export const isExpired = (
  { status, validUntil }: { status: StoredStatus; validUntil: Day },
  today: Day
) => isOffered(status) && validUntil < today

/** The status that is shown wherever a status is shown. */
export const shownStatus = (
  estimate: { status: StoredStatus; validUntil: Day },
  today: Day
): EstimateStatus => (isExpired(estimate, today) ? 'Expired' : estimate.status)

type Query = Pick<DatabaseQueryBuilderContract<unknown>, 'where' | 'whereIn' | 'orWhere'>

/** Estimates that are shown with this status: the same rule as a condition on the table. */
export function whereShownAs(query: Query, status: EstimateStatus, today: Day) {
  if (status === 'Expired') {
    query.whereIn('status', [...OFFERED]).where('valid_until', '<', today)
  } else {
    query.where('status', status)
    if (isOffered(status)) query.where('valid_until', '>=', today)
  }
}
