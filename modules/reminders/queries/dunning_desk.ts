import { type Day, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BaseRate } from '#modules/reminders/rules/base_rates'
import { type Claims, claimsOf, debtorOf } from '#modules/reminders/rules/claims'
import { type Hindrance, hindranceOn } from '#modules/reminders/rules/hindrance'
import type { ReminderLevel } from '#modules/reminders/rules/levels'
import { type NextStep, nextStep } from '#modules/reminders/rules/next_step'
import type { Debt } from '#modules/reminders/rules/open_spans'
import { type ChasedInvoice, chasedInvoices } from './chased_invoices.js'
import { type OwedInvoice, withStarts } from './default_facts.js'
import { readReminderRules } from './reminder_rules.js'
import { withSettled } from './settled_amounts.js'

/** Invoices that one reminder would ask for: of one client, in one currency, at one level. */
export interface DueReminder {
  level: ReminderLevel
  invoices: (OwedInvoice & { possibleOn: Day })[]
  claims: Claims
}

/** An invoice whose reminder is due but held back. */
export interface HeldInvoice {
  invoice: ChasedInvoice
  step: NextStep
  hindrance: Hindrance
}

export interface DunningDesk {
  due: DueReminder[]
  held: HeldInvoice[]
}

/** Reminders due today, the longest overdue first, and those that are held back. */
export async function readDunningDesk(
  company: CompanyReference & Pick<CompanyScope, 'timeZone'>
): Promise<DunningDesk> {
  const day = today(company.timeZone)
  const { levels, baseRates } = await readReminderRules(company)
  const chased = await withStarts(company, await chasedInvoices(company, day))
  const steps = stepsBy(day, await withSettled(company, chased), levels)
  const held = steps.flatMap(({ invoice, step }) => {
    const hindrance = hindranceOn(invoice, day)
    return hindrance ? [{ invoice, step, hindrance }] : []
  })
  const free = steps.filter(({ invoice }) => !hindranceOn(invoice, day))
  return { due: grouped(free, baseRates, day), held }
}

/** How many invoices the desk would remind of today. Works out no claims, because the dashboard asks often. */
export async function countDueReminders(
  company: CompanyReference & Pick<CompanyScope, 'timeZone'>
): Promise<number> {
  const day = today(company.timeZone)
  const { levels } = await readReminderRules(company)
  const steps = stepsBy(day, await chasedInvoices(company, day), levels)
  return steps.filter(({ invoice }) => !hindranceOn(invoice, day)).length
}

/** The invoices whose next reminder may go out on a day, or could if nothing held it back. */
const stepsBy = <Invoice extends ChasedInvoice>(
  day: Day,
  invoices: readonly Invoice[],
  levels: readonly ReminderLevel[]
) =>
  invoices.flatMap((invoice) => {
    const step = nextStep(invoice, levels, day)
    return step && step.possibleOn <= day ? [{ invoice, step }] : []
  })

function grouped(
  steps: { invoice: OwedInvoice & Debt; step: NextStep }[],
  rates: readonly BaseRate[],
  day: Day
): DueReminder[] {
  const groups = Map.groupBy(steps, ({ invoice, step }) =>
    // Custom clients are not kept, so equal names need not be one person.
    [invoice.clientId ?? invoice.id, invoice.currency, step.level.position].join(' ')
  )
  return [...groups.values()].map((group) => {
    const { level } = group[0].step
    const invoices = group.map(({ invoice, step }) => ({
      ...invoice,
      possibleOn: step.possibleOn,
    }))
    const { currency, clientType } = invoices[0]
    const debtor = debtorOf(clientType)
    const claims = claimsOf(invoices, level, { today: day, currency, debtor, rates })
    return { level, invoices, claims }
  })
}
