import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Operation } from '../bench.js'
import { answers, freePort } from '../servers/child.js'

const MOST_SECONDS = 60
/** However slow the machine: nothing here lasts longer. */
const LONGEST = 600_000

/** The waiting time of a newcomer: clone, install, build, start, the first page. */
export const fresh: Operation = {
  goal: 'P21',
  async measure({ isFresh }) {
    if (!isFresh) {
      console.log('P21 needs --fresh')
      return []
    }
    const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-fresh-'))
    const clone = join(folder, 'kontor')
    try {
      const begin = performance.now()
      run('git', ['clone', '--quiet', process.cwd(), clone], folder)
      const cloned = performance.now()
      run('npm', ['ci'], clone)
      const installed = performance.now()
      await untilFirstPage(clone, join(folder, 'data'))
      const end = performance.now()
      const parts = [cloned - begin, installed - cloned, end - installed].map(inSeconds)
      return [
        {
          goal: 'P21',
          operation: `fresh clone, npm ci, npm start to the first page (${parts.join(', ')} s)`,
          ours: `${inSeconds(end - begin)} s`,
          wanted: `≤ ${MOST_SECONDS} s`,
          isMet: end - begin <= MOST_SECONDS * 1000,
        },
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

function run(command: string, args: string[], cwd: string) {
  const { status, stderr } = spawnSync(command, args, { cwd, timeout: LONGEST, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`)
}

/** Starts the clone on its own data and ends it, with all processes that npm began, once it has answered. */
async function untilFirstPage(cwd: string, data: string) {
  const port = await freePort()
  const child = spawn('npm', ['start'], {
    cwd,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), KONTOR_DATA: data },
  })
  const ended = once(child, 'exit')
  const begin = performance.now()
  try {
    while (!(await answers(port, '/'))) {
      if (child.exitCode !== null) throw new Error('npm start ended before it answered.')
      if (performance.now() - begin > LONGEST) throw new Error('npm start did not answer.')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}
