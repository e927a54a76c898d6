import { memoryOfTree } from '#core/tests/faults/process_memory'
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
    sizes.push(memoryOfTree(started.process))
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
    memoryRow('memory, idle', median(sizes), 140),
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
