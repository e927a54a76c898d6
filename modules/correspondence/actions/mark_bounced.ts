import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { notFound } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import type { Delivery, MailRow } from '#core/mail/mail'
import type { MailTrouble } from '#core/mail/mail_trouble'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { tellSender } from '#modules/correspondence/bounces/bounce_notice'
import { factsOfLetter } from '#modules/correspondence/letters/letter_facts'

const KNOWN = 'select id from bounced_addresses where company_id = ? and email = ?'
const AGAIN = `
  update bounced_addresses set mail_id = ?, last_error = ?, bounced_at = ? where company_id = ? and id = ?`
const ONE = 'select email from bounced_addresses where company_id = ? and id = ?'
const DROP = 'delete from bounced_addresses where company_id = ? and id = ?'

/** Handles a letter that did not arrive: marks refused addresses, and notifies its sender. Only inside inTx. */
export async function hearOfTrouble(mail: MailRow, trouble: MailTrouble) {
  const { company_id: companyId } = mail
  if (!mail.is_letter || companyId === null) return
  for (const refusal of trouble.refused) await mark(companyId, mail.id, refusal)
  const facts = await factsOfLetter(companyId, mail.id)
  await tellSender({ ...mail, ...facts, company_id: companyId }, trouble)
}

async function mark(companyId: string, mailId: string, { email: written, reason = '' }: Delivery) {
  const email = written.toLowerCase()
  const words = reason.slice(0, 1000)
  const [known] = await readRows<{ id: string }>(KNOWN, [companyId, email])
  if (known) {
    await changeRows(AGAIN, [mailId, words, now(), companyId, known.id])
    return
  }
  const row = { company_id: companyId, id: newId(), email, mail_id: mailId, last_error: words }
  try {
    await insertRows('bounced_addresses', [{ ...row, bounced_at: now() }])
  } catch (error) {
    // Another mail to the same address was refused at the same time.
    throw isDuplicate(error) ? new RetryTransaction() : error
  }
}

/** Takes the mark from an address. Only inside inTx. @throws 404 */
export async function trustAddress({ id: companyId }: CompanyReference, id: string) {
  const [row] = await readRows<{ email: string }>(ONE, [companyId, id])
  if (!row) throw notFound()
  await changeRows(DROP, [companyId, id])
  const subject = { type: 'company', id: companyId }
  await audit({ companyId, action: 'address.trusted', subject, details: { email: row.email } })
  publish(companyId, { kind: 'mail', id })
}
