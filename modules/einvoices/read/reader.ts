import { startProgram } from '#core/processes/start_program'
import { WorkPool } from '#core/processes/work_pool'
import type { DocumentReading } from './read_document.js'
import type { ReadingJob } from './reading_process.js'

/** The largest files that `parseXml` lets through take about four seconds. */
const LIMITS = { milliseconds: 15_000, megabytes: 500 }

const start = () =>
  startProgram<ReadingJob, DocumentReading>({
    file: new URL('./reading_process', import.meta.url),
    importsByName: true,
    heapMegabytes: 384,
    limits: LIMITS,
  })

/** Reads the files of strangers. Each gets a process of its own, so that none leaves anything behind for the next. */
export const reader = new WorkPool({
  start,
  atOnce: 2,
  waiting: { each: 10, all: 100 },
  full: { each: 'einvoices.readings_waiting', all: 'einvoices.reader_busy' },
  kept: 0,
})
