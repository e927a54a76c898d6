import type { CompanyContext } from '#core/http/caller'
import { type WeekStatus, WorkWeek } from '#modules/people/models/work_week'
import { namesOf } from '#modules/people/queries/names'

interface Wish {
  status?: WeekStatus | undefined
  order?: 'asc' | 'desc' | undefined
  page: number
  pageSize: number
}

/** A page of weeks with the names of the people, and how many there are. */
export async function listWeeks({ caller, company }: CompanyContext, wish: Wish) {
  const { status, order = 'desc', page, pageSize } = wish
  const query = WorkWeek.of(company)
  if (caller.role === 'employee') query.where('userId', caller.userId)
  if (status) query.where('status', status)
  query.orderBy('startsOn', order).orderBy('id', order)
  const found = await query.paginate(page, pageSize)
  const weeks = found.all()
  const names = await namesOf(company)
  const rows = weeks.map((week) => ({ week, userName: names.get(week.userId) ?? '' }))
  return { rows, total: found.total }
}
