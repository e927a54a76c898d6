import type { Day } from '#core/clock'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { inputTaxByMonth, type MonthOfInputTax } from '#modules/expenses/public'
import { readCompanySettings } from '#modules/settings/public'
import { beginningOf, endOf, type Interval } from './intervals.js'

interface InputTax {
  /** VAT owed under the reverse charge (§ 13b UStG). */
  owedTax: Minor
  /** What is deducted: the VAT on receipts and that of the reverse charge (§ 15 (1) no. 1 and 4 UStG). */
  inputTax: Minor
}

export interface InputTaxTable extends InputTax {
  currency: string
  periods: ({ from: Day; to: Day } & InputTax)[]
}

/**
 * What a company deducts as input VAT and owes under the reverse charge, from a day to a day, by interval. A small
 * business deducts nothing (§ 19 (1) UStG).
 */
export async function inputTaxSummary(
  company: CompanyReference,
  range: { from: Day; to: Day },
  interval: Interval
): Promise<InputTaxTable[]> {
  const { isSmallBusiness } = await readCompanySettings(company)
  const months = await inputTaxByMonth(company, range)
  const added = (some: MonthOfInputTax[]): InputTax => {
    const owedTax = sum(some.map((month) => month.owedTax))
    const charged = sum(some.map(({ tax }) => tax))
    return { owedTax, inputTax: isSmallBusiness ? NOTHING : minor(charged + owedTax) }
  }
  return [...Map.groupBy(months, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    ...added(own),
    periods: [...Map.groupBy(own, ({ month }) => beginningOf(interval, month))].map(
      ([beginning, some]) => {
        const end = endOf(interval, beginning)
        return {
          from: beginning < range.from ? range.from : beginning,
          to: end < range.to ? end : range.to,
          ...added(some),
        }
      }
    ),
  }))
}
