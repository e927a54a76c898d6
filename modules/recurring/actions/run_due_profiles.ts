import { now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { holdProfile } from './hold_profile.js'
import { leaveOut } from './leave_out.js'
import { makeNext } from './make_next.js'
import { nextStep } from './next_step.js'
import { recordFailure } from './record_failure.js'
import { recordStep } from './record_step.js'
import { type DueProfile, workOnProfiles } from './work_on_profiles.js'

const PORTION = 20

/** Of suspended companies nothing is made; it stays due. */
const DUE = `
  select recurring_profiles.company_id, recurring_profiles.id
  from recurring_profiles join companies on companies.id = recurring_profiles.company_id
  where recurring_profiles.status = 'active' and recurring_profiles.next_at <= ?
    and companies.status = 'active'
  order by recurring_profiles.next_at limit ${PORTION}`

const readDue = () => readRows<DueProfile>(DUE, [now()])

export const areProfilesDue = async () => (await readDue()).length > 0

/**
 * Makes some of the invoices that are due, each all or nothing. Any number of processes may do it at the same time.
 * @returns whether there may be more
 * @throws as workOnProfiles
 */
export const runDueProfiles = async (): Promise<boolean> =>
  workOnProfiles(await readDue(), takeStep, recordFailure)

/** Another process may have been here since the profile was found to be due. */
async function takeStep(company: CompanyScope, profile: RecurringProfile) {
  const { status, nextOn, nextAt, nextIndex } = profile
  if (status !== 'active' || nextOn === null || nextAt === null || nextAt > now()) return
  await profile.claim()
  const step = nextStep(profile, company.timeZone, now())
  if (step.kind === 'make') await makeNext(company, profile, nextOn, step.isBehind)
  else if (step.kind === 'hold') await holdProfile(company, profile, step.for)
  else {
    await leaveOut(company, profile, step.until)
    await recordStep(profile, 'left_out', { dates: step.until - nextIndex, from: nextOn })
  }
}
