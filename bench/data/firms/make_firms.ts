import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inApplication } from '../in_application.js'

/** A process of its own: fills the database with many small firms and writes data.json. */
await inApplication(async () => {
  const { fillFirms } = await import('./fill_firms.js')
  const firms = await fillFirms(Number(process.argv[2]))
  writeFileSync(join(process.env.KONTOR_DATA ?? '', 'data.json'), JSON.stringify(firms))
})
