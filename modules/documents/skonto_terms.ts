import { addDays, type Day } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { parseDecimal } from '#core/money/decimal'
import { formatPercent } from '#core/money/format'
import { type Minor, minor, moneyNumber, percentOf } from '#core/money/minor'
import type { SkontoStep } from '#modules/settings/public'

/** An early payment discount as a document offers it. */
export interface SkontoTerm extends SkontoStep {
  /** Last day to pay less. */
  until: Day
  /** The deduction from the total. */
  discount: Minor
  /** The amount paid after the deduction. */
  amount: Minor
}

/** The terms of a document; the discount is off the total with VAT. Empty when nothing is payable. */
export const skontoTerms = (
  steps: readonly SkontoStep[],
  { dateOn, total }: { dateOn: Day; total: Minor }
): SkontoTerm[] =>
  total <= 0n
    ? []
    : steps.map(({ days, percent }) => {
        const discount = percentOf(total, parseDecimal(percent))
        const amount = minor(total - discount)
        return { days, percent, until: addDays(dateOn, days), discount, amount }
      })

export const transformSkonto = (terms: readonly SkontoTerm[], currency: string) =>
  terms.map(({ discount, amount, ...term }) => ({
    ...term,
    discount: moneyNumber(discount, currency),
    amount: moneyNumber(amount, currency),
  }))

/** How early payers of a later invoice pay less, a sentence for each step. @param key of the sentence */
export const skontoSentences = (steps: readonly SkontoStep[], language: Language, key: string) =>
  steps.map(({ days, percent }) =>
    translate(language, key, {
      days: String(days),
      percent: formatPercent(parseDecimal(percent), language),
    })
  )
