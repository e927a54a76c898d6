import { writer } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { retainerSource } from '#modules/recurring/retainer_source'
import { recordStep } from './record_step.js'

const MADE = `
  select id from recurring_runs where company_id = ? and profile_id = ? and status = 'made' limit 1`

/** Deletes a recurring invoice that has made nothing. Only inside inTx. @throws 404, 409 `has_runs` */
export async function deleteProfile(company: CompanyScope, id: string) {
  const profile = await RecurringProfile.lockIn(company, id)
  const made = await readRows<{ id: string }>(MADE, [company.id, id])
  if (made.length > 0) throw conflict('recurring.has_runs')
  await writer().from('recurring_runs').where({ company_id: company.id, profile_id: id }).delete()
  await retainerSource.service?.cover(profile, null, company.timeZone)
  await profile.delete()
  await recordStep(profile, 'deleted')
}
