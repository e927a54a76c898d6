import { createIgnitor } from './ignitor.js'
import { reportStartFailure } from './report_start_failure.js'

await createIgnitor().ace().handle(process.argv.splice(2)).catch(reportStartFailure)
