import type { StatusKind } from '@/components/values/status_badge'

/** The statuses of every kind of offer in the order of the chips, with the colour of each. */
export const OFFER_STATUSES = [
  { status: 'Draft', kind: 'draft' },
  { status: 'Sent', kind: 'open' },
  { status: 'Viewed', kind: 'partly' },
  { status: 'Accepted', kind: 'paid' },
  { status: 'Declined', kind: 'overdue' },
  { status: 'Expired', kind: 'void' },
] as const satisfies { status: string; kind: StatusKind }[]

/** The word of a status: one that was issued and not mailed is not called sent. */
export const statusWordOf = <Status extends string>({
  status,
  sentAt,
}: {
  status: Status
  sentAt: string | null
}) => (status === 'Sent' && !sentAt ? 'Issued' : status)
