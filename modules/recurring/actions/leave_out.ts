import type { CompanyScope } from '#core/http/caller'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { occurrence } from '#modules/recurring/schedule/occurrences'
import { keepRun } from './keep_run.js'
import { moveTo } from './move_on.js'
import { endRetainer } from './settle_retainer.js'

/** Dates that are written down one by one; what lies further back was never going to be made. */
const MOST_WRITTEN = 400

/**
 * Leaves the dates before one out and makes that the next. The profile must have been claimed. Only inside inTx.
 * @param until number of the first date that is not left out
 */
export async function leaveOut(company: CompanyScope, profile: RecurringProfile, until: number) {
  const from = Math.max(profile.nextIndex, until - MOST_WRITTEN)
  for (let index = from; index < until; index++) {
    await keepRun(profile, occurrence(profile.schedule, index), { status: 'skipped' })
  }
  // The date that kept it from going on is among them.
  if (profile.status === 'failed') profile.status = 'active'
  profile.failures = 0
  moveTo(profile, until, company.timeZone)
  await profile.save()
  await endRetainer(company, profile)
}
