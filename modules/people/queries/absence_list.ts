import type { CompanyContext } from '#core/http/caller'
import { Absence } from '#modules/people/models/absence'
import { namesOf } from '#modules/people/queries/names'
import type { AbsenceListInput } from '#modules/people/validators/absence'

type Wish = AbsenceListInput & { page: number; pageSize: number }

/** A page of absences with the names of the people, and how many there are. */
export async function listAbsences({ caller, company }: CompanyContext, wish: Wish) {
  const { userId, status, from, to, order = 'desc', page, pageSize } = wish
  const query = Absence.of(company)
  if (caller.role === 'employee') query.where('userId', caller.userId)
  if (userId) query.where('userId', userId)
  if (status) query.where('status', status)
  if (from) query.where('endsOn', '>=', from)
  if (to) query.where('startsOn', '<=', to)
  query.orderBy('startsOn', order).orderBy('id', order)
  const found = await query.paginate(page, pageSize)
  const absences = found.all()
  const names = await namesOf(company)
  const rows = absences.map((absence) => ({
    absence,
    userName: names.get(absence.userId) ?? '',
  }))
  return { rows, total: found.total }
}
