import type { Bench, Operation } from '../bench.js'
import { compare, side } from '../load/compare.js'
import type { Turn } from '../load/drive.js'
import { perSecond, type Row } from '../report.js'
import { callersText } from './list.js'

const LINES = ['Konzeption und Gestaltung', 'Programmierung', 'Wartung und Pflege', 'Handbuch'].map(
  (description, at) => ({
    description,
    quantity: at + 1.5,
    unit: 'Std.',
    unitPrice: 85.5,
    taxRate: 19,
  })
)

/** A draft with four lines, then its issue: number, chain of hashes, outbox, on the disk. */
export const issue: Operation = {
  goal: 'P7',
  async measure(bench) {
    const rows: Row[] = []
    for (const callers of [1, 16]) {
      const measured = await compare(
        bench.pace,
        side(bench.ours, callers, draftAndIssue(bench)),
        bench.raw.writes('draftAndIssue')
      )
      rows.push({
        goal: 'P7',
        operation: `draft of 4 lines and its issue, ${callersText(callers)}`,
        ours: perSecond(measured.ours),
        raw: perSecond(measured.raw),
        ratio: measured.ratio,
        cpuRatio: measured.cpuRatio,
        wanted: bench.database ? '≥ 0.5' : '≥ 0.5; ≥ 300 /s',
        isMet: measured.ratio >= 0.5 && (bench.database !== undefined || measured.ours >= 300),
      })
    }
    return rows
  },
}

const draftAndIssue =
  ({ ours, data }: Bench): Turn =>
  async (call, turn) => {
    const clientId = data.clientIds[turn % data.clientIds.length]
    const drafted = await call(ours.post('/api/invoices', { clientId, lines: LINES }))
    const { _id } = JSON.parse(drafted.body.toString())
    await call(ours.post(`/api/invoices/${_id}/issue`))
  }
