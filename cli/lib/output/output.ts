import { Failure } from '../failures/failure.js'

/**
 * Waits until everything printed has been handed over: a slow reader would otherwise get the first 64 KB of a list.
 * @throws `output_failed` when it could not be written, such as to a disk that is full
 */
export function outputWritten() {
  return new Promise<void>((resolve, reject) => {
    process.stdout.write('', () => {
      const { errored } = process.stdout
      if (!errored) return resolve()
      const reason = (errored as NodeJS.ErrnoException).code ?? errored.message
      reject(new Failure('output_failed', { values: { reason } }))
    })
  })
}
