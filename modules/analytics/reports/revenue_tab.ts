import { minor, NOTHING, sum } from '#core/money/minor'
import { receivedBySteps } from '#modules/analytics/queries/received'
import {
  type Amounts,
  FILTER_OF_SOURCE,
  revenueBySource,
  revenueBySteps,
  SOURCES,
  type Source,
} from '#modules/analytics/queries/revenue'
import { earlierEntriesOf, entriesOf, paymentsOf } from './links.js'
import { openFigures } from './open_figures.js'
import type { Column, Figure, Frame, Report, Row, Table } from './report.js'
import { stepsOf } from './steps.js'

/** Revenue, received payments and open amounts. */
export async function revenueTab(frame: Frame): Promise<Report> {
  const { period, before } = frame
  const [net, earlier, received, receivedBefore, sources, open] = await Promise.all([
    revenueBySteps(frame, period),
    before && revenueBySteps(frame, before),
    receivedBySteps(frame, period),
    before && receivedBySteps(frame, before),
    revenueBySource(frame, period),
    openFigures(frame),
  ])
  const gross = (name: Source) => grossOf(sources.get(name))
  const figures: Figure[] = [
    {
      key: 'netRevenue',
      unit: 'money',
      value: sum(net),
      ...(earlier && { before: sum(earlier) }),
      link: entriesOf(frame),
    },
    {
      key: 'received',
      unit: 'money',
      value: sum(received),
      ...(receivedBefore && { before: sum(receivedBefore) }),
      link: paymentsOf(period),
    },
    ...open,
    ...(['skonto', 'writeOffs'] as const).map(
      (name): Figure => ({
        key: name,
        unit: 'money',
        value: minor(-gross(name)),
        link: entriesOf(frame, FILTER_OF_SOURCE[name]),
      })
    ),
  ]
  return {
    // On received amounts no money came for Skonto and write-offs: they lower nothing.
    figures: frame.basis === 'invoiced' ? figures : figures.slice(0, -2),
    tables: [byStep(frame, { net, earlier, received }), bySource(frame, sources)],
  }
}

interface Series {
  net: Amounts['net'][]
  earlier: Amounts['net'][] | null
  received: Amounts['net'][]
}

function byStep(frame: Frame, { net, earlier, received }: Series): Table {
  const { period, before } = frame
  const steps = stepsOf(period, frame.step)
  const earlierSteps = before ? stepsOf(before, frame.step) : []
  const columns: Column[] = [
    { key: 'net', unit: 'money' },
    ...(earlier ? [{ key: 'before', unit: 'money' } as const] : []),
    { key: 'received', unit: 'money' },
    { key: 'cumulated', unit: 'money' },
  ]
  let cumulated = NOTHING
  const rows = steps.map((step, index): Row => {
    cumulated = minor(cumulated + (net[index] ?? NOTHING))
    const earlierStep = earlierSteps[index]
    return {
      name: step,
      cells: [
        { value: net[index] ?? NOTHING, link: entriesOf(frame, {}, step) },
        ...(earlier
          ? [
              {
                value: earlier[index] ?? NOTHING,
                link: earlierStep && entriesOf(frame, {}, earlierStep),
              },
            ]
          : []),
        { value: received[index] ?? NOTHING, link: paymentsOf(step) },
        { value: cumulated, link: entriesOf(frame, {}, { from: period.from, to: step.to }) },
      ],
    }
  })
  return {
    key: 'bySteps',
    chart: 'bars',
    columns,
    rows,
    total: [
      { value: sum(net), link: entriesOf(frame) },
      ...(earlier ? [{ value: sum(earlier), link: earlierEntriesOf(frame) }] : []),
      { value: sum(received), link: paymentsOf(period) },
      { value: null },
    ],
  }
}

function bySource(frame: Frame, sources: Map<Source, Amounts>): Table {
  const shown = SOURCES.flatMap((name) => {
    const amounts = sources.get(name)
    return amounts ? [{ name, ...amounts }] : []
  })
  const received = frame.basis === 'received'
  const cellsOf = ({ net, tax }: Amounts, filter?: Record<string, string>) => [
    { value: net, link: entriesOf(frame, filter) },
    { value: tax, link: entriesOf(frame, filter) },
    { value: minor(net + tax), link: entriesOf(frame, filter) },
  ]
  return {
    key: 'bySource',
    columns: [
      { key: 'net', unit: 'money' },
      { key: 'tax', unit: 'money' },
      { key: 'gross', unit: 'money' },
    ],
    rows: shown.map(({ name, ...amounts }) => ({
      name: { word: `source.${received ? 'received' : 'invoiced'}.${name}` },
      cells: cellsOf(amounts, FILTER_OF_SOURCE[name]),
    })),
    total: cellsOf({
      net: sum(shown.map(({ net }) => net)),
      tax: sum(shown.map(({ tax }) => tax)),
    }),
  }
}

const grossOf = (amounts: Amounts | undefined) => (amounts ? amounts.net + amounts.tax : 0n)
