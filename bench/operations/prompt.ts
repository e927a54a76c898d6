import type { Operation } from '../bench.js'
import { median } from '../load/statistics.js'
import { inMilliseconds } from '../report.js'
import { terminalEnv, timeOf } from './terminal.js'

const SAMPLES = 15
/** Twice what timewarrior's status takes, 2 to 3 ms at any length of history. */
const MOST_MILLISECONDS = 6
const CLI = 'build/cli/main.js'

/** The wait of a shell's prompt: the running task from the local note, without the server, but with Node. */
export const prompt: Operation = {
  goal: 'P17',
  async measure(bench) {
    const env = terminalEnv(bench)
    const [, taskId] = bench.data.taskIds
    await timeOf(CLI, ['start', taskId], env)
    const ours: number[] = []
    const node: number[] = []
    for (let at = 0; at < SAMPLES; at++) {
      ours.push(await timeOf(CLI, ['status', '--format', '{task} {elapsed}'], env))
      node.push(await timeOf('-e', ['0'], {}))
    }
    await timeOf(CLI, ['stop'], env)
    const time = median(ours)
    return [
      {
        goal: 'P17',
        operation: 'terminal: kontor status --format, the whole process',
        ours: inMilliseconds(time),
        raw: `${inMilliseconds(median(node))} (Node)`,
        ratio: median(node) / time,
        wanted: `≤ ${MOST_MILLISECONDS} ms, so without Node`,
        isMet: time <= MOST_MILLISECONDS,
      },
    ]
  },
}
