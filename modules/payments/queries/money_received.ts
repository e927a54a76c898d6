import { keptUntilChange } from '#core/audit/kept_until_change'
import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

interface Period {
  from: Day
  to: Day
  /** Only money of this client. */
  clientId?: string | undefined
}

/** Payments between two days, both included, less refunds; by currency. With a client, its own ones. */
export function moneyReceived(
  company: CompanyReference,
  { from, to, clientId }: Period
): Promise<Map<string, Minor>> {
  return keptUntilChange(company.id, `received ${from} ${to} ${clientId ?? ''}`, async () => {
    const payments = daysOf('payments', 'paid_on', company, { from, to })
    const refunds = daysOf('credit_refunds', 'refunded_on', company, { from, to })
    if (clientId) {
      const own = { company_id: company.id, client_id: clientId }
      payments.where(own)
      refunds.whereIn('credit_id', reader().from('client_credits').where(own).select('id'))
    }
    const [came, wentBack] = await Promise.all([sumsOf(payments), sumsOf(refunds)])
    for (const [currency, amount] of wentBack) {
      came.set(currency, minor((came.get(currency) ?? NOTHING) - amount))
    }
    return came
  })
}

const daysOf = (
  table: 'payments' | 'credit_refunds',
  day: 'paid_on' | 'refunded_on',
  { id }: CompanyReference,
  { from, to }: Period
) => reader().from(table).where('company_id', id).whereBetween(day, [from, to])

async function sumsOf(query: ReturnType<typeof daysOf>) {
  const rows: { currency: string; amount: StoredInteger }[] = await query
    .groupBy('currency')
    .select('currency', reader().raw('cast(sum(amount) as signed) as amount'))
  return new Map(rows.map(({ currency, amount }) => [currency, moneyFromRow(amount)]))
}
