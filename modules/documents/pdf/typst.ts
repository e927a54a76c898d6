import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProgram } from '#core/processes/start_program'
import { WorkPool } from '#core/processes/work_pool'
import type { Printed, TypstJob } from './typst_process.js'

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url))
const INTER = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json')
)
export const FONTS = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((cut) =>
  join(INTER, cut)
)

/** A document of 250 pages needs two seconds and 600 MB. */
const LIMITS = { milliseconds: 20_000, megabytes: 800 }

const start = () =>
  startProgram<TypstJob, Printed>({
    file: new URL('./typst_process', import.meta.url),
    args: [TEMPLATES, ...FONTS],
    heapMegabytes: 256,
    limits: LIMITS,
  })

/** Prints the documents of this server. A new process has 75 MB, a process that has printed 200 lines 145. */
export const printer = new WorkPool({
  start,
  atOnce: 2,
  waiting: { each: 30, all: 300 },
  full: { each: 'documents.prints_waiting', all: 'documents.printer_busy' },
  kept: 160,
})
