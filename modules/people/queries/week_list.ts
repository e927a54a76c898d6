import type { Day } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { type WeekStatus, WorkWeek } from '#modules/people/models/work_week'
import { namesOf } from '#modules/people/queries/names'

interface Wish {
  status?: WeekStatus | undefined
  /** Somebody's id, or `me`; employees get their own. */
  userId?: string | undefined
  /** A Monday. */
  weekStart?: Day | undefined
  order?: 'asc' | 'desc' | undefined
  page: number
  pageSize: number
}

/** A page of weeks with the names of the people, and how many there are. */
export async function listWeeks({ caller, company }: CompanyContext, wish: Wish) {
  const { status, userId, weekStart, order = 'desc', page, pageSize } = wish
  const query = WorkWeek.of(company)
  const isOwn = caller.role === 'employee' || userId === 'me'
  if (isOwn) query.where('userId', caller.userId)
  else if (userId) query.where('userId', userId)
  if (status) query.where('status', status)
  if (weekStart) query.where('startsOn', weekStart)
  query.orderBy('startsOn', order).orderBy('id', order)
  const found = await query.paginate(page, pageSize)
  const weeks = found.all()
  const names = await namesOf(company)
  const rows = weeks.map((week) => ({ week, userName: names.get(week.userId) ?? '' }))
  return { rows, total: found.total }
}
