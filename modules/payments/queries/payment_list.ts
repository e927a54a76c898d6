import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { keptUntilChange } from '#core/audit/kept_until_change'
import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { PaymentRow } from '#modules/invoicing/public'
import type { PaymentListInput } from '#modules/payments/validators/payment'

type Filter = Pick<PaymentListInput, 'clientId' | 'method' | 'from' | 'to'>

/** A company's payments that a filter leaves. Every condition has an index. */
function filteredPayments<Row>(
  company: CompanyReference,
  { clientId, method, from, to }: Filter
): DatabaseQueryBuilderContract<Row> {
  const query: DatabaseQueryBuilderContract<Row> = reader()
    .from('payments')
    .where('payments.company_id', company.id)
  if (clientId) query.where('payments.client_id', clientId)
  if (method) query.where('payments.method', method)
  if (from) query.where('payments.paid_on', '>=', from)
  if (to) query.where('payments.paid_on', '<=', to)
  return query
}

/** The filtered payments, the newest first by default. */
export const paymentsQuery = (company: CompanyReference, input: PaymentListInput) => {
  const order = input.order ?? 'desc'
  return filteredPayments<PaymentRow>(company, input)
    .select('payments.*')
    .orderBy([
      { column: 'payments.paid_on', order },
      { column: 'payments.id', order },
    ])
}

interface SumRow {
  currency: string
  count: number
  amount: StoredInteger
}

/** How many payments a filter leaves, and what came with them by currency; kept until the company changes. */
export function sumPayments(company: CompanyReference, { clientId, method, from, to }: Filter) {
  const key = `payment sums ${JSON.stringify([clientId, method, from, to])}`
  return keptUntilChange(company.id, key, async () => {
    const rows = await filteredPayments<SumRow>(company, { clientId, method, from, to })
      .groupBy('currency')
      .orderBy('currency')
      .select('currency', reader().raw('count(*) as count, cast(sum(amount) as signed) as amount'))
    return {
      count: rows.reduce((all, { count }) => all + Number(count), 0),
      sums: Object.fromEntries(
        rows.map(({ currency, amount }) => [
          currency,
          { amount: moneyNumber(moneyFromRow(amount), currency) },
        ])
      ),
    }
  })
}
