import { type Day, now } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { failedMail } from '#modules/recurring/mails/failed_mail'
import { writeToOwners } from '#modules/recurring/mails/write_to_owners'
import { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { reasonOf, UNFORESEEN } from '#modules/recurring/reasons'
import { dateOfLast } from './date_of_last.js'
import { keepRun } from './keep_run.js'
import { recordStep } from './record_step.js'

/** After this many failures in a row the profile stops trying. */
const MOST_FAILURES = 3
const HOUR = 3_600_000
/** Until the second and the third try. */
const WAITS = [HOUR, 6 * HOUR]
/** Until each further try of one that has ended. */
const DAY = 24 * HOUR

/**
 * Writes down why the invoice of a date could not be made. It is tried again later; after the third failure the
 * profile stops and its owner gets a mail. One that has ended is tried every day.
 * @param tried the profile and its version when it was tried; one that has changed since is left alone
 */
export async function recordFailure(
  company: CompanyScope,
  tried: { id: string; version: number },
  error: unknown
) {
  const reason = reasonOf(error) ?? UNFORESEEN
  await inTx(async () => {
    const profile = await RecurringProfile.oneLocked(company, tried.id)
    if (!profile || profile.version !== tried.version) return
    const day = profile.nextOn ?? (profile.settlesAt === null ? null : dateOfLast(profile))
    if (day === null) return
    await profile.claim()
    if (await isUndone(profile, day)) await keepRun(profile, day, { status: 'failed', reason })
    profile.failures += 1
    const isLast = profile.failures === MOST_FAILURES
    const again = now() + (WAITS[profile.failures - 1] ?? DAY)
    if (profile.status === 'ended') profile.settlesAt = again
    else if (isLast) profile.status = 'failed'
    else profile.nextAt = again
    await profile.save()
    await recordStep(profile, 'failed', { day, reason: reason.code })
    if (isLast) await writeToOwners(company, profile, 'failed', failedMail(reason, day))
  })
}

const DONE = `
  select id from recurring_runs
  where company_id = ? and profile_id = ? and occurrence_on = ? and status <> 'failed'`

/** A date that was already done is itself the failure (INV8): its stored result stays. */
async function isUndone({ companyId, id }: RecurringProfile, day: Day) {
  return (await readRows<{ id: string }>(DONE, [companyId, id, day])).length === 0
}
