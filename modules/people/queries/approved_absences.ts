import type { Day } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Absence } from '#modules/people/models/absence'

interface Wish {
  from: Day
  to: Day
  most: number
}

/** Approved absences of a person that touch some days, both included, the earliest first. */
export const readApprovedAbsences = (
  company: CompanyReference,
  userId: string,
  { from, to, most }: Wish
): Promise<Absence[]> =>
  Absence.of(company)
    .where({ userId, status: 'approved' })
    .where('startsOn', '<=', to)
    .where('endsOn', '>=', from)
    .orderBy('startsOn')
    .orderBy('id')
    .limit(most)
