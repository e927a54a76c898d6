import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WorkPool } from '#core/processes/work_pool'
import { WorkProcess } from '#core/processes/work_process'
import type { Printed, TypstJob } from './typst_process.js'

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url))
const INTER = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json')
)
const FONTS = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((cut) => join(INTER, cut))
const PROGRAM = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './typst_process.ts' : './typst_process.js',
    import.meta.url
  )
)

/** A document of 250 pages takes two seconds and 600 MB. */
const LIMITS = { milliseconds: 20_000, megabytes: 800 }

/** It gets no setting of the server: no key, no password. */
const start = () =>
  new WorkProcess<TypstJob, Printed>(
    fork(PROGRAM, [TEMPLATES, ...FONTS], {
      execArgv: ['--max-old-space-size=256'],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
    LIMITS
  )

/** Prints the documents of this server. A process that has just started has 75 MB, one that printed 200 lines 145. */
export const printer = new WorkPool({
  start,
  atOnce: 2,
  waiting: { each: 30, all: 300 },
  full: { each: 'documents.prints_waiting', all: 'documents.printer_busy' },
  kept: 160,
})
