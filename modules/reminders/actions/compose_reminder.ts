import { addDays, formatDay, now, today } from '#core/clock'
import { conflict, FieldError, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { buyerOf } from '#modules/documents/public'
import { Invoice } from '#modules/invoicing/public'
import { Reminder } from '#modules/reminders/models/reminder'
import { type ChasedInvoice, chasedInvoicesById } from '#modules/reminders/queries/chased_invoices'
import { withStarts } from '#modules/reminders/queries/default_facts'
import { readReminderRules } from '#modules/reminders/queries/reminder_rules'
import { withSettled } from '#modules/reminders/queries/settled_amounts'
import type { RemindedInvoice } from '#modules/reminders/reminded_invoice'
import { claimsOf, debtorOf } from '#modules/reminders/rules/claims'
import { filledText } from '#modules/reminders/rules/filled_text'
import { hindranceOn } from '#modules/reminders/rules/hindrance'
import type { ReminderLevel } from '#modules/reminders/rules/levels'
import { nextStep } from '#modules/reminders/rules/next_step'
import { companyIn, readCompanySettings } from '#modules/settings/public'

/** Company fields needed for reminders; the request's company has them. */
export type RemindingCompany = CompanyReference & Pick<CompanyScope, 'timeZone'>

export interface ReminderInput {
  /** Of one client and in one currency. */
  invoiceIds: string[]
  /** The level that the sender saw; another one by now refuses. */
  level: number
}

/** A reminder that is not made yet: no number, no hash, saved nowhere. */
export interface ComposedReminder {
  reminder: Reminder
  invoices: RemindedInvoice[]
}

/**
 * The reminder of these invoices as of today.
 * @throws 404, 409 `not_open`, `already_reminded`, `not_yet`, `held_back` with `because`; 422 `one_client`
 */
export async function composeReminder(
  company: RemindingCompany,
  input: ReminderInput
): Promise<ComposedReminder> {
  const day = today(company.timeZone)
  const { levels, baseRates } = await readReminderRules(company)
  const chased = await chasedOf(company, input)
  const level = levelOf(chased, levels, { day, wanted: input.level })

  const [first] = chased
  const { currency, clientId, clientName } = first
  const { buyer, language: own } = await buyerOf(await Invoice.findIn(company, first.id))
  const settings = await readCompanySettings(company)
  const language = own ?? settings.documentLanguage
  const seller = companyIn(language, settings)
  const debtor = debtorOf(first.clientType ?? buyer.type)
  const owed = await withSettled(company, await withStarts(company, chased))
  const claims = claimsOf(owed, level, { today: day, currency, debtor, rates: baseRates })
  const payUntilOn = newPaymentDate(chased, level, day)
  const texts = level.texts[language]
  const say = (text: string) => filledText(text, { payUntilOn, seller, buyer, language })

  const reminder = Reminder.for(company).merge({
    number: '',
    level: level.position,
    clientId,
    clientName: buyer.name || clientName,
    currency,
    language,
    dateOn: day,
    payUntilOn,
    openAmount: claims.open,
    interest: claims.interest,
    flatSum: claims.flatSum,
    fee: claims.fee,
    total: claims.total,
    subject: texts.subject,
    intro: say(texts.intro),
    closing: say(texts.closing),
    seller,
    buyer,
    createdAt: now(),
    sentAt: null,
    postedOn: null,
  })
  const invoices = owed.map(({ id, number, dateOn, dueOn, total, open, start }, index) => ({
    invoiceId: id,
    level: level.position,
    number,
    dateOn,
    dueOn,
    total,
    open,
    start,
    interest: claims.interests[index],
  }))
  return { reminder, invoices }
}

/** The invoices as they are now, all of one client. */
async function chasedOf(company: RemindingCompany, { invoiceIds }: ReminderInput) {
  const chased = await chasedInvoicesById(company, invoiceIds)
  for (const id of invoiceIds) {
    if (chased.some((invoice) => invoice.id === id)) continue
    if (!(await Invoice.one(company, id))) throw notFound()
    throw conflict('reminders.not_open')
  }
  const debtors = new Set(
    chased.map(({ clientId, id, currency }) => `${clientId ?? id} ${currency}`)
  )
  if (debtors.size > 1) throw new FieldError('invoiceIds', 'reminders.one_client')
  return chased
}

/** The level that is due for all of them. */
function levelOf(
  chased: ChasedInvoice[],
  levels: ReminderLevel[],
  { day, wanted }: { day: string; wanted: number }
): ReminderLevel {
  const steps = chased.map((invoice) => {
    const hindrance = hindranceOn(invoice, day)
    if (hindrance) throw conflict('reminders.held_back', { extra: { because: hindrance } })
    const step = nextStep(invoice, levels, day)
    if (!step || step.level.position !== wanted) throw conflict('reminders.already_reminded')
    if (step.possibleOn > day) {
      const values = { day: formatDay(step.possibleOn) }
      throw conflict('reminders.not_yet', { values, extra: { possibleOn: step.possibleOn } })
    }
    return step
  })
  return steps[0].level
}

/** A notice before the due date leaves the due date as it is; every other level gives a new day. */
function newPaymentDate(chased: ChasedInvoice[], { paymentDays }: ReminderLevel, day: string) {
  const latest = chased
    .map(({ dueOn }) => dueOn)
    .reduce((one, other) => (one > other ? one : other))
  return latest >= day ? latest : addDays(day, paymentDays)
}
