import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

export interface Started {
  port: number
  process: ChildProcess
  /** Milliseconds from the start of the process to its first answer. */
  startTime: number
  /** Milliseconds of processor time that it has used; NaN where the system does not tell (it is Linux that does). */
  usedCpu(): number
  stop(): Promise<void>
}

interface Start {
  args: string[]
  env: Record<string, string>
  /** A path that answers 200 as soon as the server is ready. */
  probe: string
}

/** Starts a server on a free port of this machine and waits until it answers. */
export async function startServer({ args, env, probe }: Start): Promise<Started> {
  const port = await freePort()
  const begin = performance.now()
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let isRunning = true
  void ended.then(() => {
    isRunning = false
  })
  while (!(await answers(port, probe))) {
    if (!isRunning) throw new Error(`${args.join(' ')} ended before it answered.`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const startTime = performance.now() - begin
  return {
    port,
    process: child,
    startTime,
    usedCpu: () => usedCpu(child.pid),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const TICK = 10

/** See proc_pid_stat(5): after the name come the state and, as the 12th and 13th, user and system time. */
function usedCpu(pid: number | undefined) {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}

/** Whether a server of this machine gives 200 for a path. */
export async function answers(port: number, path: string) {
  try {
    return (await fetch(`http://127.0.0.1:${port}${path}`)).status === 200
  } catch {
    // Not listening yet.
    return false
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      if (address === null || typeof address === 'string') return reject(new Error('No free port.'))
      probe.close(() => resolve(address.port))
    })
  })
}
