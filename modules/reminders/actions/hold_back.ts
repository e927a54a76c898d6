import { audit } from '#core/audit/audit'
import { type Day, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { conflict, notFound } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import { Client } from '#modules/clients/public'
import { Invoice, isOpen } from '#modules/invoicing/public'

/** Whose reminders are held back. */
export interface Subject {
  type: 'invoice' | 'client'
  id: string
}

interface CompanyId {
  id: string
}

/**
 * Notes the day that payment of an invoice was promised for, in the place of an earlier promise. Only inside inTx.
 * @throws 404, 409 `not_open`
 */
export async function promisePayment(
  company: CompanyId,
  invoiceId: string,
  { promisedOn, note }: { promisedOn: Day; note?: string | null }
) {
  const invoice = await Invoice.lockIn(company, invoiceId)
  if (invoice.kind !== 'invoice' || !isOpen(invoice.status)) throw conflict('reminders.not_open')
  await removePromise(company, invoiceId)
  const values = { promised_on: promisedOn, note: note ?? '' }
  await insertRows('payment_promises', [
    { company_id: company.id, id: newId(), invoice_id: invoiceId, ...values, created_at: now() },
  ])
  const subject = { type: 'invoice' as const, id: invoiceId }
  await record(company, subject, 'invoice.payment_promised', { date: promisedOn, note: note ?? '' })
}

/** Only inside inTx. @throws 404 when the invoice is not there */
export async function withdrawPromise(company: CompanyId, invoiceId: string) {
  await Invoice.lockIn(company, invoiceId)
  if (!(await removePromise(company, invoiceId))) return
  const subject = { type: 'invoice' as const, id: invoiceId }
  await record(company, subject, 'invoice.promise_withdrawn', {})
}

const removePromise = ({ id }: CompanyId, invoiceId: string) =>
  changeRows('delete from payment_promises where company_id = ? and invoice_id = ?', [
    id,
    invoiceId,
  ])

/** Reminds of an invoice or a client no more, until a day (included) or until it is taken back. Only inside inTx. */
export async function stopReminders(
  company: CompanyId,
  subject: Subject,
  { reason, untilOn }: { reason: string; untilOn?: Day | null }
) {
  await lockSubject(company, subject)
  await removeStop(company, subject)
  await insertRows('reminder_stops', [
    {
      company_id: company.id,
      id: newId(),
      client_id: subject.type === 'client' ? subject.id : null,
      invoice_id: subject.type === 'invoice' ? subject.id : null,
      reason,
      until_on: untilOn ?? null,
      created_at: now(),
    },
  ])
  const details = { reason, until: untilOn ?? null }
  await record(company, subject, `${subject.type}.reminders_stopped`, details)
}

/** Goes on reminding. Only inside inTx. */
export async function resumeReminders(company: CompanyId, subject: Subject) {
  await lockSubject(company, subject)
  if (!(await removeStop(company, subject))) return
  await record(company, subject, `${subject.type}.reminders_resumed`, {})
}

/** @throws 404; 409 `not_open` for a draft, of which nobody is reminded */
async function lockSubject(company: CompanyId, { type, id }: Subject) {
  if (type === 'client') {
    if (!(await Client.oneLocked(company, id))) throw notFound()
    return
  }
  const invoice = await Invoice.lockIn(company, id)
  if (invoice.isDraft) throw conflict('reminders.not_open')
}

const removeStop = (company: CompanyId, { type, id }: Subject) =>
  changeRows(`delete from reminder_stops where company_id = ? and ${type}_id = ?`, [company.id, id])

async function record(
  { id: companyId }: CompanyId,
  subject: Subject,
  action: string,
  details: Record<string, string | null>
) {
  await audit({ companyId, action, subject, details })
  publish(companyId, { kind: subject.type, id: subject.id })
  publish(companyId, { kind: 'reminder', id: subject.id })
}
