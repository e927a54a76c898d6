import { createIgnitor } from './ignitor.js'
import { reportStartFailure } from './report_start_failure.js'

/**
 * The server's process for work in the background, started by core/background/start_background.ts. It lives and ends
 * with its server: a signal to the whole group of processes is the server's to answer.
 */
process.once('disconnect', () => process.exit())

try {
  const app = createIgnitor({ endsBySignal: false }).createApp('console')
  await app.init()
  await app.boot()
  await app.start(async () => {
    const { allDueWork } = await import('#core/due_work/start_due_worker')
    const { serveBackground } = await import('#core/background/serve_background')
    serveBackground(await allDueWork())
  })
} catch (error) {
  await reportStartFailure(error)
}
