import { addDays } from '#core/clock'
import { moneyFromRow } from '#core/money/columns'
import { sumsByCurrency } from '#core/money/sums_by_currency'
import { type EstimateListInput, type EstimateRow, estimatesQuery } from '#modules/offers/public'
import { type Asked, count, type Found, linkTo, MOST_ROWS, money } from '../answer.js'

/** Days before the end that an estimate counts as expiring. */
const SOON = 14

/** Estimates that wait for the client's answer. */
export async function openEstimates(asked: Asked): Promise<Found> {
  return found(await waiting(asked), linkTo('/estimates', { status: 'Sent' }))
}

/** Those of them that expire in the period, or within two weeks. */
export async function expiringEstimates(asked: Asked): Promise<Found> {
  const { today } = asked.at
  const { from, to } = asked.period ?? { from: today, to: addDays(today, SOON) }
  const rows = await waiting(asked)
  const expiring = rows.filter((row) => row.valid_until >= from && row.valid_until <= to)
  return found(expiring, linkTo('/estimates', { sort: 'validUntil', order: 'asc' }))
}

/** Accepted estimates without an invoice yet. */
export async function acceptedEstimates(asked: Asked): Promise<Found> {
  const link = linkTo('/estimates', { status: 'Accepted' })
  return found(await rowsOf(asked, { status: 'Accepted' }), link)
}

async function waiting(asked: Asked) {
  const [sent, viewed] = await Promise.all([
    rowsOf(asked, { status: 'Sent' }),
    rowsOf(asked, { status: 'Viewed' }),
  ])
  return [...sent, ...viewed].sort((one, other) => (one.valid_until < other.valid_until ? -1 : 1))
}

const rowsOf = ({ viewer, at, client }: Asked, input: EstimateListInput): Promise<EstimateRow[]> =>
  estimatesQuery(
    viewer.company,
    { ...input, ...(client && { clientId: client.id }), sort: 'validUntil', order: 'asc' },
    at.today
  )

function found(rows: EstimateRow[], link: string): Found {
  const sums = sumsByCurrency(rows.map((row) => [row.currency, amountOf(row)]))
  return {
    figures: rows.length
      ? [
          { name: 'count', value: count(rows.length), link },
          { name: 'total', value: money(sums), link },
        ]
      : [],
    rows: rows.slice(0, MOST_ROWS).map((row) => ({
      title: [row.number, row.client_name].filter(Boolean).join(' · '),
      values: [money([[row.currency, amountOf(row)]]), { kind: 'day', day: row.valid_until }],
      link: `/view/estimates/${row.id}`,
    })),
    link,
  }
}

const amountOf = (row: EstimateRow) => moneyFromRow(row.accepted_total ?? row.total)
