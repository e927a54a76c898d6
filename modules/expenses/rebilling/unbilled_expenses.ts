import { type Day, formatDay } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { linesOf } from '#modules/expenses/queries/expense_list'
import type { ExpenseLineRow } from '#modules/expenses/transformers/expense_transformer'
import type { ChargedExpense } from './charged_price.js'

/** An expense that a client is to be charged for and no invoice charges yet. */
export interface UnbilledExpense extends ChargedExpense {
  id: string
  number: string
  vendor: string
  issuedOn: Day
  /** The text of the line: what was bought, from whom and when. */
  description: string
}

interface Row {
  id: string
  number: string
  vendor: string
  issued_on: Day
  net: StoredInteger
  currency: string
  own_net: StoredInteger
  own_currency: string
  markup: StoredInteger
}

const UNBILLED = `
  select expenses.id, number, vendor, issued_on, net, currency, own_net, own_currency, markup
  from expenses
  left join billed_expenses on billed_expenses.company_id = expenses.company_id
    and billed_expenses.expense_id = expenses.id
  where expenses.company_id = ? and client_id = ? and is_rebillable = ? and net > 0
    and billed_expenses.id is null
  order by issued_on, expenses.id limit 200`

/** The expenses that a client is still to be charged for, the oldest first, at most 200. */
export async function unbilledExpenses(
  company: CompanyScope,
  clientId: string
): Promise<UnbilledExpense[]> {
  const rows = await readRows<Row>(UNBILLED, [company.id, clientId, true])
  const lines = await linesOf(company, rows)
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    vendor: row.vendor,
    issuedOn: row.issued_on,
    description: textOf(row, lines.get(row.id) ?? []),
    net: moneyFromRow(row.net),
    currency: row.currency,
    ownNet: moneyFromRow(row.own_net),
    ownCurrency: row.own_currency,
    markup: decimalFromRow(row.markup),
  }))
}

/** Those of some expenses that a client can be charged for now. */
export async function billableOf(company: CompanyReference, clientId: string, ids: string[]) {
  const rows: { id: string }[] = await reader()
    .from('expenses')
    .where({ company_id: company.id, client_id: clientId, is_rebillable: true })
    .where('net', '>', 0)
    .whereIn('id', ids)
    .select('id')
  return new Set(rows.map(({ id }) => id))
}

function textOf({ vendor, issued_on: issuedOn }: Row, lines: readonly ExpenseLineRow[]) {
  const bought = lines.map(({ description }) => description).filter(Boolean)
  const source = `${vendor}, ${formatDay(issuedOn)}`
  return bought.length > 0 ? `${bought.join(', ')} (${source})` : source
}
