import { readFileSync } from 'node:fs'
import { median } from '../load/statistics.js'
import { inMilliseconds, type Row } from '../report.js'
import { startKontor } from '../servers/ours.js'

const SAMPLES = 5

/** Starts the server on its own, several times. Before anything else uses the data. */
export async function measureStart(folder: string, database: string | undefined): Promise<Row[]> {
  const times: number[] = []
  const sizes: number[] = []
  for (let at = 0; at < SAMPLES; at++) {
    const started = await startKontor(folder, database)
    times.push(started.startTime)
    sizes.push(residentMegabytes(started.process.pid))
    await started.stop()
  }
  const time = median(times)
  return [
    {
      goal: 'P14',
      operation: 'start of the server, data ready',
      ours: inMilliseconds(time),
      wanted: '≤ 600 ms',
      isMet: time <= 600,
    },
    memoryRow('memory, idle', median(sizes), 130),
  ]
}

export function memoryRow(operation: string, megabytes: number, most: number): Row {
  return {
    goal: 'P14',
    operation,
    ours: `${megabytes.toFixed(0)} MB`,
    wanted: `≤ ${most} MB`,
    isMet: megabytes <= most,
  }
}

/** Of Linux only: see proc_pid_status(5). */
export function residentMegabytes(pid: number | undefined) {
  if (process.platform !== 'linux') return Number.NaN
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
