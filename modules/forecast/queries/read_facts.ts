import { keptUntilChange } from '#core/audit/kept_until_change'
import { addDays, type Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import {
  type ComingExpense,
  comingExpenses,
  paidExpenses,
  unpaidExpenses,
} from '#modules/expenses/public'
import { ForecastSettings } from '#modules/forecast/models/forecast_settings'
import { PlannedPayment } from '#modules/forecast/models/planned_payment'
import { endOfHorizon } from '#modules/forecast/rules/buckets'
import type { Fact } from '#modules/forecast/rules/fact'
import type { VatBooks } from '#modules/forecast/rules/vat_items'
import { expenseFacts } from '#modules/forecast/sources/expense_facts'
import { hourFacts, overageFacts } from '#modules/forecast/sources/hour_facts'
import { draftFacts, openInvoiceFacts } from '#modules/forecast/sources/invoice_facts'
import { offerFacts } from '#modules/forecast/sources/offer_facts'
import { plannedFacts } from '#modules/forecast/sources/planned_facts'
import { recurringExpenseFacts } from '#modules/forecast/sources/recurring_expense_facts'
import { recurringFacts } from '#modules/forecast/sources/recurring_facts'
import { readTerms } from '#modules/forecast/sources/terms'
import { unbilledValues } from '#modules/hours/public'
import { type PaymentHabits, paymentHabits } from '#modules/ledger/public'
import { comingRuns } from '#modules/recurring/public'
import { comingOverages } from '#modules/retainers/public'
import { type CompanySettings, readCompanySettings } from '#modules/settings/public'
import { readTimeMark } from '#modules/tasks/public'
import { readVatBooks } from './vat_books.js'

/** Most months that a forecast looks ahead. */
export const MOST_MONTHS = 12

/** Everything that a forecast is worked out from. */
export interface ForecastFacts {
  settings: ForecastSettings
  /** Payments expected from today on, in every currency. */
  facts: readonly Fact[]
  /** Planned payments between the balance's day and today: taken as done. */
  passed: readonly Fact[]
  habits: PaymentHabits
  vat: VatBooks | null
}

/** Reads what the records of a company announce; kept until one of them changes. */
export async function readFacts(company: CompanyScope, today: Day): Promise<ForecastFacts> {
  const key = `forecast ${today} ${await readTimeMark(company)}`
  return keptUntilChange(company.id, key, () => gatherFacts(company, today))
}

async function gatherFacts(company: CompanyScope, today: Day): Promise<ForecastFacts> {
  const until = endOfHorizon(today, MOST_MONTHS)
  const [settings, own] = await Promise.all([
    ForecastSettings.orDefault(company),
    readCompanySettings(company),
  ])
  const [runs, coming, terms, hours, overages] = await Promise.all([
    comingRuns(company, { until, termDays: own.paymentTermDays }),
    comingExpenses(company, until),
    readTerms(company, own.paymentTermDays),
    unbilledValues(company),
    comingOverages(company),
  ])
  const [invoices, drafts, offers, unpaid, planned, habits, vat] = await Promise.all([
    openInvoiceFacts(company),
    draftFacts(company, today),
    offerFacts(company, { today, terms, hours }),
    unpaidExpenses(company),
    readPlanned(company, { today, until, after: settings.balanceOn ?? today, coming }),
    paymentHabits(company, today),
    booksOf(company, { settings, own, today, until }),
  ])
  return {
    settings,
    facts: [
      ...invoices,
      ...drafts,
      ...recurringFacts(runs),
      ...offers,
      ...hourFacts(hours, { runs, terms, today }),
      ...overageFacts(overages, { runs, terms, today }),
      ...expenseFacts(unpaid),
      ...recurringExpenseFacts(coming),
      ...planned.filter(({ dueOn }) => dueOn > today),
    ],
    passed: planned.filter(({ dueOn }) => dueOn <= today),
    habits,
    vat,
  }
}

/** Days in which a receipt may have been paid before the month that it is due in. */
const PAID_EARLY_DAYS = 62

interface Planned {
  today: Day
  until: Day
  /** The balance's day: the payments planned for it or before are in the balance. */
  after: Day
  coming: readonly ComingExpense[]
}

async function readPlanned(company: CompanyScope, { today, until, after, coming }: Planned) {
  const payments = await PlannedPayment.of(company).orderBy('createdAt').orderBy('id')
  if (payments.length === 0) return []
  const [unpaid, paid] = await Promise.all([
    unpaidExpenses(company),
    paidExpenses(company, { from: addDays(after, -PAID_EARLY_DAYS), to: today }),
  ])
  return plannedFacts(payments, [...unpaid, ...paid, ...coming], { after, until })
}

interface Taxed {
  settings: ForecastSettings
  own: CompanySettings
  today: Day
  until: Day
}

function booksOf(company: CompanyScope, { settings, own, today, until }: Taxed) {
  const { vatInterval, vatBasis, isVatExtended } = settings
  if (vatInterval === 'none') return null
  const { country, holidayRegion } = own
  const rules = {
    interval: vatInterval,
    basis: vatBasis,
    isExtended: isVatExtended,
    country,
    holidayRegion,
  }
  return readVatBooks(company, rules, { today, until })
}
