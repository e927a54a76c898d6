import { type Day, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { buyerOf } from '#modules/documents/public'
import { Invoice } from '#modules/invoicing/public'
import { claimsOf, debtorOf } from '#modules/reminders/rules/claims'
import { hindranceOn } from '#modules/reminders/rules/hindrance'
import { daysFromTo } from '#modules/reminders/rules/interest'
import { nextStep } from '#modules/reminders/rules/next_step'
import {
  transformListed,
  transformReminderRow,
  transformStart,
} from '#modules/reminders/transformers/reminder_transformer'
import { transformStop } from '#modules/reminders/transformers/stop_transformer'
import { chasedInvoicesById } from './chased_invoices.js'
import { type OwedInvoice, withStarts } from './default_facts.js'
import { promiseOf, stopOf } from './holds.js'
import { reminderList } from './reminder_list.js'
import { readReminderRules } from './reminder_rules.js'
import { withSettled } from './settled_amounts.js'

/** How an invoice was reminded of, and what comes next. @throws 404 */
export async function describeReminders(
  company: CompanyScope,
  invoiceId: string,
  language: Language
) {
  const invoice = await Invoice.findIn(company, invoiceId)
  const day = today(company.timeZone)
  const [rows, promise, invoiceStop, clientStop] = await Promise.all([
    reminderList(company, { invoiceId }),
    promiseOf(company, invoiceId),
    stopOf(company, { type: 'invoice', id: invoiceId }),
    invoice.clientId ? stopOf(company, { type: 'client', id: invoice.clientId }) : null,
  ])
  const [chased] = await withStarts(company, await chasedInvoicesById(company, [invoiceId]))
  return {
    reminders: rows.map(transformReminderRow),
    next: chased ? await nextOf(company, { invoice, chased }, { day, language }) : null,
    ...transformStart(chased?.start ?? null),
    promise: promise && { promisedOn: promise.promised_on, note: promise.note },
    stop: transformStop(invoiceStop),
    clientStop: transformStop(clientStop),
  }
}

interface Next {
  invoice: Invoice
  chased: OwedInvoice
}

/** The level that comes next, what holds it back, and its interest as of today; null when all were sent. */
async function nextOf(
  company: CompanyScope,
  { invoice, chased }: Next,
  { day, language }: { day: Day; language: Language }
) {
  const rules = await readReminderRules(company)
  const step = nextStep(chased, rules.levels, day)
  if (!step) return null
  const { buyer } = await buyerOf(invoice)
  const debtor = debtorOf(chased.clientType ?? buyer.type)
  const { currency, open } = chased
  const situation = { today: day, currency, debtor, rates: rules.baseRates }
  const [owed] = await withSettled(company, [chased])
  const [interest] = claimsOf([owed], step.level, situation).interests
  return {
    level: step.level.position,
    subject: step.level.texts[language].subject,
    possibleOn: step.possibleOn,
    isPossible: step.possibleOn <= day,
    daysPossible: Math.max(0, daysFromTo(step.possibleOn, day)),
    because: hindranceOn(chased, day) ?? null,
    canBeMailed: chased.canBeMailed,
    interestPeriods: transformListed({ open, interest }, currency),
  }
}
