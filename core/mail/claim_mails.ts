import { now } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import type { MailRow } from './mail.js'

/** Longer than any attempt to send (see deliver.ts), so that no other process takes a mail that is being sent. */
const LEASE = 120_000

/** Letters of a company with a mail server of its own. */
const BY_COMPANY = `is_letter = 1 and exists (
  select 1 from company_mail_servers where company_mail_servers.company_id = mail_outbox.company_id)`

/** Ends with the first mail that leaves and with another server. */
const WORKS = `not exists (
  select 1 from company_mail_servers where company_mail_servers.company_id = mail_outbox.company_id
    and failing_since_at is not null)`

/** Due mails of the installation's mail server. */
export async function claimPlatformMails(most: number) {
  return claim(await dueMails().whereRaw(`not (${BY_COMPANY})`).limit(most))
}

/**
 * Due letters of companies with a mail server of their own: the oldest one of each.
 * @param resting companies whose server has just failed; left out while it still counts as failing
 */
export async function claimCompanyMails(most: number, resting: string[]) {
  const companies = await dueOnes()
    .whereRaw(BY_COMPANY)
    .where((query) => query.whereNotIn('company_id', resting).orWhereRaw(WORKS))
    .select('company_id')
    .min('next_attempt_at as since')
    .groupBy('company_id')
    .orderBy('since')
    .limit(most)
  const oldest = companies.map(({ company_id }) =>
    dueMails().where('company_id', company_id).where('is_letter', 1).limit(1)
  )
  return claim((await Promise.all(oldest)).flat())
}

const dueOnes = () =>
  reader()
    .from('mail_outbox')
    .where((query) =>
      query
        .where((one) => one.where('status', 'queued').where('next_attempt_at', '<=', now()))
        .orWhere((one) => one.where('status', 'sending').where('lease_until', '<=', now()))
    )

const dueMails = () => dueOnes().orderBy('next_attempt_at')

/** One claim wins, and its fence number proves it later. */
async function claim(due: MailRow[]): Promise<MailRow[]> {
  if (due.length === 0) return []
  return inTx(async () => {
    const won: MailRow[] = []
    for (const row of due) {
      const change = {
        status: 'sending' as const,
        fence: row.fence + 1,
        attempts: row.attempts + 1,
        lease_until: now() + LEASE,
      }
      const changed = await writer()
        .from('mail_outbox')
        .where({ id: row.id, status: row.status, fence: row.fence })
        .update(change)
      if (Number(changed) === 1) won.push({ ...row, ...change })
    }
    return won
  })
}
