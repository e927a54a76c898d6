import { now } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { Company, User } from '#modules/auth/public'
import { close } from '#modules/leaving/actions/close_company'
import { removeFrom } from '#modules/leaving/actions/leave_company'
import { CompanyLeaving } from '#modules/leaving/models/company_leaving'
import { countryOf } from '#modules/leaving/queries/country_of'
import { lockCompany } from '#modules/leaving/queries/lock_company'
import { readTombstones, type Tombstone } from './tombstone_file.js'

/**
 * Repeats deletions that the database does not know, because it was restored from a backup of before them. Runs at each
 * start, before anything is served.
 */
export async function replayTombstones() {
  const known = new Set<string>(
    (await reader().from('tombstones').select('id')).map(({ id }) => id)
  )
  for (const tombstone of await readTombstones()) {
    if (!known.has(tombstone.id)) await replay(tombstone)
  }
}

async function replay({ id, kind }: Tombstone) {
  await inTx(() => (kind === 'person' ? removeAgain(id) : closeAgain(id)))
}

async function removeAgain(id: string) {
  const person = await User.find(id)
  if (!person || person.leftAt !== null || person.companyId === null) return
  await removeFrom(await lockCompany(person.companyId), person, 'privacy')
}

/** The rest is erased by the clock, as after any closing. */
async function closeAgain(id: string) {
  if (!(await Company.find(id))) return
  const company = await lockCompany(id)
  const leaving = (await CompanyLeaving.lock(id)) ?? new CompanyLeaving()
  if (leaving.state === 'closed' || leaving.state === 'vault') return
  const { status: statusBefore } = company
  leaving.merge({ id, state: 'requested', requestedAt: now(), closesAt: now(), statusBefore })
  leaving.merge({ reason: 'other', country: await countryOf(company) })
  await close(company, leaving)
}
