import { setImmediate as nextTurn } from 'node:timers/promises'
import { now } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { isDatabaseAway } from '#core/database/transaction_failures'
import type { CompanyScope } from '#core/http/caller'
import { scopeOf } from '#modules/recurring/company_scope'
import { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { reasonOf } from '#modules/recurring/reasons'
import { holdProfile } from './hold_profile.js'
import { leaveOut } from './leave_out.js'
import { makeNext } from './make_next.js'
import { nextStep } from './next_step.js'
import { recordFailure } from './record_failure.js'
import { recordStep } from './record_step.js'

const PORTION = 20

/** Of suspended companies nothing is made; it stays due. */
const DUE = `
  select recurring_profiles.company_id, recurring_profiles.id
  from recurring_profiles join companies on companies.id = recurring_profiles.company_id
  where recurring_profiles.status = 'active' and recurring_profiles.next_at <= ?
    and companies.status = 'active'
  order by recurring_profiles.next_at limit ${PORTION}`

interface DueRow {
  company_id: string
  id: string
}

/**
 * Makes some of the invoices that are due, each in a transaction of its own. Any number of processes may do it at
 * the same time. @returns whether there may be more
 */
export async function runDueProfiles(): Promise<boolean> {
  const due = await readRows<DueRow>(DUE, [now()])
  for (const { company_id, id } of due) {
    await runProfile(await scopeOf(company_id), id)
    // On SQLite the work never waits for the event loop: other requests get their turn now.
    await nextTurn()
  }
  return due.length > 0
}

/** Does the due work of one profile. The reason for a missing invoice is stored with it. */
async function runProfile(company: CompanyScope, id: string) {
  let version = 0
  try {
    await inTx(async () => {
      const profile = await RecurringProfile.oneLocked(company, id)
      if (!profile) return
      version = profile.version
      await takeStep(company, profile)
    })
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    await recordFailure(company, { id, version }, error)
    // Somebody has to hear of what nobody has foreseen; the others have their turn in the next round.
    if (!reasonOf(error)) throw error
  }
}

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
