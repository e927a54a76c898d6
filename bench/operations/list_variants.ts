import type { Bench, Operation } from '../bench.js'
import { compare, side } from '../load/compare.js'
import { perSecond, type Row } from '../report.js'
import { FIRST_PAGE } from './list.js'

const STATUSES = ['Draft', 'Unpaid', 'Partially Paid', 'Paid', 'Overdue', 'Void']
const SORTS = ['createdAt', 'number', 'date', 'dueDate', 'total', 'client']

/** Every filter, sort and search of the screen, each beside the plain first page. */
export const listVariants: Operation = {
  goal: 'P2',
  async measure(bench) {
    const rows: Row[] = []
    for (const [operation, query] of variants(bench)) {
      const variant = bench.ours.get(`${FIRST_PAGE}&${new URLSearchParams(query)}`)
      const plain = bench.ours.get(FIRST_PAGE)
      const { ours, raw, ratio, cpuRatio } = await compare(
        { ...bench.pace, rounds: 5, round: bench.pace.round / 4 },
        side(bench.ours, 1, (call) => call(variant)),
        side(bench.ours, 1, (call) => call(plain))
      )
      rows.push({
        goal: 'P2',
        operation: `list, ${operation}`,
        ours: perSecond(ours),
        raw: `${perSecond(raw)} (P1)`,
        ratio,
        cpuRatio,
        wanted: '≥ 0.5 of P1',
        isMet: ratio >= 0.5,
      })
    }
    return rows
  },
}

function variants({ data, invoices }: Bench): [string, Record<string, string>][] {
  const deepest = String(Math.min(1000, Math.floor(invoices / 50)))
  return [
    ...STATUSES.map((status): [string, Record<string, string>] => [`status ${status}`, { status }]),
    ...SORTS.flatMap((sort): [string, Record<string, string>][] => [
      [`by ${sort}, downwards`, { sort, order: 'desc' }],
      [`by ${sort}, upwards`, { sort, order: 'asc' }],
      [`status Paid by ${sort}`, { sort, order: 'asc', status: 'Paid' }],
    ]),
    ['of one client', { clientId: data.clientIds[17] }],
    ['needs attention (bell)', { attention: '1' }],
    ['a month', { from: `${data.middleDay.slice(0, 8)}01`, to: `${data.middleDay.slice(0, 8)}28` }],
    ['since the middle', { from: data.middleDay }],
    ['search of a client', { search: data.rareWord }],
    ['search of a number’s beginning', { search: data.numberWord }],
    ['search with status and sort', { search: data.rareWord, status: 'Paid', sort: 'total' }],
    [`page ${deepest}`, { page: deepest }],
    [`page ${deepest} by total`, { page: deepest, sort: 'total' }],
  ]
}
