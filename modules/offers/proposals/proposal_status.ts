import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Day } from '#core/clock'
import {
  type OfferStatus,
  STEPS_TO_ANSWER,
  type Steps,
  shownStatus as shownWhenOpen,
  whereShownAs as whereOpenAs,
} from '#modules/offers/offer_status'

/** As stored. Expired follows from the passing of time, Archived is separate. */
export type StoredStatus = Exclude<OfferStatus, 'Converted'>
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

export const STEPS: Steps = STEPS_TO_ANSWER

/** The facts behind a shown status. */
export interface Standing {
  status: StoredStatus
  isArchived: boolean
  validUntil: Day
}

/** The status that is shown wherever a status is shown. */
export const shownStatus = (standing: Standing, today: Day): ProposalStatus =>
  standing.isArchived ? 'Archived' : shownWhenOpen(standing, today)

type Query = Pick<DatabaseQueryBuilderContract<unknown>, 'where' | 'whereIn'>

/** Proposals that are shown with this status, all but the archived ones without: the same rule as a condition. */
export function whereShownAs(query: Query, status: ProposalStatus | undefined, today: Day) {
  query.where('is_archived', status === 'Archived')
  if (status && status !== 'Archived') whereOpenAs(query, status, today)
}
