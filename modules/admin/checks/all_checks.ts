import { auditChains } from './audit_chains.js'
import { backup } from './backup.js'
import { certificate } from './certificate.js'
import type { Check } from './check.js'
import { clock } from './clock.js'
import { companyKeys } from './company_keys.js'
import { dataFolder } from './data_folder.js'
import { database } from './database.js'
import { disk } from './disk.js'
import { drill } from './drill.js'
import { integrity } from './integrity.js'
import { jobs } from './jobs.js'
import { keys } from './keys.js'
import { mailQueue } from './mail_queue.js'
import { mailServer } from './mail_server.js'
import { server } from './server.js'
import { tables } from './tables.js'
import { version } from './version.js'

/** All checks, in the order in which they are shown. The database comes first: others read it. */
export const ALL_CHECKS: Check[] = [
  database,
  integrity,
  tables,
  auditChains,
  dataFolder,
  disk,
  keys,
  companyKeys,
  backup,
  drill,
  mailServer,
  mailQueue,
  jobs,
  clock,
  certificate,
  server,
  version,
]
