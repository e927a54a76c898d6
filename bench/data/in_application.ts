import 'reflect-metadata'
import app from '@adonisjs/core/services/app'
import { createIgnitor } from '#core/bin/ignitor'

/** Runs work in an application of its own on the database in KONTOR_DATA or DATABASE_URL, which it makes where there is none. */
export async function inApplication(work: () => Promise<void>) {
  const application = createIgnitor().createApp('console')
  await application.init()
  await application.boot()
  await application.start(async () => {
    const { openDatabase } = await import('#core/database/open_database')
    await openDatabase(application)
    await work()
  })
  await app.terminate()
}
