import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import type { Bench, Operation } from '../../bench.js'
import { median } from '../../load/statistics.js'
import { inMilliseconds, type Row } from '../../report.js'
import { bareNodeTime, CLIENT, clientTime, inTurn, signedInMachine } from './terminal_run.js'

const SAMPLES = 15
const STARTS = 7
const SETTLE_MS = 2000
const WANTED = { firstFrame: 200, shown: 250 }
/** The last key of the line below, in the three languages: it is written with the rest of the frame. */
const FRAME = /q (quit|Ende|dil)/

/** The full screen in a terminal of its own: its first frame, and how soon it shows what another client starts. */
export const firstFrame: Operation = {
  goal: 'P18',
  async measure({ ours, data }) {
    if (spawnSync('script', ['--version']).status !== 0) return [withoutScript]
    const machine = await signedInMachine(`http://127.0.0.1:${ours.port}`, 1)
    const task = String(data.taskIds[1])
    try {
      await clientTime(['start', task], machine.env)
      const { frame, node } = await inTurn(SAMPLES, {
        frame: () => timeToFrame(machine.env),
        node: bareNodeTime,
      })
      await clientTime(['stop'], machine.env)
      const shown = await timeToShow({ ours, task, env: machine.env })
      return [
        {
          goal: 'P18',
          operation: 'terminal: first frame of the full screen',
          ours: `${inMilliseconds(frame.wall)} (${inMilliseconds(frame.cpu)} CPU)`,
          raw: `${inMilliseconds(node.wall)} (Node)`,
          ratio: node.wall / frame.wall,
          cpuRatio: node.cpu / frame.cpu,
          wanted: `≤ ${WANTED.firstFrame} ms`,
          isMet: frame.wall <= WANTED.firstFrame,
        },
        {
          goal: 'P9',
          operation: 'a timer starts: until the full screen of another terminal shows it',
          ours: inMilliseconds(shown),
          wanted: `≤ ${WANTED.shown} ms`,
          isMet: shown <= WANTED.shown,
        },
      ]
    } finally {
      machine.remove()
    }
  },
}

/** Milliseconds from the start of the command to its first whole frame. */
async function timeToFrame(env: Record<string, string>) {
  const begin = performance.now()
  const screen = new Screen(env)
  try {
    await screen.shows(FRAME)
    return performance.now() - begin
  } finally {
    await screen.leave()
  }
}

/** Milliseconds from a start by another client until an open full screen shows it. */
async function timeToShow({
  ours,
  task,
  env,
}: Pick<Bench, 'ours'> & { task: string; env: Record<string, string> }) {
  const screen = new Screen(env)
  const times: number[] = []
  try {
    // The sums come with the server's answer, after which the screen follows events.
    await screen.shows(/○[^●]*\d:\d\d/)
    for (let at = 0; at < STARTS; at++) {
      const shown = screen.shows(/● +0/)
      const begin = performance.now()
      await ours.call(ours.post(`/api/tasks/${task}/time/start`, {}, 1))
      await shown
      times.push(performance.now() - begin)
      const stopped = screen.shows(/○/)
      await ours.call(ours.post(`/api/tasks/${task}/time/stop`, {}, 1))
      await stopped
      // The screen still reads sums and lists after the stop, and nobody starts again within that moment.
      await setTimeout(SETTLE_MS)
    }
    return median(times)
  } finally {
    await screen.leave()
  }
}

/** The full screen in a pseudo terminal of 80 × 24. */
class Screen {
  readonly #script: ChildProcess
  #seen: (text: string) => void = () => undefined

  constructor(env: Record<string, string>) {
    const command = `stty cols 80 rows 24; exec '${process.execPath}' '${CLIENT}'`
    this.#script = spawn('script', ['-qfec', command, '/dev/null'], {
      env: {
        ...process.env,
        ...env,
        NODE_OPTIONS: '',
        NO_COLOR: '1',
        TERM: 'xterm',
        LANG: 'C.UTF-8',
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    this.#script.stdout?.setEncoding('utf8').on('data', (text) => this.#seen(text))
  }

  /** Waits until what is written from now on has the words. */
  shows(wanted: RegExp) {
    return new Promise<void>((resolve, reject) => {
      let written = ''
      const end = () => reject(new Error(`The screen ended before ${wanted}: ${written}`))
      this.#script.once('close', end)
      this.#seen = (text) => {
        written += text
        if (!wanted.test(written)) return
        this.#script.off('close', end)
        resolve()
      }
    })
  }

  async leave() {
    if (this.#script.exitCode !== null) return
    const closed = new Promise((resolve) => this.#script.once('close', resolve))
    this.#script.stdin?.write('q')
    const late = globalThis.setTimeout(() => this.#script.kill(), 5000)
    await closed
    clearTimeout(late)
  }
}

const withoutScript: Row = {
  goal: 'P18',
  operation: 'terminal: first frame: skipped, script (bsdutils) is not installed',
  ours: '–',
}
