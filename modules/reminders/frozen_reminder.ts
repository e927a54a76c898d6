import { createHash } from 'node:crypto'
import { canonicalJson } from '#core/audit/canonical_json'
import { keptPeriod } from '#modules/reminders/kept_period'
import type { Reminder } from '#modules/reminders/models/reminder'
import type { RemindedInvoice } from '#modules/reminders/reminded_invoice'

/** The form in which reminders are frozen now; a new form gets the next number and leaves this one. */
export const FROZEN_VERSION = 4

/** The action that the audit chain keeps the hash of a reminder with. */
export const ISSUED_AS = 'reminder.issued'

/** SHA-256 of the canonical JSON of everything of a reminder that may never change again. */
export const frozenHash = (reminder: Reminder, invoices: readonly RemindedInvoice[]) =>
  createHash('sha256')
    .update(canonicalJson(frozen(reminder, invoices)))
    .digest('hex')

function frozen(reminder: Reminder, invoices: readonly RemindedInvoice[]) {
  const forms = [firstForm, secondForm, thirdForm]
  const formOf = forms[Number(reminder.frozenVersion) - 1] ?? fourthForm
  return formOf(reminder, invoices)
}

/** With the days, the open amount and the interest of each period. */
function fourthForm(reminder: Reminder, invoices: readonly RemindedInvoice[]) {
  const third = thirdForm(reminder, invoices)
  return {
    ...third,
    invoices: third.invoices.map((invoice, index) => ({
      ...invoice,
      periods: invoices[index].interest.periods.map(keptPeriod),
    })),
  }
}

/** With why and from when on interest runs. */
function thirdForm(reminder: Reminder, invoices: readonly RemindedInvoice[]) {
  const second = secondForm(reminder, invoices)
  return {
    ...second,
    invoices: second.invoices.map((invoice, index) => ({
      ...invoice,
      ground: invoices[index].start?.ground ?? null,
      interestFrom: invoices[index].start?.from ?? null,
    })),
  }
}

/** With every other column that is not meant to change, so that each change of one is found. */
function secondForm(reminder: Reminder, invoices: readonly RemindedInvoice[]) {
  const first = firstForm(reminder, invoices)
  return {
    ...first,
    clientName: reminder.clientName,
    createdAt: Number(reminder.createdAt),
    invoices: first.invoices.map((invoice, index) => ({
      ...invoice,
      level: invoices[index].level,
    })),
  }
}

const firstForm = (reminder: Reminder, invoices: readonly RemindedInvoice[]) => ({
  version: Number(reminder.frozenVersion),
  id: reminder.id,
  companyId: reminder.companyId,
  number: reminder.number,
  level: Number(reminder.level),
  clientId: reminder.clientId,
  currency: reminder.currency,
  language: reminder.language,
  dateOn: reminder.dateOn,
  payUntilOn: reminder.payUntilOn,
  open: String(reminder.openAmount),
  interest: String(reminder.interest),
  flatSum: String(reminder.flatSum),
  fee: String(reminder.fee),
  total: String(reminder.total),
  subject: reminder.subject,
  intro: reminder.intro,
  closing: reminder.closing,
  seller: reminder.seller,
  buyer: reminder.buyer,
  invoices: invoices.map(({ invoiceId, number, dateOn, dueOn, total, open, interest }) => ({
    invoiceId,
    number,
    dateOn,
    dueOn,
    total: String(total),
    open: String(open),
    interest: String(interest.amount),
    periods: interest.periods.map(({ days, percent }) => ({ days, percent })),
  })),
})
