import { keptUntilChange } from '#core/audit/kept_until_change'
import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

interface Period {
  from: Day
  to: Day
}

/** Payments between two days, both included, less refunds; by currency. */
export function moneyReceived(
  company: CompanyReference,
  { from, to }: Period
): Promise<Map<string, Minor>> {
  return keptUntilChange(company.id, `received ${from} ${to}`, async () => {
    const [came, wentBack] = await Promise.all([
      sumsOf('payments', 'paid_on', company, { from, to }),
      sumsOf('credit_refunds', 'refunded_on', company, { from, to }),
    ])
    for (const [currency, amount] of wentBack) {
      came.set(currency, minor((came.get(currency) ?? NOTHING) - amount))
    }
    return came
  })
}

async function sumsOf(
  table: 'payments' | 'credit_refunds',
  day: 'paid_on' | 'refunded_on',
  { id }: CompanyReference,
  { from, to }: Period
) {
  const rows: { currency: string; amount: StoredInteger }[] = await reader()
    .from(table)
    .where('company_id', id)
    .whereBetween(day, [from, to])
    .groupBy('currency')
    .select('currency', reader().raw('cast(sum(amount) as signed) as amount'))
  return new Map(rows.map(({ currency, amount }) => [currency, moneyFromRow(amount)]))
}
