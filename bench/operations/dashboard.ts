import type { Bench, Operation } from '../bench.js'
import { Connection } from '../load/connection.js'
import { median } from '../load/statistics.js'
import { inMilliseconds, type Row } from '../report.js'
import { FIRST_PAGE } from './list.js'

const SAMPLES = 15
const SCREENS = {
  dashboard: '/api/dashboard',
  'outlook of the dashboard': '/api/dashboard/outlook',
  'bell (what needs attention)': '/api/invoices?attention=1&pageSize=50',
  'list of invoices, first page': FIRST_PAGE,
}

/** The most visited page, requested again and again, and right after a write. */
export const dashboard: Operation = {
  goal: 'P5',
  async measure(bench) {
    const rows: Row[] = []
    const connection = await Connection.open(bench.ours.port)
    for (const [name, path] of Object.entries(SCREENS)) {
      const ask = bench.ours.get(path)
      const cold = await timeOf(connection, ask, () => writeSomething(bench, connection))
      const repeated = await timeOf(connection, ask)
      const row = { goal: 'P5', raw: undefined }
      rows.push(
        {
          ...row,
          operation: `${name}, after a write`,
          ours: inMilliseconds(cold),
          wanted: '≤ 50 ms',
          isMet: cold <= 50,
        },
        {
          ...row,
          operation: `${name}, repeated`,
          ours: inMilliseconds(repeated),
          wanted: '≤ 3 ms',
          isMet: repeated <= 3,
        }
      )
    }
    connection.close()
    return rows
  },
}

/** Median milliseconds of an answer, each after the preparation. */
export async function timeOf(
  connection: Connection,
  ask: string,
  prepare?: () => Promise<unknown>
) {
  const times: number[] = []
  for (let at = 0; at < SAMPLES; at++) {
    await prepare?.()
    const start = performance.now()
    const { status } = await connection.ask(ask)
    if (status !== 200) throw new Error(`${ask.split('\r\n')[0]}: ${status}`)
    times.push(performance.now() - start)
  }
  return median(times)
}

let paid = 0

/** A payment of a cent, so that nothing that was kept is still valid. */
export function writeSomething({ ours, data }: Bench, connection: Connection) {
  const id = data.unpaidIds[paid++ % data.unpaidIds.length]
  return connection.ask(ours.post(`/api/invoices/${id}/payments`, { amount: 0.01 }))
}
