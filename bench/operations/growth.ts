import type { Bench, Operation } from '../bench.js'
import type { DataSet } from '../data/plan.js'
import { prepareData } from '../data/prepare_data.js'
import { compare, side } from '../load/compare.js'
import { inMilliseconds, type Row } from '../report.js'
import { type Ours, startOurs } from '../servers/ours.js'
import { FIRST_PAGE } from './list.js'

const MOST = 1.2
const BELL = '/api/invoices?attention=1&pageSize=50'

/** Requests sent in turn; the same at both sizes. */
const ASKS: [string, (ours: Ours, data: DataSet) => string[]][] = [
  ['list of invoices, first page (P1)', (ours) => [ours.get(FIRST_PAGE)]],
  ['one invoice (P4)', (ours, { paidIds }) => paidIds.map((id) => ours.get(`/api/invoices/${id}`))],
  ['bell', (ours) => [ours.get(BELL)]],
]

/** The same company with more invoices, on a server of its own beside the first. */
export const growth: Operation = {
  goal: 'P3',
  async measure(bench) {
    if (bench.growth === undefined || bench.database) {
      console.log('P3 needs --growth with a number of invoices, and SQLite')
      return []
    }
    const large = prepareData({ database: undefined, invoices: bench.growth })
    try {
      const ours = await startOurs(large.folder, undefined)
      try {
        return await rowsOf(bench, ours, large.data)
      } finally {
        await ours.stop()
      }
    } finally {
      large.remove()
    }
  },
}

async function rowsOf(small: Bench, ours: Ours, data: DataSet) {
  const sizes = [small.invoices, data.invoices].map((count) => count.toLocaleString('en'))
  const rows: Row[] = []
  for (const [name, asksOf] of ASKS) {
    const before = asksOf(small.ours, small.data)
    const after = asksOf(ours, data)
    const measured = await compare(
      small.pace,
      side(ours, 1, (call, turn) => call(after[turn % after.length])),
      side(small.ours, 1, (call, turn) => call(before[turn % before.length]))
    )
    const factor = 1 / measured.ratio
    rows.push({
      goal: 'P3',
      operation: `${sizes.join(' → ')} invoices: ${name}`,
      ours: inMilliseconds(1000 / measured.ours),
      raw: `${inMilliseconds(1000 / measured.raw)} (${sizes[0]})`,
      ratio: factor,
      cpuRatio: 1 / measured.cpuRatio,
      wanted: `≤ ${MOST} × the time`,
      isMet: factor <= MOST,
    })
  }
  return rows
}
