import { addDays } from '#core/clock'
import { minor, sum } from '#core/money/minor'
import { dunningSuccess } from '#modules/analytics/queries/dunning'
import { revenueBySource } from '#modules/analytics/queries/revenue'
import {
  type Ageing,
  ageingOfAll,
  BUCKETS,
  type Bucket,
  type ClientAgeing,
  totalAgeing,
} from '#modules/ledger/public'
import { MOST_ROWS } from './clients_tab.js'
import { clientLink, invoicesOf, OPEN } from './links.js'
import { openFigures } from './open_figures.js'
import { percentOf } from './percent.js'
import type { Cell, Frame, Link, Report, Table } from './report.js'
import { slowPayers } from './slow_payers.js'

/** Days of revenue that are compared with the open amount. */
const DSO_DAYS = 90

/** Open amounts of clients today, by age. */
export async function receivablesTab(frame: Frame): Promise<Report> {
  const { company, currency, at } = frame
  const [open, ageing, dunning, days, late] = await Promise.all([
    openFigures(frame),
    ageingOfAll(company, at.today),
    dunningSuccess(frame),
    daysOutstanding(frame),
    slowPayers(frame),
  ])
  const clients = ageing.filter((one) => one.currency === currency)
  const total = totalAgeing(clients).get(currency)
  const openNow = open[0]?.value
  return {
    figures: [
      ...open,
      {
        key: 'dso',
        unit: 'days',
        value: typeof openNow === 'bigint' ? days(openNow) : null,
        isBurden: true,
      },
      {
        key: 'reminded',
        unit: 'count',
        value: dunning.reminded,
        link: { list: 'reminders', filter: {} },
      },
      { key: 'dunningSuccess', unit: 'percent', value: percentOf(dunning.paid, dunning.reminded) },
    ],
    tables: [
      ...(total ? [byAge(frame, total), byDebtor(frame, clients, total)] : []),
      ...(late ? [late] : []),
    ],
  }
}

/**
 * Days sales outstanding: how many days of revenue are open, from what was invoiced with VAT in the last 90 days; null
 * without any.
 */
async function daysOutstanding(frame: Frame) {
  const { today } = frame.at
  const sources = await revenueBySource(
    { ...frame, basis: 'invoiced' },
    { from: addDays(today, 1 - DSO_DAYS), to: today }
  )
  const gross = sum([...sources.values()].map(({ net, tax }) => minor(net + tax)))
  return (open: bigint) =>
    gross > 0n ? Math.round((Number(open) * DSO_DAYS) / Number(gross)) : null
}

const allOpen = ({ currency }: Frame) => invoicesOf({ status: OPEN, currency })

const AGES = [...BUCKETS, 'credit'] as const

/** The first and the last day past due of each age. */
const DAYS_PAST_DUE = {
  notDue: [null, 0],
  days30: [1, 30],
  days60: [31, 60],
  days90: [61, 90],
  older: [91, null],
} as const satisfies Record<Bucket, unknown>

/** Open invoices that are due on the days of an age; credit has a list of its own. */
function linkOfAge(
  name: Bucket | 'credit',
  { at, currency }: Frame,
  filter: Record<string, string> = {}
): Link {
  if (name === 'credit') return { list: 'payments', filter: { tab: 'credit', open: 'true' } }
  const [first, last] = DAYS_PAST_DUE[name]
  return invoicesOf({
    ...filter,
    status: OPEN,
    currency,
    by: 'dueDate',
    ...(last !== null && { from: addDays(at.today, -last) }),
    ...(first !== null && { to: addDays(at.today, -first) }),
  })
}

const byAge = (frame: Frame, total: Ageing): Table => ({
  key: 'byAge',
  chart: 'ranking',
  columns: [
    { key: 'openAmount', unit: 'money' },
    { key: 'share', unit: 'percent' },
  ],
  rows: AGES.map((name) => ({
    name: { word: `age.${name}` },
    cells: [
      { value: total[name], link: linkOfAge(name, frame) },
      { value: percentOf(total[name], total.total) },
    ],
  })),
  total: [{ value: total.total, link: allOpen(frame) }, { value: null }],
})

function byDebtor(frame: Frame, clients: ClientAgeing[], total: Ageing): Table {
  const cells = (ageing: Ageing, link?: Cell['link'], filter?: Record<string, string>): Cell[] => [
    { value: ageing.total, link },
    ...BUCKETS.map((name) => ({
      value: ageing[name],
      link: filter && linkOfAge(name, frame, filter),
    })),
  ]
  const rest = clients.slice(MOST_ROWS)
  return {
    key: 'byDebtor',
    columns: [
      { key: 'openAmount', unit: 'money' },
      ...BUCKETS.map((name) => ({ key: name, unit: 'money' }) as const),
    ],
    rows: [
      ...clients.slice(0, MOST_ROWS).map(({ clientId, name, ageing }) => ({
        name: { text: name, ...(clientId && { link: clientLink(clientId) }) },
        cells: clientId ? cells(ageing, clientLink(clientId), { clientId }) : cells(ageing),
      })),
      ...[...totalAgeing(rest).values()].map((ageing) => ({
        name: { word: 'others' },
        cells: cells(ageing),
      })),
    ],
    total: cells(total, allOpen(frame), {}),
  }
}
