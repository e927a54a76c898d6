/** Runs Japa suites on a data folder and a port of their own, so that runs never meet. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describeApi } from './describe_api.mjs'

const suites = process.argv.slice(2)
if (suites.includes('functional')) describeApi()
const folder = mkdtempSync(join(tmpdir(), 'kontor-test-'))
const port = await freePort()
const { status } = spawnSync(process.execPath, ['ace.js', 'test', '--no-clear', ...suites], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...unsetByFile(),
    NODE_ENV: 'test',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0205`.trim(),
    KONTOR_DATA: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
    // Each test has one server, or servers with one folder.
    SEAL_FILES: 'true',
    SMTP_URL: '',
    SENTRY_DSN: '',
    // The mail server of the tests has no certificate that anybody trusts.
    SMTP_ALLOW_CLEAR_TEXT: 'true',
    APP_KEY: '',
  },
})
rmSync(folder, { recursive: true, force: true })
process.exit(status ?? 1)

/** Settings of `.env` are for the desk: here an empty value takes their place. */
function unsetByFile() {
  const names = existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : []
  return Object.fromEntries(names.map((name) => [name, '']))
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: found } = probe.address()
      probe.close(() => resolve(found))
    })
  })
}
