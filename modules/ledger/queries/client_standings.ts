import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, moneyNumber, NOTHING } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { ageingOfAll } from './ageing.js'
import { overdueOf } from './summary.js'

interface RevenueRow {
  client_id: string
  currency: string
  revenue: StoredInteger
  last_on: Day
}

/** Debts and sales of some clients, for the columns of their list: one row for each client and currency. */
export async function standingsOf(company: CompanyReference, clientIds: string[], today: Day) {
  const since = DateTime.fromISO(today, { zone: 'UTC' }).minus({ years: 1 }).toFormat('yyyy-MM-dd')
  const [revenue, ageing] = await Promise.all([
    revenueOf(company, clientIds, since),
    ageingOfAll(company, today),
  ])
  const open = ageing.filter(({ clientId }) => clientId !== null && clientIds.includes(clientId))
  const keys = new Map(
    [
      ...revenue.map(({ client_id, currency }) => [client_id, currency] as const),
      ...open.map(({ clientId, currency }) => [clientId ?? '', currency] as const),
    ].map((pair) => [pair.join(' '), pair])
  )
  return [...keys.values()].map(([clientId, currency]) => {
    const bought = revenue.find((row) => row.client_id === clientId && row.currency === currency)
    const owed = open.find((row) => row.clientId === clientId && row.currency === currency)?.ageing
    const money = (amount: Minor) => moneyNumber(amount, currency)
    return {
      clientId,
      currency,
      open: money(owed ? minor(owed.total - owed.credit) : NOTHING),
      overdue: money(owed ? overdueOf(owed) : NOTHING),
      credit: money(owed ? minor(-owed.credit) : NOTHING),
      revenue: money(bought ? moneyFromRow(bought.revenue) : NOTHING),
      lastInvoiceOn: bought?.last_on ?? null,
    }
  })
}

/** Net revenue since a day, and the day of the last invoice. */
const revenueOf = (
  company: CompanyReference,
  clientIds: string[],
  since: Day
): Promise<RevenueRow[]> =>
  reader()
    .from('invoices')
    .where('company_id', company.id)
    .whereIn('client_id', clientIds)
    .whereNotIn('status', ['Draft', 'Void'])
    .groupBy('client_id', 'currency')
    .orderBy([{ column: 'client_id' }, { column: 'currency' }])
    .select(
      'client_id',
      'currency',
      reader().raw(
        'cast(sum(case when date_on >= ? then net else 0 end) as signed) as revenue, max(date_on) as last_on',
        [since]
      )
    )
