import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { countHeldWork } from '#modules/auth/handover/held_work'

/** More people than a firm loses before it hands their work over; the newest first. */
const MOST = 50

const GONE = `
  select id, name from users where company_id = ? and is_active = 0
  order by id desc limit ${MOST}`

/** The people who have no access any more and still have open work, with how much of each kind. */
export async function readLeftWork(company: CompanyReference) {
  const gone = await readRows<{ id: string; name: string }>(GONE, [company.id])
  const counted = await Promise.all(
    gone.map(async ({ id, name }) => ({
      _id: id,
      name,
      work: (await countHeldWork(company, id)).filter(({ count }) => count > 0),
    }))
  )
  return counted.filter(({ work }) => work.length > 0)
}
