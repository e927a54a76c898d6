import type { Role } from '#core/http/caller'

export const FEED_PARTS = ['times', 'tasks', 'invoices', 'absences'] as const
export type FeedPart = (typeof FEED_PARTS)[number]

const OF_STAFF: readonly FeedPart[] = ['times', 'tasks', 'absences']

/** The parts that a feed of somebody with this role can show. Invoices are for the desk; advisers and operators have no feed. */
export function partsFor(role: Role): readonly FeedPart[] {
  if (role === 'owner' || role === 'member') return FEED_PARTS
  return role === 'employee' ? OF_STAFF : []
}
