import type { Day } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  acquisitionsIn,
  inputTaxByMonth,
  owedTaxIn,
  untaxedAcquisitionsIn,
} from '#modules/expenses/public'
import { readCompanySettings } from '#modules/settings/public'
import { dueDaysOf } from '#modules/vat/filings/filing_period'
import { prepaymentIn } from '#modules/vat/filings/recorded_prepayment'
import type { MonthOfCurrency } from '#modules/vat/rates/official_rates'
import { prepaymentLines } from '#modules/vat/returns/prepayment_line'
import {
  acquisitionLines,
  inputLines,
  owedLines,
  triangularLines,
  untaxedAcquisitionLines,
} from '#modules/vat/returns/purchase_lines'
import {
  HOME,
  RETURN_CURRENCY,
  RETURN_PARTS,
  type ReturnLine,
} from '#modules/vat/returns/return_line'
import { salesLines } from '#modules/vat/returns/sales_lines'
import { type ForeignSales, foreignSalesIn, type ReturnRange, salesIn } from './return_sales.js'
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
  /** Sales in other currencies that the figures leave out, because their official rate is missing (§ 16 (6) UStG). */
  leftOut: MonthOfCurrency[]
}

interface Range extends ReturnRange {
  /** As the company was at the time, for an earlier return; as it is now by default. */
  isSmallBusiness?: boolean
}

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
  const [owed, acquired, triangular, acquisitions, untaxed] = await Promise.all([
    owedTaxIn(company, days, 'reverseCharge'),
    owedTaxIn(company, days, 'acquisition'),
    owedTaxIn(company, days, 'triangular'),
    acquisitionsIn(company, days),
    untaxedAcquisitionsIn(company, days),
  ])
  const foreign = isSmallBusiness ? NONE_FOREIGN : await foreignSalesIn(company, range)
  const prepaid = isSmallBusiness ? null : await prepaymentIn(company, range)
  const lines = [
    ...(isSmallBusiness ? [] : salesLines([...(await salesIn(company, range)), ...foreign.sales])),
    ...acquisitionLines(acquisitions),
    ...untaxedAcquisitionLines(untaxed),
    ...owedLines(owed),
    ...triangularLines(triangular),
    ...(isSmallBusiness
      ? []
      : inputLines(await chargedIn(company, range), { owed, acquired, triangular })),
    ...prepaymentLines(prepaid),
  ]
  const [table] = await vatDue(company, { ...range, currency: RETURN_CURRENCY }, 'year')
  return {
    lines: lines.sort((a, b) => RETURN_PARTS.indexOf(a.part) - RETURN_PARTS.indexOf(b.part)),
    due: minor(taxOf(lines, isOwed) - taxOf(lines, isTakenOff)),
    prepaid: prepaid ?? NOTHING,
    dueOn: (await dueDaysOf(company, range)).returnOn,
    booked: minor((table?.due ?? NOTHING) + foreign.tax - (prepaid ?? NOTHING)),
    leftOut: foreign.leftOut,
  }
}

/** Under § 19 UStG, sales are not reported. */
const NONE_FOREIGN: ForeignSales = { sales: [], tax: NOTHING, leftOut: [] }

const isTakenOff = (part: ReturnLine['part']) => part === 'inputTax' || part === 'prepayment'
const isOwed = (part: ReturnLine['part']) => !isTakenOff(part)

const taxOf = (lines: ReturnLine[], isWanted: (part: ReturnLine['part']) => boolean) =>
  sum(lines.filter(({ part }) => isWanted(part)).map(({ taxAmount }) => taxAmount ?? NOTHING))

async function chargedIn(company: CompanyReference, range: Range): Promise<Minor> {
  const months = await inputTaxByMonth(company, range)
  const own = months.filter(({ currency }) => currency === RETURN_CURRENCY)
  return sum(own.map(({ tax }) => tax))
}
