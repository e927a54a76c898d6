import type { Operation } from '../bench.js'
import { Connection } from '../load/connection.js'
import { inMilliseconds, type Row } from '../report.js'
import { timeOf, writeSomething } from './dashboard.js'

const MOST_MILLISECONDS = 300
const SCREENS = {
  'forecast, twelve months': '/api/forecast?months=12',
  'forecast, looking back': '/api/forecast/back-test',
  'strip of the dashboard': '/api/forecast/strip',
}

/** The forecast right after a write, when nothing is cached. */
export const forecast: Operation = {
  goal: 'P6',
  async measure(bench) {
    const rows: Row[] = []
    const connection = await Connection.open(bench.ours.port)
    for (const [operation, path] of Object.entries(SCREENS)) {
      const write = () => writeSomething(bench, connection)
      const cold = await timeOf(connection, bench.ours.get(path), write)
      rows.push({
        goal: 'P6',
        operation,
        ours: inMilliseconds(cold),
        wanted: `≤ ${MOST_MILLISECONDS} ms`,
        isMet: cold <= MOST_MILLISECONDS,
      })
    }
    connection.close()
    return rows
  },
}
