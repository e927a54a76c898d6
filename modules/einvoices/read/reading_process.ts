import { AppError } from '#core/errors/app_error'
import type { WorkAnswer } from '#core/processes/work_process'
import { type DocumentReading, readDocument } from './read_document.js'

/** One file for the process to read. */
export interface ReadingJob {
  bytes: Uint8Array
}

/*
 * The program of a reading process. It starts without the settings of the application and imports nothing that needs
 * them.
 */

// A signal to the whole group is meant for the server, which finishes its readings. This process ends with its channel.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

process.on('message', async ({ bytes }: ReadingJob) => {
  process.send?.(await answerOf(bytes))
})

/** The failure is the code of its sentence. */
async function answerOf(bytes: Uint8Array): Promise<WorkAnswer<DocumentReading>> {
  try {
    return { output: await readDocument(bytes) }
  } catch (error) {
    if (error instanceof AppError) return { failure: error.code }
    throw error
  }
}
