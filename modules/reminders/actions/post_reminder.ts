import { audit } from '#core/audit/audit'
import { type Day, today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { conflict, FieldError, notFound } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import { Invoice } from '#modules/invoicing/public'
import type { RemindingCompany } from '#modules/reminders/actions/compose_reminder'
import { Reminder } from '#modules/reminders/models/reminder'
import { remindedInvoicesOf } from '#modules/reminders/queries/reminded_invoices'

const LATER = `
  select later.id from reminded_invoices as mine
  join reminded_invoices as later
    on later.company_id = mine.company_id and later.invoice_id = mine.invoice_id and later.level > mine.level
  where mine.company_id = ? and mine.reminder_id = ? limit 1`

/**
 * Notes the day on which a printed reminder was posted; from then on it can put the client in default (§ 286 (1) BGB).
 * The same day again changes nothing. Only inside inTx.
 * @param day of the company, today without one
 * @throws 404, 422 `posted_in_future`, `posted_before_date`; 409 `counted_on` for another day than the noted one
 */
export async function postReminder(
  company: RemindingCompany,
  id: string,
  day: Day = today(company.timeZone)
): Promise<Reminder> {
  const reminder = await lockReminder(company, id)
  if (reminder.postedOn === day) return reminder
  if (day > today(company.timeZone)) throw new FieldError('postedOn', 'reminders.posted_in_future')
  if (day < reminder.dateOn) throw new FieldError('postedOn', 'reminders.posted_before_date')
  if (reminder.postedOn !== null) await assertNotCountedOn(reminder)
  reminder.postedOn = day
  await reminder.save()
  await record(reminder, 'reminder.posted', { date: day })
  return reminder
}

/** Takes the note back; nothing happens without one. Only inside inTx. @throws 404, 409 `counted_on` */
export async function takePostingBack(company: RemindingCompany, id: string): Promise<Reminder> {
  const reminder = await lockReminder(company, id)
  const { postedOn } = reminder
  if (postedOn === null) return reminder
  await assertNotCountedOn(reminder)
  reminder.postedOn = null
  await reminder.save()
  await record(reminder, 'reminder.posting_taken_back', { date: postedOn })
  return reminder
}

/** With its invoices, in the order of `makeReminder`: the next level comes before or after, never between. */
async function lockReminder(company: RemindingCompany, id: string) {
  const invoices = await remindedInvoicesOf({ companyId: company.id, id })
  for (const { invoiceId } of invoices.toSorted(byInvoice)) await Invoice.lockIn(company, invoiceId)
  const reminder = await Reminder.oneLocked(company, id)
  if (!reminder) throw notFound()
  return reminder
}

const byInvoice = (one: { invoiceId: string }, other: { invoiceId: string }) =>
  one.invoiceId < other.invoiceId ? -1 : 1

/** A later reminder may have claimed interest from the day after this one was posted. */
async function assertNotCountedOn({ companyId, id }: Reminder) {
  const [later] = await readRows(LATER, [companyId, id])
  if (later) throw conflict('reminders.counted_on')
}

async function record({ companyId, id, number }: Reminder, action: string, details: { date: Day }) {
  const subject = { type: 'reminder', id }
  await audit({ companyId, action, subject, details: { number, ...details } })
  publish(companyId, { kind: 'reminder', id })
}
