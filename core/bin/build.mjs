/** `npm run build`: the server, then the web app and the terminal client beside it, all into build/. */
import { spawnSync } from 'node:child_process'

function run(stdout, ...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', stdout, 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}

// `ace build` empties build/, so it comes first. Types are checked by `npm run typecheck`.
run('inherit', 'ace.js', 'build', '--ignore-ts-errors')
run(
  'inherit',
  'node_modules/vite/bin/vite.js',
  'build',
  '--config',
  'web/vite.config.ts',
  '--logLevel',
  'warn'
)
// Rolldown lists every file that it writes.
run('ignore', 'node_modules/rolldown/bin/cli.mjs', '--config', 'cli/rolldown.config.mjs')
