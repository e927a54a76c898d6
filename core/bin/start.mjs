/**
 * `npm start`: builds when the sources are newer than the last build, then serves.
 * `npm run demo` (`--demo`): the same on a data folder of its own with a demo company, and no mail leaves it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ALLOCATOR_SETTINGS, SERVER_FLAGS } from './server_flags.mjs'
import { isBuilt } from './sources_stamp.mjs'

const HELP = `npm start       builds Kontor when its sources have changed, and serves it
npm run demo    the same on a data folder of its own, with a made-up company

Settings are environment variables or lines of .env; .env.example lists them.
Accounts, backups and checks: node ace list
`
const [unknown] = process.argv.slice(2).filter((option) => option !== '--demo')
if (unknown === '--help' || unknown === '-h') {
  process.stdout.write(HELP)
  process.exit(0)
}
if (unknown !== undefined) {
  process.stderr.write(`There is no option ${unknown}.\n\n${HELP}`)
  process.exit(2)
}

process.chdir(fileURLToPath(new URL('../../', import.meta.url)))
if (!isBuilt()) {
  process.stdout.write('Building Kontor, this takes a moment …\n')
  const { status } = spawnSync(process.execPath, ['core/bin/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const env = {
  ...ALLOCATOR_SETTINGS,
  ...process.env,
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  // Compiled code is kept beside the build and goes with it: the next start takes a sixth less.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve('build/.compiled'),
}
if (process.argv.includes('--demo')) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  env.KONTOR_DATA = resolve(process.env.KONTOR_DATA || 'storage', 'demo')
  Object.assign(env, { DATABASE_URL: '', SMTP_URL: '' })
  const { status } = spawnSync(process.execPath, [...SERVER_FLAGS, 'build/database/demo/main.js'], {
    stdio: 'inherit',
    // Eighteen months of events would hide the lines that say who can sign in.
    env: { ...env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
  })
  if (status !== 0) process.exit(status ?? 1)
}

const command = [...SERVER_FLAGS, 'build/core/bin/server.js']
if (process.platform === 'win32') {
  const server = spawn(process.execPath, command, { stdio: 'inherit', env })
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
} else {
  // The server takes the place of this process: one Node less in memory, and signals reach it directly.
  process.execve(process.execPath, [process.execPath, ...command], env)
}
