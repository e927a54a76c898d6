import 'reflect-metadata'
import { createIgnitor } from '#core/bin/ignitor'

/** `npm run samples`: prints the documents of this folder anew. */
const app = createIgnitor().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { printSamples } = await import('./print_samples.js')
  await printSamples()
})
await app.terminate()
process.exit()
