import type { Operation } from '../bench.js'
import { prepareFirms } from '../data/prepare_data.js'
import { arrive } from '../load/arrivals.js'
import { percentile } from '../load/statistics.js'
import { WorkOfFirms } from '../load/work_of_firms.js'
import { inMilliseconds, perSecond, type Row } from '../report.js'
import { startKontor } from '../servers/ours.js'

const FIRMS = 200
const CONNECTIONS = 64
const GOAL = { rate: 400, p95: 80 }
/** Multiples of the wanted rate, until one is missed: there the limit lies. */
const STEPS = [1, 1.25, 1.5, 2, 2.5, 3]

/** Two hundred firms at work at once; the model is in `work_of_firms.ts`. */
export const firmsAtWork: Operation = {
  goal: 'P22',
  async measure({ database, pace }) {
    if (database) {
      console.log('P22 is measured on SQLite')
      return []
    }
    const prepared = prepareFirms(FIRMS)
    try {
      const server = await startKontor(prepared.folder, undefined)
      const work = new WorkOfFirms(prepared.firms)
      const atRate = (rate: number, milliseconds: number) =>
        arrive({
          port: server.port,
          rate,
          milliseconds,
          connections: CONNECTIONS,
          next: () => work.next(),
        })
      try {
        await atRate(GOAL.rate / 2, pace.round * 3)
        const rows: Row[] = []
        for (const step of STEPS) {
          const before = server.usedCpu()
          const begin = performance.now()
          const measured = await atRate(GOAL.rate * step, pace.round * 10)
          const cpu = (server.usedCpu() - before) / (performance.now() - begin)
          const row = rowOf(GOAL.rate * step, measured, cpu)
          rows.push(row)
          if (!row.isMet) break
        }
        return rows
      } finally {
        await server.stop()
      }
    } finally {
      prepared.remove()
    }
  },
}

/** @param cpu processors that the server used, of all threads */
function rowOf(wanted: number, { rate, times }: { rate: number; times: number[] }, cpu: number) {
  const p95 = percentile(times, 0.95)
  const isWanted = wanted === GOAL.rate
  return {
    goal: 'P22',
    operation: `${FIRMS} firms at work, ${wanted} requests arrive each second (${cpu.toFixed(2)} processors)`,
    ours: `${perSecond(rate)}, p95 ${inMilliseconds(p95)}, p50 ${inMilliseconds(percentile(times, 0.5))}`,
    wanted: isWanted ? `≥ ${GOAL.rate} /s with p95 ≤ ${GOAL.p95} ms` : 'where the limit is',
    // A few of the last requests are answered after the time in which they arrived.
    isMet: rate >= wanted * 0.98 && p95 <= GOAL.p95,
  }
}
