import { audit } from '#core/audit/audit'
import { insertRows } from '#core/database/insert_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import { boundInteger } from '#core/money/columns'
import { moneyText } from '#core/money/minor'
import { handOut, Invoice } from '#modules/invoicing/public'
import {
  composeReminder,
  type ReminderInput,
  type RemindingCompany,
} from '#modules/reminders/actions/compose_reminder'
import { FROZEN_VERSION, frozenHash, ISSUED_AS } from '#modules/reminders/frozen_reminder'
import { keptPeriod } from '#modules/reminders/kept_period'
import type { Reminder } from '#modules/reminders/models/reminder'
import type { RemindedInvoice } from '#modules/reminders/reminded_invoice'
import { REMINDER_NUMBERS } from '#modules/reminders/reminder_numbers'
import { giveNumber } from '#modules/settings/public'

/**
 * Creates the next reminder of some invoices: numbered, frozen, with its hash in the audit chain. The invoices stay as
 * they are; their timelines show it. At most once per invoice and level, even under concurrent requests. Only inside
 * inTx.
 * @throws errors of composeReminder
 */
export async function makeReminder(
  company: RemindingCompany,
  input: ReminderInput
): Promise<Reminder> {
  // Locked in one order: a payment or another reminder of the same invoices comes before or after, never between.
  for (const id of [...input.invoiceIds].sort()) await Invoice.lockIn(company, id)
  const { reminder, invoices } = await composeReminder(company, input)
  // A letter that names an invoice makes it known outside.
  for (const { invoiceId } of invoices) await handOut(company, invoiceId, 'reminder')
  const { number } = await giveNumber(company, REMINDER_NUMBERS, reminder.dateOn)
  reminder.merge({ number, frozenVersion: FROZEN_VERSION })
  reminder.documentHash = frozenHash(reminder, invoices)
  await reminder.save()
  await insertInvoices(reminder, invoices)
  await recordReminder(reminder, invoices)
  return reminder
}

async function insertInvoices(
  { companyId, id, level }: Reminder,
  invoices: readonly RemindedInvoice[]
) {
  const rows = invoices.map((invoice, position) => ({
    company_id: companyId,
    id: newId(),
    reminder_id: id,
    invoice_id: invoice.invoiceId,
    level,
    position,
    number: invoice.number,
    date_on: invoice.dateOn,
    due_on: invoice.dueOn,
    total: boundInteger(invoice.total),
    open_amount: boundInteger(invoice.open),
    interest: boundInteger(invoice.interest.amount),
    interest_periods: JSON.stringify(invoice.interest.periods.map(keptPeriod)),
    default_ground: invoice.start?.ground ?? null,
    interest_from: invoice.start?.from ?? null,
  }))
  try {
    await insertRows('reminded_invoices', rows)
  } catch (error) {
    // Somebody was quicker; the next try finds the level used.
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}

async function recordReminder(reminder: Reminder, invoices: readonly RemindedInvoice[]) {
  const { companyId, id, number, level, currency, total, documentHash: sha256 } = reminder
  await audit({
    companyId,
    action: ISSUED_AS,
    subject: { type: 'reminder', id },
    details: { number, level, sha256, total: moneyText(total, currency), currency },
  })
  for (const { invoiceId } of invoices) {
    await audit({
      companyId,
      action: 'invoice.reminded',
      subject: { type: 'invoice', id: invoiceId },
      details: { number, level: String(level), subject: reminder.subject },
    })
    publish(companyId, { kind: 'invoice', id: invoiceId })
  }
  publish(companyId, { kind: 'reminder', id })
}
