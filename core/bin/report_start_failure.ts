import { prettyPrintError } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { placeRefused } from '#core/start/place_refused'
import { StartRefused } from '#core/start/start_refused'

/**
 * Says why Kontor does not start and ends the process.
 * A wrong setting or an unusable database is one sentence; anything else is a bug and keeps its stack.
 */
export async function reportStartFailure(error: unknown) {
  const reason = error instanceof StartRefused ? error.message : placeRefused(error)
  if (reason) {
    process.stderr.write(`Kontor does not start: ${reason}\n`)
  } else {
    await prettyPrintError(error)
  }
  process.exit(1)
}

/** The same for commands: one sentence says why they cannot work. */
export async function tellFailures(app: ApplicationService) {
  const kernel = await app.container.make('ace')
  const { errorHandler } = kernel
  kernel.errorHandler = {
    async render(error, from) {
      if (!(error instanceof StartRefused)) return errorHandler.render(error, from)
      from.ui.logger.error(error.message)
    },
  }
}
