import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type WorkLimits, WorkProcess } from './work_process.js'

interface Program {
  /** Address of the program's file, without its ending. */
  file: URL
  args?: string[]
  /** Whether it imports by names such as `#core/clock`, which need TypeScript's loader where nothing is built. */
  importsByName?: boolean
  heapMegabytes: number
  limits: WorkLimits
}

const IS_SOURCE = import.meta.url.endsWith('.ts')
const LOADER = ['--import=@poppinss/ts-exec', '--disable-warning=DEP0205']

/** Starts a program of Kontor's as a working process. It gets none of the server's settings: no key, no password. */
export function startProgram<Job extends object, Output>(program: Program) {
  const { file, args = [], importsByName = false, heapMegabytes, limits } = program
  const child = fork(`${fileURLToPath(file)}.${IS_SOURCE ? 'ts' : 'js'}`, args, {
    execArgv: [
      ...(IS_SOURCE && importsByName ? LOADER : []),
      `--max-old-space-size=${heapMegabytes}`,
    ],
    env: allocatorSettings(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new WorkProcess<Job, Output>(child, limits)
}

/** How memory is given back to the system, as `core/bin/server_flags.mjs` sets it for the server. */
const allocatorSettings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')))
