/** `npm run bench`: measures Kontor beside the raw limits of the same machine; see docs/benchmarks.md. */
import { fileURLToPath } from 'node:url'

// ts-exec still uses the older way to load TypeScript.
process.noDeprecation = true
process.chdir(fileURLToPath(new URL('../', import.meta.url)))
await import('@poppinss/ts-exec')
await import('./main.js')
