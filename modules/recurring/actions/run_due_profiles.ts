import { now } from '#core/clock'
import { inSharedTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { isDatabaseAway } from '#core/database/transaction_failures'
import { workOnEach } from '#core/due_work/work_on_each'
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

const readDue = () => readRows<DueRow>(DUE, [now()])

export const areProfilesDue = async () => (await readDue()).length > 0

/**
 * Makes some of the invoices that are due, each all or nothing. Any number of processes may do it at the same time.
 * @returns whether there may be more
 * @throws as workOnEach, failures that nobody expects; each is kept with its profile
 */
export async function runDueProfiles(): Promise<boolean> {
  const due = await readDue()
  const scopes = new Map<string, CompanyScope>()
  for (const id of new Set(due.map(({ company_id }) => company_id))) {
    scopes.set(id, await scopeOf(id))
  }
  await workOnEach(due, async ({ company_id, id }) => {
    const company = scopes.get(company_id)
    if (company) await runProfile(company, id)
  })
  return due.length > 0
}

/** Does the due work of one profile. The reason for a missing invoice is stored with it. */
async function runProfile(company: CompanyScope, id: string) {
  let version = 0
  try {
    await inSharedTx(async () => {
      const profile = await RecurringProfile.oneLocked(company, id)
      if (!profile) return
      version = profile.version
      await takeStep(company, profile)
    })
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    await recordFailure(company, { id, version }, error)
    // Somebody has to hear of what nobody has foreseen.
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
