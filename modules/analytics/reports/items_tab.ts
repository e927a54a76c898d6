import { decimalNumber } from '#core/money/decimal'
import { sum } from '#core/money/minor'
import { type ItemRevenue, revenueByItem } from '#modules/analytics/queries/items'
import { MOST_ROWS } from './clients_tab.js'
import { invoicesIn } from './links.js'
import { percentOf } from './percent.js'
import type { Frame, Report, Row } from './report.js'

/** Revenue by item. */
export async function itemsTab(frame: Frame): Promise<Report> {
  const [all, earlier] = await Promise.all([
    revenueByItem(frame, frame.period),
    frame.before && revenueByItem(frame, frame.before),
  ])
  const net = sum(all.map((item) => item.net))
  const before = earlier && sum(earlier.map((item) => item.net))
  const netBefore = new Map(earlier?.map(({ itemId, net: own }) => [itemId, own]))
  const rest = all.slice(MOST_ROWS)
  return {
    figures: [
      {
        key: 'itemRevenue',
        unit: 'money',
        value: net,
        link: invoicesIn(frame, frame.period),
        ...(before !== null && { before }),
      },
      {
        key: 'soldItems',
        unit: 'count',
        value: all.filter(({ itemId, net: own }) => itemId && own !== 0n).length,
      },
      {
        key: 'typedShare',
        unit: 'percent',
        value: percentOf(all.find(({ itemId }) => !itemId)?.net ?? 0n, net),
      },
    ],
    tables: [
      {
        key: 'byItem',
        chart: 'ranking',
        columns: [
          { key: 'net', unit: 'money' },
          { key: 'share', unit: 'percent' },
          { key: 'quantity', unit: 'quantity' },
          ...(earlier ? [{ key: 'before', unit: 'money' } as const] : []),
        ],
        rows: [
          ...all
            .slice(0, MOST_ROWS)
            .map((item) => rowOf(frame, item, net, earlier ? netBefore.get(item.itemId) : null)),
          ...(rest.length > 0 ? [othersOf(rest, net, earlier !== null)] : []),
        ],
        total: [
          { value: net, link: invoicesIn(frame, frame.period) },
          { value: null },
          { value: null },
          ...(before === null
            ? []
            : [
                { value: before, link: frame.before ? invoicesIn(frame, frame.before) : undefined },
              ]),
        ],
      },
    ],
  }
}

/** @param before null when nothing is compared, undefined when it was not sold then */
function rowOf(
  frame: Frame,
  { itemId, name, net, quantity }: ItemRevenue,
  whole: bigint,
  before: ItemRevenue['net'] | null | undefined
): Row {
  const linkIn = (period: Frame['before']) =>
    itemId && period ? invoicesIn(frame, period, { itemId }) : undefined
  return {
    name: itemId
      ? { text: name, link: { list: 'item', filter: { id: itemId } } }
      : { word: 'typed' },
    cells: [
      { value: net, link: linkIn(frame.period) },
      { value: percentOf(net, whole) },
      { value: decimalNumber(quantity) },
      ...(before === null ? [] : [{ value: before ?? sum([]), link: linkIn(frame.before) }]),
    ],
  }
}

const othersOf = (rest: ItemRevenue[], whole: bigint, isCompared: boolean): Row => {
  const net = sum(rest.map((item) => item.net))
  return {
    name: { word: 'others' },
    cells: [
      { value: net },
      { value: percentOf(net, whole) },
      { value: null },
      ...(isCompared ? [{ value: null }] : []),
    ],
  }
}
