/** Entry of `node ace`. Runs the TypeScript sources; the build writes an ace.js of its own. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const projectNode = fileURLToPath(new URL('./node_modules/.bin/node', import.meta.url))
const isTooOld = Number(process.versions.node.split('.')[0]) < 24

if (isTooOld && existsSync(projectNode)) {
  // The framework trips two harmless warnings of Node 26, which would be the operator's first sight.
  const quiet = ['--disable-warning=Warning', '--disable-warning=DEP0205']
  const words = [...quiet, ...process.execArgv, ...process.argv.slice(1)]
  const { status } = spawnSync(projectNode, words, { stdio: 'inherit' })
  process.exit(status ?? 1)
}

process.chdir(fileURLToPath(new URL('./', import.meta.url)))
// In a fresh clone: commands that start the application import generated files.
if (process.argv[2] !== 'codegen' && !existsSync('.adonisjs/server/controllers.ts')) {
  const { status } = spawnSync(process.execPath, ['ace.js', 'codegen'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
}
await import('@poppinss/ts-exec')
await import('./core/bin/console.js')
