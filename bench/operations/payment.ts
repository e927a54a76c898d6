import type { Operation } from '../bench.js'
import { compare, side } from '../load/compare.js'
import { perSecond, type Row } from '../report.js'
import { callersText } from './list.js'

/** A cent for one of many unpaid invoices. */
export const payment: Operation = {
  goal: 'P8',
  async measure({ ours, raw, data, pace }) {
    const rows: Row[] = []
    let paid = 0
    const asks = data.unpaidIds.map((id) =>
      ours.post(`/api/invoices/${id}/payments`, { amount: 0.01 })
    )
    for (const callers of [1, 16]) {
      const measured = await compare(
        pace,
        side(ours, callers, (call) => call(asks[paid++ % asks.length])),
        raw.writes('payment')
      )
      rows.push({
        goal: 'P8',
        operation: `record a payment, ${callersText(callers)}`,
        ours: perSecond(measured.ours),
        raw: perSecond(measured.raw),
        ratio: measured.ratio,
        cpuRatio: measured.cpuRatio,
        wanted: '≥ 0.5',
        isMet: measured.ratio >= 0.5,
      })
    }
    return rows
  },
}
