import { startProgram } from '#core/processes/start_program'
import { WorkPool } from '#core/processes/work_pool'
import type { ReceiptFields } from '#modules/expenses/reading/text/fields_of_text'
import type { RecognitionJob } from './recognition_process.js'

/** The fields in a file, read from its own text or from a text that was recognized in a picture. */
export interface Recognition {
  source: 'text' | 'picture'
  fields: ReceiptFields
}

/** A photo with 12 megapixels takes three seconds and 400 MB on a quiet machine. */
const LIMITS = { milliseconds: 45_000, megabytes: 900 }

const start = () =>
  startProgram<RecognitionJob, Recognition>({
    file: new URL('./recognition_process', import.meta.url),
    importsByName: true,
    heapMegabytes: 384,
    limits: LIMITS,
  })

/**
 * Recognizes the receipts of strangers. Each gets a process of its own, so that none leaves anything behind for the
 * next; a second one keeps a slow picture of one company from holding up the others.
 */
export const recognizer = new WorkPool({
  start,
  atOnce: 2,
  waiting: { each: 5, all: 50 },
  full: { each: 'expenses.recognitions_waiting', all: 'expenses.recognizer_busy' },
  kept: 0,
})
