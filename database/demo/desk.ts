import type { Day, Instant } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { User } from '#modules/auth/public'
import type { Chance } from './chance.js'
import type { Timeline } from './timeline.js'

/** The demo company at work: everything that the parts of its story need. */
export interface Desk {
  company: CompanyScope
  people: { owner: User; member: User; employee: User; adviser: User }
  timeline: Timeline
  chance: Chance
  /** Of the making; nothing happens after it. */
  today: Day
  now: Instant
}

export const viewerOf = ({ company }: Desk, { id, role }: User) => ({
  company,
  caller: { userId: id, role },
})
