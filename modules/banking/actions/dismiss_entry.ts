import type { CompanyReference } from '#core/tenancy/company_owned'
import { assertState, lockEntry } from '#modules/banking/queries/find_entry'
import { moveEntry } from './move_entry.js'

/**
 * Marks an entry as no payment of an invoice; a repeated call changes nothing. Only inside inTx. @throws 404, 409
 * `wrong_state`
 */
export async function dismissEntry(company: CompanyReference, id: string) {
  const entry = await lockEntry(company, id)
  if (entry.state === 'ignored') return entry
  assertState(entry, 'open')
  return moveEntry(entry, { state: 'ignored' })
}

/** Reopens a dismissed entry. Only inside inTx. @throws 404, 409 `wrong_state` */
export async function reopenEntry(company: CompanyReference, id: string) {
  const entry = await lockEntry(company, id)
  if (entry.state === 'open') return entry
  assertState(entry, 'ignored')
  return moveEntry(entry, { state: 'open' })
}
