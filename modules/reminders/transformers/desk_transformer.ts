import type { Day } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { type Minor, moneyNumber } from '#core/money/minor'
import type { ChasedInvoice } from '#modules/reminders/queries/chased_invoices'
import type { DueReminder, DunningDesk, HeldInvoice } from '#modules/reminders/queries/dunning_desk'
import { daysFromTo } from '#modules/reminders/rules/interest'
import { transformListed, transformStart } from './reminder_transformer.js'

/** The reader and the moment. */
interface View {
  today: Day
  language: Language
}

/** The dunning desk. */
export const transformDesk = ({ due, held }: DunningDesk, view: View) => ({
  due: due.map((reminder) => transformDue(reminder, view)),
  held: held.map((one) => transformHeld(one, view)),
})

function transformDue({ level, invoices, claims }: DueReminder, { today, language }: View) {
  const [first] = invoices
  const money = (amount: Minor) => moneyNumber(amount, first.currency)
  return {
    ...clientOf(first),
    currency: first.currency,
    level: level.position,
    subject: level.texts[language].subject,
    canBeMailed: first.canBeMailed,
    invoices: invoices.map((invoice, index) => ({
      _id: invoice.id,
      number: invoice.number,
      dueDate: invoice.dueOn,
      daysOverdue: Math.max(0, daysFromTo(invoice.dueOn, today)),
      possibleOn: invoice.possibleOn,
      open: money(invoice.open),
      interest: money(claims.interests[index].amount),
      interestPeriods: transformListed(
        { open: invoice.open, interest: claims.interests[index] },
        first.currency
      ),
      ...transformStart(invoice.start),
    })),
    open: money(claims.open),
    interest: money(claims.interest),
    flatSum: money(claims.flatSum),
    fee: money(claims.fee),
    total: money(claims.total),
  }
}

const transformHeld = ({ invoice, step, hindrance }: HeldInvoice, { language }: View) => ({
  ...clientOf(invoice),
  _id: invoice.id,
  number: invoice.number,
  dueDate: invoice.dueOn,
  currency: invoice.currency,
  open: moneyNumber(invoice.open, invoice.currency),
  level: step.level.position,
  subject: step.level.texts[language].subject,
  because: hindrance,
  ...holdOf(invoice, hindrance),
})

/** Until when, and the words that were noted with it. */
export function holdOf(invoice: ChasedInvoice, hindrance: HeldInvoice['hindrance']) {
  const { promisedOn, invoiceStop, clientStop, collectOn } = invoice
  if (hindrance === 'collected') return { until: collectOn, reason: '' }
  if (hindrance === 'promised') return { until: promisedOn, reason: '' }
  const stop = hindrance === 'invoiceStopped' ? invoiceStop : clientStop
  return { until: stop?.untilOn ?? null, reason: stop?.reason ?? '' }
}

const clientOf = ({ clientId, clientName }: ChasedInvoice) => ({
  client: clientId === null ? null : { _id: clientId, name: clientName },
  clientName,
})
