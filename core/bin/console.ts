import { createIgnitor } from './ignitor.js'
import { reportStartFailure, tellFailures } from './report_start_failure.js'

const ace = createIgnitor().ace().configure(tellFailures)
await ace.handle(process.argv.splice(2)).catch(reportStartFailure)
