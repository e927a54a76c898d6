import { writer } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import { assertPeopleOf, type PROJECT_MEMBERS, peopleOf } from '#modules/tasks/people'

/**
 * Makes exactly these people the members of a project or the assignees of a task. Only inside inTx. Existing members
 * may stay even when disabled meanwhile.
 * @throws 422 `person_unknown` for a person who is not active in the company
 */
export async function setPeople(
  company: CompanyReference,
  link: typeof PROJECT_MEMBERS,
  { recordId, userIds, field }: { recordId: string; userIds: string[]; field: string }
) {
  const before = (await peopleOf(company, link, [recordId])).get(recordId) ?? []
  const known = new Set(before.map(({ id }) => id))
  const wanted = new Set(userIds)
  const added = [...wanted].filter((id) => !known.has(id))
  const removed = [...known].filter((id) => !wanted.has(id))
  await assertPeopleOf(company, added, field)

  const owner = { company_id: company.id, [link.key]: recordId }
  if (removed.length > 0) {
    // A timer that starts at this moment either waits for us, or is seen by who ends timers out of reach.
    for (const userId of removed.sort()) await TimeEntry.lockTimeOf(userId)
    await writer().from(link.table).where(owner).whereIn('user_id', removed).delete()
  }
  if (added.length > 0) {
    await writer()
      .table(link.table)
      .multiInsert(added.map((user_id) => ({ ...owner, user_id })))
  }
}
