import { instantText } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, moneyNumber } from '#core/money/minor'
import { withoutLink } from '#modules/correspondence/public'
import type { Reminder } from '#modules/reminders/models/reminder'
import {
  isDated,
  listedPeriods,
  type RemindedInvoice,
  type RemindedPeriod,
} from '#modules/reminders/reminded_invoice'
import type { InterestPeriod } from '#modules/reminders/rules/interest'
import type { StartOfInterest } from '#modules/reminders/rules/start_of_interest'

export interface ReminderRow {
  id: string
  number: string
  level: number
  client_id: string | null
  client_name: string
  currency: string
  language: Language
  date_on: string
  pay_until_on: string
  open_amount: StoredInteger
  interest: StoredInteger
  flat_sum: StoredInteger
  fee: StoredInteger
  total: StoredInteger
  subject: string
  created_at: number
  sent_at: number | null
  posted_on: string | null
}

export const REMINDER_COLUMNS = [
  'id',
  'number',
  'level',
  'client_id',
  'client_name',
  'currency',
  'language',
  'date_on',
  'pay_until_on',
  'open_amount',
  'interest',
  'flat_sum',
  'fee',
  'total',
  'subject',
  'created_at',
  'sent_at',
  'posted_on',
] as const satisfies (keyof ReminderRow)[]

/** A reminder as lists show it. */
export function transformReminderRow(row: ReminderRow) {
  const money = (amount: StoredInteger) => moneyNumber(moneyFromRow(amount), row.currency)
  return {
    _id: row.id,
    number: row.number,
    level: Number(row.level),
    subject: row.subject,
    client: row.client_id === null ? null : { _id: row.client_id, name: row.client_name },
    clientName: row.client_name,
    currency: row.currency,
    language: row.language,
    date: row.date_on,
    /** The new payment date. */
    payUntil: row.pay_until_on,
    open: money(row.open_amount),
    interest: money(row.interest),
    flatSum: money(row.flat_sum),
    fee: money(row.fee),
    total: money(row.total),
    createdAt: instantText(row.created_at),
    sentAt: row.sent_at === null ? null : instantText(row.sent_at),
    postedOn: row.posted_on,
  }
}

/** One reminder with its invoices and its words. */
export function transformReminder(reminder: Reminder, invoices: readonly RemindedInvoice[]) {
  const { currency } = reminder
  return {
    ...transformReminderRow(rowOf(reminder)),
    intro: withoutLink(reminder.intro),
    closing: withoutLink(reminder.closing),
    invoices: invoices.map((invoice) => transformInvoice(invoice, currency)),
  }
}

function transformInvoice(invoice: RemindedInvoice, currency: string) {
  const money = (amount: Minor) => moneyNumber(amount, currency)
  return {
    _id: invoice.invoiceId,
    number: invoice.number,
    date: invoice.dateOn,
    /** Of the invoice itself. */
    dueDate: invoice.dueOn,
    total: money(invoice.total),
    open: money(invoice.open),
    interest: money(invoice.interest.amount),
    interestPeriods: invoice.interest.periods.map((period) => transformPeriod(period, currency)),
    ...transformStart(invoice.start),
  }
}

/** A period of interest; reminders from before 2026-12 only have its days and its rate. */
const transformPeriod = (period: RemindedPeriod, currency: string) => ({
  days: period.days,
  percent: Number(period.percent),
  ...(isDated(period) ? transformSpan(period, currency) : UNDATED),
})

const UNDATED = { from: null, until: null, open: null, interest: null }

/** The lines of a table of periods; none when one line of text says as much. */
export const transformListed = (
  invoice: Pick<RemindedInvoice, 'open' | 'interest'>,
  currency: string
) =>
  listedPeriods(invoice).map((period) => ({
    percent: Number(period.percent),
    ...transformSpan(period, currency),
  }))

const transformSpan = ({ from, until, open, amount }: InterestPeriod, currency: string) => ({
  from,
  until,
  open: moneyNumber(open, currency),
  interest: moneyNumber(amount, currency),
})

/** Why and from which day on interest runs; both null when nothing has put the client in default. */
export const transformStart = (start: StartOfInterest | null) => ({
  defaultGround: start?.ground ?? null,
  interestFrom: start?.from ?? null,
})

const rowOf = (reminder: Reminder): ReminderRow => ({
  id: reminder.id,
  number: reminder.number,
  level: reminder.level,
  client_id: reminder.clientId,
  client_name: reminder.clientName,
  currency: reminder.currency,
  language: reminder.language,
  date_on: reminder.dateOn,
  pay_until_on: reminder.payUntilOn,
  open_amount: reminder.openAmount,
  interest: reminder.interest,
  flat_sum: reminder.flatSum,
  fee: reminder.fee,
  total: reminder.total,
  subject: reminder.subject,
  created_at: reminder.createdAt,
  sent_at: reminder.sentAt,
  posted_on: reminder.postedOn,
})
