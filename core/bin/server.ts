import { createIgnitor } from './ignitor.js'
import { reportStartFailure } from './report_start_failure.js'

await createIgnitor()
  .tap((app) => {
    app.booted(async () => {
      const { openDatabase } = await import('#core/database/open_database')
      await openDatabase(app)
    })
  })
  .httpServer()
  .start()
  .catch(reportStartFailure)
