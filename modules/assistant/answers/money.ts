import { moneyReceived } from '#modules/payments/public'
import { basisOr, vatDue as readVatDue } from '#modules/vat/public'
import { type Asked, type Found, linkTo, money } from '../answer.js'
import { monthOf, yearToDate } from './usual_periods.js'

/** Money paid to the company in the period, or by one client, less what was paid back; this month by default. */
export async function received(asked: Asked): Promise<Found> {
  const period = asked.period ?? monthOf(asked.at.today)
  const clientId = asked.client?.id
  const link = linkTo('/payments', { ...period, clientId })
  const sums = await moneyReceived(asked.viewer.company, { ...period, clientId })
  return {
    figures: sums.size ? [{ name: 'received', value: money(sums), link }] : [],
    rows: [],
    link,
    covers: period,
  }
}

/** VAT to pay for the period, on the company's basis; this year so far by default, by month. */
export async function vatDue(asked: Asked): Promise<Found> {
  const period = asked.period ?? yearToDate(asked.at.today)
  const { company } = asked.viewer
  const basis = await basisOr(company, undefined)
  const tables = await readVatDue(company, { ...period, basis }, 'month')
  const link = linkTo('/vat', { ...period })
  const sums = (name: 'due' | 'outputTax' | 'inputTax') =>
    money(tables.map((table) => [table.currency, table[name]]))
  return {
    figures: tables.length
      ? [
          { name: 'vatDue', value: sums('due'), link },
          { name: 'outputTax', value: sums('outputTax'), link },
          { name: 'inputTax', value: sums('inputTax'), link },
        ]
      : [],
    rows: [],
    link,
    covers: period,
  }
}
