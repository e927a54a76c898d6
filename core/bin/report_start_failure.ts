import { prettyPrintError } from '@adonisjs/core'
import { StartRefused } from '#core/start/start_refused'

/**
 * Says why Kontor does not start and ends the process.
 * A wrong setting or an unusable database is one sentence; anything else is a bug and keeps its stack.
 */
export async function reportStartFailure(error: unknown) {
  if (error instanceof StartRefused) {
    process.stderr.write(`Kontor does not start: ${error.message}\n`)
  } else {
    await prettyPrintError(error)
  }
  process.exit(1)
}
