import { now } from '#core/clock'
import { CompanyLeaving } from '#modules/leaving/models/company_leaving'
import { closeCompany } from './close_company.js'
import { eraseCompany } from './erase_company.js'
import { purgeCompany } from './purge_company.js'

/**
 * Takes the next step of one company that is due: closing, one portion of erasing, one of purging. A company under a
 * legal hold is left alone. @returns whether more may be due
 */
export async function takeSteps(): Promise<boolean> {
  const today = new Date(now()).toISOString().slice(0, 10)
  const due = CompanyLeaving.query().whereNull('heldAt')
  const requested = await due
    .clone()
    .where('state', 'requested')
    .where('closesAt', '<=', now())
    .first()
  if (requested) {
    await closeCompany(requested.id)
    return true
  }
  const closed = await due.clone().where('state', 'closed').first()
  if (closed) {
    await eraseCompany(closed)
    return true
  }
  const kept = await due.clone().where('state', 'vault').where('nextPurgeOn', '<', today).first()
  if (!kept) return false
  await purgeCompany(kept, today)
  return true
}
