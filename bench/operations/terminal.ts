import { spawn } from 'node:child_process'
import type { Bench, Operation } from '../bench.js'
import { median } from '../load/statistics.js'
import { inMilliseconds, type Row } from '../report.js'

const SAMPLES = 9

/** Whole processes of the terminal client, from its start to its end, beside a Node that does nothing. */
export const terminal: Operation = {
  goal: 'P18',
  async measure(bench) {
    const env = terminalEnv(bench)
    const { data } = bench
    const [, taskId] = data.taskIds
    const commands = { start: ['start', taskId], status: ['status'], stop: ['stop'] }
    const times: Record<string, number[]> = { start: [], status: [], stop: [], node: [] }
    for (let at = 0; at < SAMPLES; at++) {
      for (const [name, args] of Object.entries(commands)) {
        times[name].push(await timeOf('build/cli/main.js', args, env))
      }
      times.node.push(await timeOf('-e', ['0'], {}))
    }
    return Object.keys(commands).map((name): Row => {
      const time = median(times[name])
      return {
        goal: 'P18',
        operation: `terminal: kontor ${name}, the whole process`,
        ours: inMilliseconds(time),
        raw: `${inMilliseconds(median(times.node))} (Node)`,
        ratio: median(times.node) / time,
        wanted: '≤ 60 ms',
        isMet: time <= 60,
      }
    })
  },
}

/** The account of a member, whose notes lie with the data of this run. */
export const terminalEnv = ({ ours, folder }: Pick<Bench, 'ours' | 'folder'>) => ({
  KONTOR_URL: `http://127.0.0.1:${ours.port}`,
  KONTOR_TOKEN: ours.tokens[1],
  XDG_CONFIG_HOME: folder,
  XDG_STATE_HOME: folder,
})

/** Milliseconds of a whole process of Node. */
export function timeOf(
  entry: string,
  args: string[],
  env: Record<string, string>
): Promise<number> {
  return new Promise((resolve, reject) => {
    const begin = performance.now()
    const child = spawn(process.execPath, [entry, ...args], {
      env: { ...process.env, ...env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let failure = ''
    child.stderr.on('data', (text) => {
      failure += text
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve(performance.now() - begin)
      else reject(new Error(`kontor ${args.join(' ')} ended with ${code}: ${failure}`))
    })
  })
}
