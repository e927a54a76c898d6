import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { boundInteger, decimalFromRow, type StoredInteger } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Exchange } from '#modules/documents/public'

interface RateRow {
  currency: string
  rate: StoredInteger
  rate_on: string
}

const RATES =
  'select currency, rate, rate_on from exchange_rates where company_id = ? order by currency'
const RATE = 'select currency from exchange_rates where company_id = ? and currency = ?'
const CHANGE =
  'update exchange_rates set rate = ?, rate_on = ? where company_id = ? and currency = ?'

/** The rates that a company issued invoices with last. */
export async function lastRates({ id }: CompanyReference) {
  return (await readRows<RateRow>(RATES, [id])).map((row) => ({
    currency: row.currency,
    rate: decimalNumber(decimalFromRow(row.rate)),
    date: row.rate_on,
  }))
}

/** Remembers the rate of an invoice that is issued, to be proposed for the next one. Only inside inTx, after the audit row. */
export async function rememberRate(
  { id }: CompanyReference,
  currency: string,
  { rate, on }: Exchange
) {
  const [value, key] = [boundInteger(rate), [id, currency]]
  const known = await readRows(RATE, key)
  if (known.length > 0) await changeRows(CHANGE, [value, on, ...key])
  else await insertRows('exchange_rates', [{ company_id: id, currency, rate: value, rate_on: on }])
}
