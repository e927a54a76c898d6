import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { WorkPool } from '#core/processes/work_pool'
import { WorkProcess } from '#core/processes/work_process'
import type { DocumentReading } from './read_document.js'
import type { ReadingJob } from './reading_process.js'

const IS_SOURCE = import.meta.url.endsWith('.ts')
const PROGRAM = fileURLToPath(
  new URL(IS_SOURCE ? './reading_process.ts' : './reading_process.js', import.meta.url)
)
/** The reader's modules are found by the names that TypeScript's loader knows, where nothing is built. */
const LOADER = IS_SOURCE ? ['--import=@poppinss/ts-exec', '--disable-warning=DEP0205'] : []

/** The largest files that `parseXml` lets through take about four seconds. */
const LIMITS = { milliseconds: 15_000, megabytes: 500 }

/** It gets no setting of the server: no key, no password. */
const start = () =>
  new WorkProcess<ReadingJob, DocumentReading>(
    fork(PROGRAM, {
      execArgv: [...LOADER, '--max-old-space-size=384'],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
    LIMITS
  )

/** Reads the files of strangers. Each gets a process of its own, so that none leaves anything behind for the next. */
export const reader = new WorkPool({
  start,
  atOnce: 2,
  waiting: { each: 10, all: 100 },
  full: { each: 'einvoices.readings_waiting', all: 'einvoices.reader_busy' },
  kept: 0,
})
