import { audit } from '#core/audit/audit'
import { type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx, writer } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { newLinkKey } from '#core/http/guards/link_key'
import { type Company, User } from '#modules/auth/public'
import { tell } from '#modules/leaving/mails/tell'
import { companyClosed } from '#modules/leaving/mails/texts'
import { CompanyLeaving } from '#modules/leaving/models/company_leaving'
import { lockCompany } from '#modules/leaving/queries/lock_company'
import { keptRecordsOf } from '#modules/leaving/retention/kept_records'
import { anonymise } from './anonymise.js'
import { setStatus } from './request_deletion.js'

/**
 * Closes a company whose thirty days are over, in one transaction: its people lose their accounts, its waiting mails
 * are deleted, its owners get the link to what is kept. The rest is erased afterwards, see `erase_company.ts`. Does
 * nothing when the deletion was cancelled, held or done meanwhile.
 */
export const closeCompany = (id: string) =>
  inTx(async () => {
    const company = await lockCompany(id)
    const leaving = await CompanyLeaving.lock(id)
    if (leaving?.state !== 'requested' || leaving.heldAt !== null) return
    if (Number(leaving.closesAt) > now()) return
    await close(company, leaving)
  })

/** Only inside inTx. */
export async function close(company: Company, leaving: CompanyLeaving) {
  const { key, hash } = newLinkKey()
  const closedAt = now()
  await leaving.merge({ state: 'closed', closedAt, vaultKeyHash: hash }).save()
  await setStatus(company, 'closed')
  await audit({
    companyId: company.id,
    action: 'company.closed',
    subject: { type: 'company', id: company.id },
    security: {},
  })
  await changeRows('delete from mail_outbox where company_id = ?', [company.id])
  await removePeople(company, leaving, key)
  await bury(company.id, closedAt)
}

async function removePeople(company: Company, leaving: CompanyLeaving, key: string) {
  const until = await lastDayOf(company, leaving)
  const people = await User.query({ client: writer() })
    .where('companyId', company.id)
    .whereNull('leftAt')
    .orderBy('id')
  for (const person of people) {
    if (person.role === 'owner' && person.isActive) {
      const write = companyClosed({ companyName: company.name, key, until })
      await tell(person, 'company_closed', write, { isSecret: true })
    }
    await anonymise(person, company.language)
  }
}

async function lastDayOf(company: Company, leaving: CompanyLeaving) {
  const kept = await keptRecordsOf(
    { id: company.id, country: leaving.country },
    yearOf(Number(leaving.closedAt))
  )
  return (
    kept
      .map(({ until }) => until)
      .sort()
      .at(-1) ?? null
  )
}

/** The year from whose end the periods of retention count. */
export const yearOf = (closedAt: Instant) => new Date(closedAt).getUTCFullYear()

async function bury(id: string, at: Instant) {
  await changeRows('delete from tombstones where id = ?', [id])
  await insertRows('tombstones', [{ id, kind: 'company', happened_at: at, written_at: null }])
}
