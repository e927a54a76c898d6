import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Day } from '#core/clock'

/** As stored. Expired follows from the passing of time, Archived is separate. */
export type StoredStatus = 'Draft' | 'Sent' | 'Viewed' | 'Accepted' | 'Declined'
export type ProposalStatus = StoredStatus | 'Expired' | 'Archived'

export const PROPOSAL_STATUSES = [
  'Draft',
  'Sent',
  'Viewed',
  'Accepted',
  'Declined',
  'Expired',
  'Archived',
] as const satisfies ProposalStatus[]

/** The only steps there are. */
export const STEPS: Record<StoredStatus, readonly StoredStatus[]> = {
  Draft: ['Sent'],
  Sent: ['Viewed', 'Accepted', 'Declined'],
  Viewed: ['Accepted', 'Declined'],
  Accepted: [],
  Declined: [],
}

/** The facts behind a shown status. */
export interface Standing {
  status: StoredStatus
  isArchived: boolean
  validUntil: Day
}

/** Those that wait for the client's answer. */
const OFFERED = ['Sent', 'Viewed'] as const satisfies StoredStatus[]

export const isOffered = (status: StoredStatus) =>
  (OFFERED as readonly StoredStatus[]).includes(status)

/** Whether the last day to accept it has passed. @param today in the company's time zone */
export const isExpired = (
  { status, validUntil }: Pick<Standing, 'status' | 'validUntil'>,
  today: Day
) => isOffered(status) && validUntil < today

/** The status that is shown wherever a status is shown. */
export function shownStatus(standing: Standing, today: Day): ProposalStatus {
  if (standing.isArchived) return 'Archived'
  return isExpired(standing, today) ? 'Expired' : standing.status
}

type Query = Pick<DatabaseQueryBuilderContract<unknown>, 'where' | 'whereIn'>

/** Proposals that are shown with this status, all but the archived ones without: the same rule as a condition. */
export function whereShownAs(query: Query, status: ProposalStatus | undefined, today: Day) {
  query.where('is_archived', status === 'Archived')
  if (!status || status === 'Archived') return
  if (status === 'Expired') {
    query.whereIn('status', [...OFFERED]).where('valid_until', '<', today)
  } else {
    query.where('status', status)
    if (isOffered(status)) query.where('valid_until', '>=', today)
  }
}
