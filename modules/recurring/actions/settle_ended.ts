import { now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { dateOfLast } from './date_of_last.js'
import { keepRun } from './keep_run.js'
import { makeLastInvoice } from './make_invoice.js'
import { recordFailure } from './record_failure.js'
import { recordStep } from './record_step.js'
import { type DueProfile, workOnProfiles } from './work_on_profiles.js'

const PORTION = 20

/** Of suspended companies nothing is made; it stays due. */
const DUE = `
  select recurring_profiles.company_id, recurring_profiles.id
  from recurring_profiles join companies on companies.id = recurring_profiles.company_id
  where recurring_profiles.settles_at <= ? and companies.status = 'active'
  order by recurring_profiles.settles_at limit ${PORTION}`

const readDue = () => readRows<DueProfile>(DUE, [now()])

export const areLastPeriodsDue = async () => (await readDue()).length > 0

/**
 * Bills the further hours of the last periods of recurring invoices that have ended.
 * @returns whether there may be more
 * @throws as workOnProfiles
 */
export const settleLastPeriods = async (): Promise<boolean> =>
  workOnProfiles(await readDue(), settleLast, recordFailure)

/** Another process may have been here since the profile was found to be due. */
async function settleLast(company: CompanyScope, profile: RecurringProfile) {
  if (profile.settlesAt === null || profile.settlesAt > now()) return
  await profile.claim()
  const invoice = await makeLastInvoice(company, profile)
  await profile.merge({ settlesAt: null, failures: 0 }).save()
  if (!invoice) return
  const day = dateOfLast(profile)
  await keepRun(profile, day, { status: 'made', invoiceId: invoice.id })
  await recordStep(profile, 'ran', { day, invoice: invoice.id, number: invoice.number })
}
