import { now } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { missedMail } from '#modules/recurring/mails/missed_mail'
import { writeToOwners } from '#modules/recurring/mails/write_to_owners'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { datesDue } from '#modules/recurring/schedule/course'
import { recordStep } from './record_step.js'

/**
 * Pauses a profile whose dates have been missed, until somebody decides what becomes of them, and tells the owner.
 * The profile must have been claimed. Only inside inTx.
 */
export async function holdProfile(
  company: CompanyScope,
  profile: RecurringProfile,
  why: 'missed' | 'capped'
) {
  profile.merge({ status: 'paused', pausedFor: why, caughtUp: 0, resumedWith: null })
  await profile.save()
  const dates = datesDue(profile, company.timeZone, now())
  await recordStep(profile, 'held', { why, from: profile.nextOn, dates })
  await writeToOwners(company, profile, why, missedMail(dates))
}
