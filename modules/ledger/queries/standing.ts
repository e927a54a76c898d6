import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { entriesOf } from './entries.js'

/** Amounts invoiced and received in one currency. */
export interface Traded {
  invoiced: Minor
  paid: Minor
}

/** Kinds of entries that are documents; every other kind except the opening balance settles them. */
const DOCUMENTS = ['invoice', 'cancellation', 'creditNote']

/** Amounts invoiced to a client, less reversals, and its payments, by currency. */
export async function tradedWith(company: CompanyReference, clientId: string) {
  const { sql, values } = entriesOf(company.id, clientId)
  const rows = await readRows<{ currency: string; kind: string; amount: StoredInteger }>(
    `select currency, kind, cast(sum(amount) as signed) as amount
     from (${sql}) as entries group by currency, kind`,
    values
  )
  const traded = new Map<string, Traded>()
  for (const { currency, kind, amount } of rows) {
    const sums = traded.get(currency) ?? { invoiced: NOTHING, paid: NOTHING }
    const value = moneyFromRow(amount)
    if (DOCUMENTS.includes(kind)) sums.invoiced = minor(sums.invoiced + value)
    if (kind === 'payment' || kind === 'refund') sums.paid = minor(sums.paid - value)
    traded.set(currency, sums)
  }
  return traded
}
