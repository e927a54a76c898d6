import { now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CountedCompany } from './limits.js'

const ACTIVE = 'select count(*) as used from users where company_id = ? and is_active'
const INVITED = `
  select count(*) as used from secret_links
  where company_id = ? and purpose = 'invitation' and used_at is null and expires_at > ?`

/** People of a company: those who may sign in, and the invitations that can still be accepted. */
export async function countMembers({ id }: CountedCompany) {
  const [active] = await readRows<{ used: number }>(ACTIVE, [id])
  const [invited] = await readRows<{ used: number }>(INVITED, [id, now()])
  return Number(active?.used ?? 0) + Number(invited?.used ?? 0)
}
