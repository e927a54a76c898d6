import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Operation } from '../../bench.js'
import { inMilliseconds, type Row } from '../../report.js'
import { clientTime, inTurn, LAUNCHER, signedInMachine, timeOf } from './terminal_run.js'

const SAMPLES = 25
const MOST = 2
const HISTORIES = [0, 10_000, 100_000]
const SEGMENT = ['status', '--format', '{task} {elapsed}']

/** The wait of a shell's prompt beside timewarrior's own status, with histories of three lengths. */
export const prompt: Operation = {
  goal: 'P17',
  async measure({ ours, data }) {
    const machine = await signedInMachine(`http://127.0.0.1:${ours.port}`, 1)
    try {
      await clientTime(['start', String(data.taskIds[1])], machine.env)
      if (spawnSync('timew', ['--version']).status !== 0) return [withoutTimewarrior]
      const rows: Row[] = []
      for (const count of HISTORIES) rows.push(await beside(count, machine.env))
      await clientTime(['stop'], machine.env)
      return rows
    } finally {
      machine.remove()
    }
  },
}

async function beside(count: number, env: Record<string, string>): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-timew-'))
  const timew = { TIMEWARRIORDB: folder }
  try {
    spawnSync('timew', [':yes', 'start', 'work'], { env: { ...process.env, ...timew } })
    writeHistory(folder, count)
    const { ours, theirs } = await inTurn(SAMPLES, {
      ours: () => timeOf(LAUNCHER, SEGMENT, env),
      theirs: () => timeOf('timew', [], timew),
    })
    return {
      goal: 'P17',
      operation: `terminal: prompt segment, timewarrior with ${count.toLocaleString('en')} entries`,
      ours: inMilliseconds(ours.wall),
      raw: `${inMilliseconds(theirs.wall)} (timew)`,
      ratio: theirs.wall / ours.wall,
      cpuRatio: theirs.cpu / ours.cpu,
      wanted: `≤ ${MOST} × timew`,
      isMet: ours.wall <= MOST * theirs.wall,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Timewarrior keeps a file for each month; see its `doc/`. Half-hour entries, 1,000 a month. */
function writeHistory(folder: string, count: number) {
  const perMonth = 1000
  for (let month = 0; month * perMonth < count; month++) {
    const begin = Date.UTC(2018, month, 1)
    const lines = Array.from({ length: perMonth }, (_, at) => {
      const [from, to] = [0, 10].map((minutes) => stamp(begin + (at * 40 + minutes) * 60_000))
      return `inc ${from} - ${to} # work`
    })
    const name = stamp(begin).replace(/^(\d{4})(\d{2}).*/, '$1-$2.data')
    writeFileSync(join(folder, 'data', name), `${lines.join('\n')}\n`)
  }
}

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

const withoutTimewarrior: Row = {
  goal: 'P17',
  operation: 'terminal: prompt segment: skipped, timewarrior is not installed',
  ours: '–',
}
