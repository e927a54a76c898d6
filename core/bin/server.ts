import { createIgnitor } from './ignitor.js'
import { reportStartFailure } from './report_start_failure.js'

await createIgnitor().httpServer().start().catch(reportStartFailure)
