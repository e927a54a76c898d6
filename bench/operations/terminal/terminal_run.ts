import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emailOf, PASSWORD } from '../../data/plan.js'
import { median } from '../../load/statistics.js'

/** The launcher, as people start it, and the client without the launcher's shell. */
export const LAUNCHER = 'cli/bin/kontor'
export const CLIENT = 'build/cli/main.cjs'

/** A machine of one person: signed in, with a folder of its own. */
export interface Machine {
  env: Record<string, string>
  remove: () => void
}

/** Signs in without blocking: the proxy that it may go through is in this process. */
export async function signedInMachine(
  host: string,
  person: number,
  more: Record<string, string> = {}
): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-terminal-'))
  const env = { XDG_CONFIG_HOME: folder, XDG_STATE_HOME: folder, ...more }
  const login = ['login', '--host', host, '--email', emailOf(person)]
  const child = spawn(LAUNCHER, login, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(PASSWORD)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The sign-in at ${host} ended with ${code}.`)
  return { env, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export const clientTime = (args: string[], env: Record<string, string>) =>
  timeOf(process.execPath, [CLIENT, ...args], env)

export const bareNodeTime = () => timeOf(process.execPath, ['-e', '0'], {})

/** Milliseconds of a whole process. */
export function timeOf(program: string, args: string[], env: Record<string, string>) {
  return new Promise<number>((resolve, reject) => {
    const begin = performance.now()
    const child = spawn(program, args, {
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
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}: ${failure}`))
    })
  })
}

/** Of one work: the median of the time that passed, and the processor time of its processes on average. */
export interface Taken {
  wall: number
  cpu: number
}

/** Milliseconds of several works in turn, so that each meets the same load. */
export async function inTurn<Name extends string>(
  samples: number,
  works: Record<Name, () => Promise<number>>
): Promise<Record<Name, Taken>> {
  const names = Object.keys(works) as Name[]
  const walls = new Map<Name, number[]>(names.map((name) => [name, []]))
  const cpus = new Map<Name, number>(names.map((name) => [name, 0]))
  for (let at = 0; at < samples; at++) {
    for (const name of names) {
      const before = endedProcessesCpu()
      walls.get(name)?.push(await works[name]())
      cpus.set(name, (cpus.get(name) ?? 0) + endedProcessesCpu() - before)
    }
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      { wall: median(walls.get(name) ?? []), cpu: (cpus.get(name) ?? 0) / samples },
    ])
  ) as Record<Name, Taken>
}

/** Kept by Linux in hundredths of a second: single runs are coarse, their sum is not. */
const MS_PER_TICK = 10

/** Milliseconds of processor time of the children that have ended: `cutime` and `cstime`, see proc_pid_stat(5). */
function endedProcessesCpu() {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK
}
