import { FieldError } from '#core/errors/app_error'

/** Accounts of a chart, first and last number. */
type Range = readonly [string, string]

interface ChartRules {
  /** Goods, material and costs. */
  costs: readonly Range[]
  /** Purchases whose accounts have the input VAT in themselves: Kontor books VAT by tax keys, so it would count twice. */
  automatic: readonly Range[]
}

/** DATEV's standard charts SKR03 and SKR04, process and balance sheet order. */
const CHARTS: Record<'skr03' | 'skr04', ChartRules> = {
  skr03: {
    costs: [
      ['2000', '2399'],
      ['3000', '3969'],
      ['4000', '4999'],
    ],
    automatic: [
      ['3300', '3349'],
      ['3400', '3449'],
    ],
  },
  skr04: {
    costs: [
      ['5000', '6999'],
      ['7300', '7399'],
    ],
    automatic: [
      ['5300', '5349'],
      ['5400', '5449'],
    ],
  },
}

const isIn = (ranges: readonly Range[], account: string) =>
  ranges.some(([first, last]) => account >= first && account <= last)

/** @throws FieldError 422 `expenses.account_no_cost`, `expenses.account_automatic` at the chart */
export function assertAccounts(accounts: { skr03: string; skr04: string }) {
  for (const chart of ['skr03', 'skr04'] as const) {
    const account = accounts[chart]
    const { costs, automatic } = CHARTS[chart]
    const values = { account }
    if (!isIn(costs, account)) throw new FieldError(chart, 'expenses.account_no_cost', { values })
    if (isIn(automatic, account)) {
      throw new FieldError(chart, 'expenses.account_automatic', { values })
    }
  }
}
