import { requireExistingData } from '#core/start/data_folder'
import { createIgnitor } from './ignitor.js'
import { reportStartFailure, tellFailures } from './report_start_failure.js'

// Before the settings are read, which makes the data folder.
if (process.argv[2] === 'documents:verify') requireExistingData()

const ace = createIgnitor().ace().configure(tellFailures)
await ace.handle(process.argv.splice(2)).catch(reportStartFailure)
