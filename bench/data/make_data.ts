import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inApplication } from './in_application.js'

/** A process of its own: fills the database with one large company and writes data.json. */
await inApplication(async () => {
  const { fillDatabase } = await import('./fill_database.js')
  const data = await fillDatabase(Number(process.argv[2]))
  writeFileSync(join(process.env.KONTOR_DATA ?? '', 'data.json'), JSON.stringify(data))
})
