import { createHttpServer } from '#core/http/http_server'
import { createIgnitor } from './ignitor.js'
import { reportStartFailure } from './report_start_failure.js'

await createIgnitor()
  .tap((app) => {
    app.booted(async () => {
      const { openDatabase } = await import('#core/database/open_database')
      await openDatabase(app)
    })
    app.starting(async () => {
      const { modules } = await import('#modules/index')
      for (const module of modules) await module.beforeServing?.()
    })
    app.ready(async () => {
      const { startMailWorker } = await import('#core/mail/start_mail_worker')
      await startMailWorker(app)
      const { startDueWorker } = await import('#core/due_work/start_due_worker')
      await startDueWorker(app)
      const { env } = await import('#core/start/env')
      process.stdout.write(`Kontor serves ${env.APP_URL}\n`)
    })
  })
  .httpServer()
  .start(createHttpServer)
  .catch(reportStartFailure)
