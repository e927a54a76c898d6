import { moneyNumber } from '#core/money/minor'
import { sumsByCurrency } from '#core/money/sums_by_currency'
import { unusualExpenses as readUnusual, spentIn, unpaidExpenses } from '#modules/expenses/public'
import { type Asked, count, type Found, linkTo, MOST_ROWS, money } from '../answer.js'
import { monthOf } from './usual_periods.js'

/** Receipts of the period in the company's currency, with VAT and without; this month by default. */
export async function spent(asked: Asked): Promise<Found> {
  const { company } = asked.viewer
  const period = asked.period ?? monthOf(asked.at.today)
  const { expenses, gross, net } = await spentIn(company, period)
  const link = linkTo('/expenses', { ...period })
  return {
    figures: expenses
      ? [
          { name: 'spent', value: money([[company.currency, gross]]), link },
          { name: 'spentNet', value: money([[company.currency, net]]), link },
          { name: 'count', value: count(expenses), link },
        ]
      : [],
    rows: [],
    link,
    covers: period,
  }
}

/** Receipts that are still to be paid, the longest due first; due in the period when one is named. */
export async function billsToPay(asked: Asked): Promise<Found> {
  const { company } = asked.viewer
  const all = await unpaidExpenses(company)
  const until = asked.period?.to
  const bills = until ? all.filter(({ dueOn }) => dueOn <= until) : all
  const link = linkTo('/expenses', { status: 'open' })
  return {
    figures: bills.length
      ? [
          { name: 'count', value: count(bills.length), link },
          {
            name: 'open',
            value: money(sumsByCurrency(bills.map(({ currency, gross }) => [currency, gross]))),
            link,
          },
        ]
      : [],
    rows: bills.slice(0, MOST_ROWS).map(({ id, vendor, currency, gross, dueOn }) => ({
      title: vendor,
      values: [
        money([[currency, gross]]),
        ...(dueOn ? [{ kind: 'day', day: dueOn } as const] : []),
      ],
      link: `/expenses/${id}`,
    })),
    link,
  }
}

/** Receipts that cost far more than their vendor's earlier ones. */
export async function unusualExpenses({ viewer: { company } }: Asked): Promise<Found> {
  const unusual = await readUnusual(company)
  const link = '/expenses'
  return {
    figures: unusual.length ? [{ name: 'count', value: count(unusual.length), link }] : [],
    rows: unusual.slice(0, MOST_ROWS).map(({ id, vendor, gross, usual }) => ({
      title: vendor,
      values: [
        money([[company.currency, gross]]),
        { kind: 'usual', amounts: { [company.currency]: moneyNumber(usual, company.currency) } },
      ],
      link: `/expenses/${id}`,
    })),
    link,
  }
}
