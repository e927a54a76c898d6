import type { Operation } from '../bench.js'
import { compare, side } from '../load/compare.js'
import { Connection, wire } from '../load/connection.js'
import { perSecond, type Row } from '../report.js'

export const FIRST_PAGE = '/api/invoices?pageSize=50'

/** The list that everybody opens all the time. */
export const list: Operation = {
  goal: 'P1',
  async measure({ ours, raw, pace }) {
    const ask = ours.get(FIRST_PAGE)
    const rows: Row[] = []
    for (const callers of [1, 16]) {
      const measured = await compare(
        pace,
        side(ours, callers, (call) => call(ask)),
        side(raw, callers, (call) => call(wire('GET', '/list')))
      )
      const spread = measured.p99 / measured.p50
      rows.push({
        goal: 'P1',
        operation: `list of invoices, first page, ${callersText(callers)}`,
        ours: perSecond(measured.ours),
        raw: perSecond(measured.raw),
        ratio: measured.ratio,
        cpuRatio: measured.cpuRatio,
        wanted: callers === 1 ? '≥ 0.35' : `≥ 0.35; p99 ≤ 10 × p50 (${spread.toFixed(1)})`,
        isMet: measured.ratio >= 0.35 && (callers === 1 || spread <= 10),
      })
    }
    await warnUnlessEqual(ours.port, ask, raw.port)
    return rows
  },
}

export const callersText = (callers: number) =>
  callers === 1 ? '1 connection' : `${callers} connections`

/** The limit is only worth something when it gives the same bytes. */
async function warnUnlessEqual(port: number, ask: string, rawPort: number) {
  const [kontor, raw] = await Promise.all([Connection.open(port), Connection.open(rawPort)])
  const [one, other] = await Promise.all([kontor.ask(ask), raw.ask(wire('GET', '/list'))])
  kontor.close()
  raw.close()
  if (!one.body.equals(other.body)) console.warn('The raw list is not the same as the product’s.')
}
