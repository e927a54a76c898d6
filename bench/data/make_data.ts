import 'reflect-metadata'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { createIgnitor } from '#core/bin/ignitor'

/** A process of its own: makes the database in KONTOR_DATA or DATABASE_URL, fills it, writes data.json. */
const application = createIgnitor().createApp('console')
await application.init()
await application.boot()
await application.start(async () => {
  const { openDatabase } = await import('#core/database/open_database')
  await openDatabase(application)
  const { fillDatabase } = await import('./fill_database.js')
  const data = await fillDatabase(Number(process.argv[2]))
  writeFileSync(join(process.env.KONTOR_DATA ?? '', 'data.json'), JSON.stringify(data))
})
await app.terminate()
