import type { Operation } from '../bench.js'
import { compare, side } from '../load/compare.js'
import { wire } from '../load/connection.js'
import { perSecond } from '../report.js'

/** One invoice with lines, payments and timeline, another one each time. */
export const invoice: Operation = {
  goal: 'P4',
  async measure({ ours, raw, data, pace }) {
    const ids = data.paidIds
    const asks = ids.map((id) => ours.get(`/api/invoices/${id}`))
    const rawAsks = ids.map((id) => wire('GET', `/invoice/${id}`))
    const measured = await compare(
      pace,
      side(ours, 1, (call, turn) => call(asks[turn % ids.length])),
      side(raw, 1, (call, turn) => call(rawAsks[turn % ids.length]))
    )
    return [
      {
        goal: 'P4',
        operation: 'one invoice with all its parts',
        ours: perSecond(measured.ours),
        raw: perSecond(measured.raw),
        ratio: measured.ratio,
        cpuRatio: measured.cpuRatio,
        wanted: '≥ 0.3',
        isMet: measured.ratio >= 0.3,
      },
    ]
  },
}
