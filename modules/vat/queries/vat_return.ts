import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { TaxCategory } from '#modules/documents/public'
import {
  acquisitionsIn,
  inputTaxByMonth,
  owedTaxIn,
  untaxedAcquisitionsIn,
} from '#modules/expenses/public'
import { readCompanySettings } from '#modules/settings/public'
import type { VatBasis } from '#modules/vat/entries/vat_entry'
import { dueDaysOf } from '#modules/vat/filings/filing_period'
import { prepaymentIn } from '#modules/vat/filings/recorded_prepayment'
import { prepaymentLines } from '#modules/vat/returns/prepayment_line'
import {
  acquisitionLines,
  inputLines,
  owedLines,
  untaxedAcquisitionLines,
} from '#modules/vat/returns/purchase_lines'
import {
  HOME,
  RETURN_CURRENCY,
  RETURN_PARTS,
  type ReturnLine,
} from '#modules/vat/returns/return_line'
import { type Sales, salesLines } from '#modules/vat/returns/sales_lines'
import { vatDue } from './vat_due.js'

export interface VatReturn {
  lines: ReturnLine[]
  /** Kennzahl 83: what is paid to the tax office, or refunded when it is negative. */
  due: Minor
  /** Kennzahl 39: the special advance payment, which `due` no longer contains. */
  prepaid: Minor
  /** Null where the days are no period that the company reports. */
  dueOn: Day | null
  /** The same from the books, where taxable amounts keep their cents. */
  booked: Minor
  /** Currencies of sales that the figures leave out: the form asks for the official rates of the month (§ 16 (6) UStG). */
  leftOut: string[]
}

interface Range {
  from: Day
  to: Day
  basis: VatBasis
  /** As the company was at the time, for an earlier return; as it is now by default. */
  isSmallBusiness?: boolean
}

interface SalesRow {
  category: TaxCategory
  rate: StoredInteger
  /** The client as frozen in the document, as JSON; null where the country does not matter. */
  buyer: string | { country: string } | null
  net: StoredInteger
  tax: StoredInteger
}

const SALES = `
  select category, rate, null as buyer, cast(sum(net) as signed) as net, cast(sum(tax) as signed) as tax
  from vat_entries
  where company_id = ? and basis = ? and day_on between ? and ? and currency = ? and category <> 'AE'
  group by category, rate`

const OWED_BY_CLIENTS = `
  select category, rate, invoices.buyer as buyer,
    cast(sum(vat_entries.net) as signed) as net, cast(sum(vat_entries.tax) as signed) as tax
  from vat_entries
  join invoices on invoices.company_id = vat_entries.company_id and invoices.id = vat_entries.document_id
  where vat_entries.company_id = ? and basis = ? and day_on between ? and ? and vat_entries.currency = ?
    and category = 'AE'
  group by category, rate, invoices.buyer`

/**
 * The figures of the advance VAT return (§ 18 (1) UStG) for some days, both included. Under § 19 UStG, sales are not
 * reported and nothing is deducted.
 * @throws AppError 409 `vat_return_german_only` for a company in another country
 */
export async function vatReturn(company: CompanyReference, range: Range): Promise<VatReturn> {
  const { country, ...settings } = await readCompanySettings(company)
  const { isSmallBusiness = settings.isSmallBusiness } = range
  if (country !== HOME) throw conflict('vat.vat_return_german_only')
  const days = { ...range, currency: RETURN_CURRENCY }
  const [owed, acquired, acquisitions, untaxed] = await Promise.all([
    owedTaxIn(company, days, 'reverseCharge'),
    owedTaxIn(company, days, 'acquisition'),
    acquisitionsIn(company, days),
    untaxedAcquisitionsIn(company, days),
  ])
  const prepaid = isSmallBusiness ? null : await prepaymentIn(company, range)
  const lines = [
    ...(isSmallBusiness ? [] : salesLines(await salesIn(company, range))),
    ...acquisitionLines(acquisitions),
    ...untaxedAcquisitionLines(untaxed),
    ...owedLines(owed),
    ...(isSmallBusiness ? [] : inputLines(await chargedIn(company, range), { owed, acquired })),
    ...prepaymentLines(prepaid),
  ]
  const [table] = await vatDue(company, { ...range, currency: RETURN_CURRENCY }, 'year')
  return {
    lines: lines.sort((a, b) => RETURN_PARTS.indexOf(a.part) - RETURN_PARTS.indexOf(b.part)),
    due: minor(taxOf(lines, isOwed) - taxOf(lines, isTakenOff)),
    prepaid: prepaid ?? NOTHING,
    dueOn: (await dueDaysOf(company, range)).returnOn,
    booked: minor((table?.due ?? NOTHING) - (prepaid ?? NOTHING)),
    leftOut: isSmallBusiness ? [] : await foreignCurrencies(company, range),
  }
}

const isTakenOff = (part: ReturnLine['part']) => part === 'inputTax' || part === 'prepayment'
const isOwed = (part: ReturnLine['part']) => !isTakenOff(part)

const taxOf = (lines: ReturnLine[], isWanted: (part: ReturnLine['part']) => boolean) =>
  sum(lines.filter(({ part }) => isWanted(part)).map(({ taxAmount }) => taxAmount ?? NOTHING))

async function salesIn({ id }: CompanyReference, { from, to, basis }: Range): Promise<Sales[]> {
  const values = [id, basis, from, to, RETURN_CURRENCY]
  const rows = [
    ...(await readRows<SalesRow>(SALES, values)),
    ...(await readRows<SalesRow>(OWED_BY_CLIENTS, values)),
  ]
  return rows.map(({ category, rate, buyer, net, tax }) => ({
    ...{ category, rate: decimalFromRow(rate), country: countryOf(buyer) },
    ...{ net: moneyFromRow(net), tax: moneyFromRow(tax) },
  }))
}

/** An address without a country is one in the company's own, as on letters. */
function countryOf(buyer: SalesRow['buyer']): string {
  const { country = '' } = typeof buyer === 'string' ? JSON.parse(buyer) : (buyer ?? {})
  return country || HOME
}

const FOREIGN = `
  select distinct currency from vat_entries
  where company_id = ? and basis = ? and day_on between ? and ? and currency <> ? order by currency`

async function foreignCurrencies({ id }: CompanyReference, { from, to, basis }: Range) {
  const values = [id, basis, from, to, RETURN_CURRENCY]
  return (await readRows<{ currency: string }>(FOREIGN, values)).map(({ currency }) => currency)
}

async function chargedIn(company: CompanyReference, range: Range): Promise<Minor> {
  const months = await inputTaxByMonth(company, range)
  const own = months.filter(({ currency }) => currency === RETURN_CURRENCY)
  return sum(own.map(({ tax }) => tax))
}
