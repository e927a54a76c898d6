import { minor, sum } from '#core/money/minor'
import { type ClientRevenue, revenueByClient } from '#modules/analytics/queries/revenue'
import { clientLink, earlierEntriesOf, entriesOf } from './links.js'
import { percentOf } from './percent.js'
import type { Cell, Frame, Report, Row } from './report.js'

/** More would be a list, not a report; the rest is one row. */
export const MOST_ROWS = 50

/** Revenue by client, and the share of new clients. */
export async function clientsTab(frame: Frame): Promise<Report> {
  const all = await revenueByClient(frame)
  const net = sum(all.map((client) => client.net))
  const fresh = all.filter(({ firstOn, net: own }) => firstOn >= frame.period.from && own !== 0n)
  const active = all.filter(({ net: own }) => own !== 0n)
  const before = frame.before ? sum(all.map((client) => client.before)) : undefined
  const top = sum(all.slice(0, 3).map((client) => client.net))
  return {
    figures: [
      {
        key: 'netRevenue',
        unit: 'money',
        value: net,
        ...(before !== undefined && { before }),
        link: entriesOf(frame),
      },
      { key: 'activeClients', unit: 'count', value: active.length },
      { key: 'newClients', unit: 'count', value: fresh.length },
      { key: 'newRevenue', unit: 'money', value: sum(fresh.map((client) => client.net)) },
      { key: 'topShare', unit: 'percent', value: percentOf(top, net) },
    ],
    tables: [
      {
        key: 'byClient',
        chart: 'ranking',
        columns: [
          { key: 'net', unit: 'money' },
          { key: 'share', unit: 'percent' },
          ...(frame.before ? [{ key: 'before', unit: 'money' } as const] : []),
        ],
        rows: [
          ...all.slice(0, MOST_ROWS).map((client) => rowOf(frame, client, net)),
          ...othersOf(frame, all.slice(MOST_ROWS), net),
        ],
        total: [
          { value: net, link: entriesOf(frame) },
          { value: null },
          ...(before === undefined ? [] : [{ value: before, link: earlierEntriesOf(frame) }]),
        ],
      },
    ],
  }
}

function rowOf(frame: Frame, client: ClientRevenue, whole: bigint): Row {
  const { clientId, name, net, before } = client
  const filter: Record<string, string> = clientId ? { clientId } : { clientName: name }
  return {
    name: { text: name, ...(clientId && { link: clientLink(clientId) }) },
    cells: [
      { value: net, link: entriesOf(frame, filter) },
      { value: percentOf(net, whole) },
      ...earlierOf(frame, before, filter),
    ],
  }
}

const earlierOf = (frame: Frame, value: ClientRevenue['before'], filter: Record<string, string>) =>
  frame.before ? [{ value, link: entriesOf(frame, filter, frame.before) } satisfies Cell] : []

function othersOf(frame: Frame, rest: ClientRevenue[], whole: bigint): Row[] {
  if (rest.length === 0) return []
  const net = sum(rest.map((client) => client.net))
  const before = sum(rest.map((client) => client.before))
  return [
    {
      name: { word: 'others' },
      cells: [
        { value: minor(net) },
        { value: percentOf(net, whole) },
        ...(frame.before ? [{ value: before }] : []),
      ],
    },
  ]
}
