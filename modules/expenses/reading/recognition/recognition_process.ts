import { setPriority } from 'node:os'
import type { WorkAnswer } from '#core/processes/work_process'
import { fieldsOfText, type Reader } from '#modules/expenses/reading/text/fields_of_text'
import type { ReceiptType } from '#modules/expenses/receipts/receipt_type'
import type { RecognizedLanguage } from './recognize.js'
import type { Recognition } from './recognizer.js'
import { Unreadable } from './unreadable.js'

/** One file for the process to read. */
export interface RecognitionJob {
  bytes: Uint8Array
  type: ReceiptType
  languages: RecognizedLanguage[]
  reader: Reader
}

/*
 * The program of a recognizing process. It starts without the settings of the application and imports nothing that
 * needs them.
 */

/** People who wait for a page come before receipts that are recognized. */
const LOW_PRIORITY = 10
setPriority(LOW_PRIORITY)

// A signal to the whole group is meant for the server, which finishes its work. This process ends with its channel.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

process.on('message', async (job: RecognitionJob) => {
  process.send?.(await answerTo(job))
})

/** The failure is the code of its sentence. */
async function answerTo(job: RecognitionJob): Promise<WorkAnswer<Recognition>> {
  try {
    const { source, text } = await textOf(job)
    return { output: { source, fields: fieldsOfText(text, job.reader) } }
  } catch (error) {
    if (error instanceof Unreadable) return { failure: error.code }
    throw error
  }
}

/** Loaded by kind: each of them brings a library of its own. */
async function textOf({ bytes, type, languages }: RecognitionJob) {
  const { recognize } = await import('./recognize.js')
  if (type === 'application/pdf') {
    const { readPdf } = await import('./read_pdf.js')
    const { text, scans } = await readPdf(bytes)
    if (text !== '') return { source: 'text' as const, text }
    return { source: 'picture' as const, text: await recognize(scans, languages) }
  }
  const { pictureToRecognize } = await import('./picture_to_recognize.js')
  const picture = await pictureToRecognize(Buffer.from(bytes), type)
  return { source: 'picture' as const, text: await recognize([picture], languages) }
}
