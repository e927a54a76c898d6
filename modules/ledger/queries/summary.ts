import { DateTime } from 'luxon'
import { type Day, today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { type Minor, minor, moneyNumber } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type Client, clientEventSources } from '#modules/clients/public'
import { type Ageing, ageingOf, BUCKETS, daysPastDue } from '#modules/ledger/rules/ageing'
import { behaviourOf } from '#modules/ledger/rules/payment_behaviour'
import { transformAgeing } from '#modules/ledger/transformers/ledger_transformer'
import { estimatesOfClient } from '#modules/offers/public'
import { nextRunOf } from '#modules/recurring/public'
import { ageingOfClient } from './ageing.js'
import { revenueByMonth, topItems } from './client_trade.js'
import { entriesOf } from './entries.js'
import { paymentHistoryOf } from './payment_history.js'
import { tradedWith } from './standing.js'

/** Two years by month. */
const MONTHS = 24

/** Balance, payment habits, purchases and next events of a client. */
export async function summaryOf(company: CompanyScope, client: Client) {
  const day = today(company.timeZone)
  const monthsAgo = (months: number) =>
    DateTime.fromISO(day, { zone: 'UTC' })
      .startOf('month')
      .minus({ months: months - 1 })
      .toFormat('yyyy-MM-dd')
  const [standing, history, late, revenue, items, estimates, nextRun, workedSeconds] =
    await Promise.all([
      standingOf(company, client.id, day),
      paymentHistoryOf(company, client.id),
      longestLate(company, client.id, day),
      revenueByMonth(company, client.id, monthsAgo(MONTHS)),
      topItems(company, client.id, monthsAgo(12)),
      estimatesOfClient(company, client.id, day),
      nextRunOf(company, client.id),
      workedSince(company, client.id, monthsAgo(12)),
    ])
  return {
    currency: client.currency ?? company.currency,
    standing,
    behaviour: behaviourOf(history, late),
    /** The first of them; the last is the present month. */
    months: Array.from({ length: MONTHS }, (_, index) => monthsAgo(MONTHS - index).slice(0, 7)),
    revenue,
    topItems: items,
    estimates,
    nextRun,
    workedSeconds,
  }
}

async function standingOf(company: CompanyReference, clientId: string, day: Day) {
  const traded = await tradedWith(company, clientId)
  const ageings = await ageingOfClient(company, clientId, day)
  return [...traded].map(([currency, { invoiced, paid }]) => {
    const ageing = ageings.find((one) => one.currency === currency)?.ageing ?? ageingOf([], day)
    const money = (amount: Minor) => moneyNumber(amount, currency)
    return {
      currency,
      invoiced: money(invoiced),
      paid: money(paid),
      outstanding: money(minor(ageing.total - ageing.credit)),
      overdue: money(overdueOf(ageing)),
      credit: money(minor(-ageing.credit)),
      ageing: transformAgeing(ageing, currency),
    }
  })
}

/** The overdue amount. */
export const overdueOf = (ageing: Ageing) =>
  minor(BUCKETS.slice(1).reduce((sum: bigint, name) => sum + ageing[name], 0n))

/** Days past due of the oldest open item; 0 when none is overdue. */
async function longestLate(company: CompanyReference, clientId: string, day: Day) {
  const { sql, values } = entriesOf(company.id, clientId)
  const rows = await readRows<{ day_on: Day; due_on: Day | null }>(
    `select distinct day_on, due_on from (${sql}) as entries where open_amount > 0`,
    values
  )
  return Math.max(0, ...rows.map((row) => daysPastDue(row, day)))
}

/** Seconds that were worked for a client since a day began. */
async function workedSince(company: CompanyScope, clientId: string, since: Day) {
  const start = DateTime.fromISO(since, { zone: company.timeZone }).startOf('day').toMillis()
  const sums = await Promise.all(
    clientEventSources().map(async ({ events }) => {
      const [row] = await readRows<{ worked: number | string }>(
        `select cast(coalesce(sum(figure), 0) as signed) as worked
         from (${events}) as happened where happened_at >= ?`,
        [company.id, clientId, start]
      )
      return Number(row.worked)
    })
  )
  return Math.round(sums.reduce((all, one) => all + one, 0) / 1000)
}
