/** `npm run build`: the server, then the web app and the terminal client beside it, all into build/. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const run = (...args) => {
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}

// `ace build` empties build/, so it comes first.
run('ace.js', 'build', '--ignore-ts-errors')
if (existsSync('web/index.html'))
  run(
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'web/vite.config.ts',
    '--logLevel',
    'warn'
  )
if (existsSync('cli/rolldown.config.mjs'))
  run(
    'node_modules/rolldown/bin/cli.mjs',
    '--config',
    'cli/rolldown.config.mjs',
    '--logLevel',
    'warn'
  )
