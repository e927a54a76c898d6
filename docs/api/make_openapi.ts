import 'reflect-metadata'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createIgnitor } from '#core/bin/ignitor'

/** `npm run openapi`, and part of the build: writes the description of the API that the server hands out. */
const [file = 'modules/openapi/data/openapi.json'] = process.argv.slice(2)
const app = createIgnitor().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { openApiDocument } = await import('./make/document.js')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(await openApiDocument()))
})
await app.terminate()
process.exit()
