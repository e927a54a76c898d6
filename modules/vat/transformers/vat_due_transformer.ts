import { moneyNumber } from '#core/money/minor'
import type { VatDue, VatDueTable } from '#modules/vat/queries/vat_due'

/** Amounts in major units of `currency`. */
export const transformVatDue = ({ currency, periods, ...total }: VatDueTable) => ({
  currency,
  ...amountsOf(total, currency),
  periods: periods.map(({ from, to, ...due }) => ({ from, to, ...amountsOf(due, currency) })),
})

const amountsOf = ({ outputTax, owedTax, inputTax, due }: VatDue, currency: string) => ({
  outputTax: moneyNumber(outputTax, currency),
  owedTax: moneyNumber(owedTax, currency),
  inputTax: moneyNumber(inputTax, currency),
  due: moneyNumber(due, currency),
})
