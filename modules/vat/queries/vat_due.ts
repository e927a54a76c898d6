import type { Day } from '#core/clock'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { inputTaxByMonth } from '#modules/expenses/public'
import { readCompanySettings } from '#modules/settings/public'
import type { TaxGroup } from '#modules/vat/entries/vat_entry'
import { beginningOf, endOf, type Interval } from './intervals.js'
import { type VatRange, vatSummary } from './vat_summary.js'

/** Amounts in minor units of one currency. */
export interface VatDue {
  /** VAT on sales. */
  outputTax: Minor
  /** VAT owed in place of vendors (§ 13b, § 1a and § 25b (2) UStG). */
  owedTax: Minor
  /** Deductible VAT: on receipts and owed in place of vendors (§ 15 (1) no. 1, 3 and 4, § 25b (5) UStG). */
  inputTax: Minor
  /** Output and owed VAT less input VAT: paid to the tax office, or refunded when it is negative. */
  due: Minor
}

export interface VatDueTable extends VatDue {
  currency: string
  periods: (VatDue & { from: Day; to: Day })[]
}

/** The amounts that one source adds to an interval. */
interface Part extends Omit<VatDue, 'due'> {
  currency: string
  beginning: Day
}

/** The VAT to pay to the tax office, by currency and interval. A small business deducts nothing (§ 19 (1) UStG). */
export async function vatDue(
  company: CompanyReference,
  range: VatRange,
  interval: Interval
): Promise<VatDueTable[]> {
  const parts = [
    ...(await outputParts(company, range, interval)),
    ...(await inputParts(company, range, interval)),
  ]
  const tables = [...Map.groupBy(parts, ({ currency }) => currency)]
  return tables.map(([currency, own]) => ({
    currency,
    ...added(own),
    periods: [...Map.groupBy(own, ({ beginning }) => beginning)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([beginning, some]) => ({ ...within(range, beginning, interval), ...added(some) })),
  }))
}

async function outputParts(company: CompanyReference, range: VatRange, interval: Interval) {
  const tables = await vatSummary(company, range, interval)
  return tables.flatMap(({ currency, periods }) =>
    periods.map(({ from, groups }): Part => {
      const beginning = beginningOf(interval, from.slice(0, 7))
      const outputTax = sum(groups.map(({ tax }: TaxGroup) => tax))
      return { currency, beginning, outputTax, owedTax: NOTHING, inputTax: NOTHING }
    })
  )
}

async function inputParts(company: CompanyReference, range: VatRange, interval: Interval) {
  const { isSmallBusiness } = await readCompanySettings(company)
  const months = await inputTaxByMonth(company, range)
  return months
    .filter(({ currency }) => !range.currency || range.currency === currency)
    .map(({ month, currency, tax, owedTax, deductibleOwedTax }): Part => {
      const inputTax = isSmallBusiness ? NOTHING : sum([tax, deductibleOwedTax])
      const beginning = beginningOf(interval, month)
      return { currency, beginning, outputTax: NOTHING, owedTax, inputTax }
    })
}

function added(parts: Part[]): VatDue {
  const outputTax = sum(parts.map((part) => part.outputTax))
  const owedTax = sum(parts.map((part) => part.owedTax))
  const inputTax = sum(parts.map((part) => part.inputTax))
  return { outputTax, owedTax, inputTax, due: minor(outputTax + owedTax - inputTax) }
}

function within({ from, to }: VatRange, beginning: Day, interval: Interval) {
  const end = endOf(interval, beginning)
  return { from: beginning < from ? from : beginning, to: end < to ? end : to }
}
