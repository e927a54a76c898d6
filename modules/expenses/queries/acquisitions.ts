import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { type Minor, NOTHING, sum } from '#core/money/minor'
import { split } from '#core/money/split'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { UNTAXED_ACQUISITIONS } from '#modules/expenses/tax_treatment'

/** Goods that came from other EU countries (§ 1a UStG), by rate, in the company's currency. */
export interface Acquisitions {
  rate: Decimal
  net: Minor
  tax: Minor
}

interface Row {
  id: string
  tax_rate: StoredInteger
  net: StoredInteger
  owed_tax: StoredInteger
  own_net: StoredInteger
  own_owed_tax: StoredInteger
}

const LINES = `
  select expenses.id, tax_rate, expense_lines.net, expense_lines.owed_tax, own_net, own_owed_tax
  from expenses cross join expense_lines on expense_lines.company_id = expenses.company_id
    and expense_lines.expense_id = expenses.id
  where expenses.company_id = ? and issued_on between ? and ? and own_currency = ?
    and tax_treatment = 'acquisition'
  order by expenses.id, position`

const SKONTO = `
  select expenses.id, tax_rate, -skonto_net as net, -skonto_owed_tax as owed_tax, -own_skonto_net as own_net,
    -own_skonto_owed_tax as own_owed_tax
  from expenses cross join expense_lines on expense_lines.company_id = expenses.company_id
    and expense_lines.expense_id = expenses.id
  where expenses.company_id = ? and paid_on between ? and ? and took_skonto = 1 and own_currency = ?
    and tax_treatment = 'acquisition'
  order by expenses.id, position`

/**
 * Acquisitions from a day to a day, both included, less Skonto on the day of the payment; amounts in other currencies are
 * divided between the lines.
 */
export async function acquisitionsIn(
  { id }: CompanyReference,
  { from, to, currency }: { from: Day; to: Day; currency: string }
): Promise<Acquisitions[]> {
  const values = [id, from, to, currency]
  const lines = [
    ...byExpense(await readRows<Row>(LINES, values)),
    ...byExpense(await readRows<Row>(SKONTO, values)),
  ].flatMap(inOwnCurrency)
  return [...Map.groupBy(lines, ({ rate }) => rate)].map(([rate, own]) => ({
    rate,
    net: sum(own.map(({ net }) => net)),
    tax: sum(own.map(({ tax }) => tax)),
  }))
}

const byExpense = (rows: Row[]) => Map.groupBy(rows, (row) => row.id).values()

function inOwnCurrency(lines: Row[]): Acquisitions[] {
  const [first] = lines
  if (!first) return []
  const partsOf = (whole: StoredInteger, parts: StoredInteger[]) =>
    split(
      moneyFromRow(whole),
      parts.map((part) => BigInt(part))
    )
  const nets = partsOf(
    first.own_net,
    lines.map(({ net }) => net)
  )
  const taxes = partsOf(
    first.own_owed_tax,
    lines.map(({ owed_tax }) => owed_tax)
  )
  return lines.map(({ tax_rate }, index) => ({
    rate: decimalFromRow(tax_rate),
    net: nets[index] ?? NOTHING,
    tax: taxes[index] ?? NOTHING,
  }))
}

const UNTAXED = `
  select tax_treatment, cast(sum(own_net) as signed) as net from expenses
  where company_id = ? and issued_on between ? and ? and own_currency = ?
    and tax_treatment in ('zeroAcquisition', 'exemptAcquisition')
  group by tax_treatment order by tax_treatment`

/** Goods that came from other EU countries and on which no VAT is owed, in the company's currency. */
export interface UntaxedAcquisitions {
  treatment: (typeof UNTAXED_ACQUISITIONS)[number]
  net: Minor
}

/** Untaxed acquisitions from a day to a day, both included, by their reason. */
export async function untaxedAcquisitionsIn(
  { id }: CompanyReference,
  { from, to, currency }: { from: Day; to: Day; currency: string }
): Promise<UntaxedAcquisitions[]> {
  const rows = await readRows<UntaxedRow>(UNTAXED, [id, from, to, currency])
  return rows.map(({ tax_treatment, net }) => ({
    treatment: tax_treatment,
    net: moneyFromRow(net),
  }))
}

interface UntaxedRow {
  tax_treatment: UntaxedAcquisitions['treatment']
  net: StoredInteger
}
