/** `npm run build`: the server, then the web app and the terminal client beside it, all into build/. */
import { spawnSync } from 'node:child_process'
import { markBuilt } from './sources_stamp.mjs'

/** The tools talk a lot, and the framework's own advice does not fit this tree: heard only when one fails. */
function run(what, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status === 0) return
  process.stderr.write(
    `${stdout}${stderr}\nKontor could not be built: ${what} failed, see above.\n`
  )
  process.exit(status ?? 1)
}

// `ace build` empties build/, so it comes first. Types are checked by `npm run typecheck`.
run(
  'the server',
  'ace.js',
  'build',
  '--ignore-ts-errors',
  '--tsconfig=core/bin/tsconfig.build.json'
)
run(
  'the description of the API',
  '--import=@poppinss/ts-exec',
  'docs/api/make_openapi.ts',
  'build/modules/openapi/data/openapi.json'
)
run('the web app', 'node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts')
run(
  'the terminal client',
  'node_modules/rolldown/bin/cli.mjs',
  '--config',
  'cli/rolldown.config.mjs'
)
run('the manual of the terminal client', 'cli/write_manual.mjs', 'build/cli')
run('the code cache of the terminal client', 'cli/warm_cache.mjs', 'build/cli')
markBuilt()
