import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { askDatabase } from './ask_database.js'
import { OutsideClient } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { runAce } from './run_ace.js'
import { ServerProcess } from './server_process.js'

interface Result {
  ok: boolean
  version: string
  checks: { name: string; state: string; code: string; text: string; next: string | null }[]
}

test.group('node ace doctor', (group) => {
  let place: Awaited<ReturnType<typeof makeInstallation>>
  let server: ServerProcess
  group.setup(async () => {
    place = await makeInstallation('doctor')
    place.settings.APP_KEY = ''
    server = new ServerProcess(place.settings)
    await server.start()
    await new OutsideClient(server).foundCompany('Gesund GmbH')
  })
  group.teardown(async () => {
    await server.kill()
    await place.remove()
  })
  group.each.timeout(120_000)

  const settings = () => ({ ...place.settings, PORT: String(server.port) })
  async function doctor(more: Record<string, string> = {}) {
    const { said, code } = await runAce(['doctor', '--json'], { ...settings(), ...more })
    const { ok, version, checks }: Result = JSON.parse(said.slice(said.indexOf('{"ok"')))
    const codes = Object.fromEntries(checks.map((check) => [check.name, check.code]))
    return { code, ok, version, codes, checks }
  }

  test('finds nothing wrong while Kontor serves, and says what could be better', async ({
    assert,
  }) => {
    const { code, ok, codes, checks } = await doctor()
    assert.equal(code, ok ? 0 : 1)
    // The disk of the machine may be trouble.
    const wrong = checks.filter(({ state, name }) => state === 'trouble' && name !== 'disk')
    assert.deepEqual(wrong, [])
    assert.containSubset(codes, {
      tables: 'tables_current',
      audit_chains: 'audit_whole',
      data_folder: 'storage_writable',
      company_keys: 'company_keys_open',
      backup: 'backup_unscheduled',
      keys: 'backup_key_missing',
      mail_server: 'mail_unset',
      jobs: 'jobs_done',
      clock: 'clock_right',
      server: 'server_ready',
    })
    for (const { state, next } of checks) {
      if (state !== 'fine') assert.isString(next)
    }
  })

  test('prints a line for each check, and help with examples', async ({ assert }) => {
    const { said } = await runAce(['doctor', '--no-ansi'], settings())
    assert.match(said, /\[ success \] Database: The database \w+ \w+\./)
    assert.match(said, /\[ warn \] Backups: No backup is scheduled\. Set BACKUP_FOLDER/)
    const help = await runAce(['doctor', '--help', '--no-ansi'], settings())
    assert.include(help.said, 'doctor --json')
  })

  test('names a mail server that does not answer, and a key that is not set', async ({
    assert,
  }) => {
    const { code, codes } = await doctor({
      SMTP_URL: 'smtp://127.0.0.1:9',
      BACKUP_KEY_FILE: join(place.folder, 'no-such-key'),
    })
    assert.equal(code, 1)
    assert.equal(codes.mail_server, 'mail_server_away')
    assert.equal(codes.keys, 'backup_key_unusable')
  })

  test('names an audit log that was changed, and a server that is down', async ({ assert }) => {
    await server.kill()
    await askDatabase(place.settings, "update audit_log set details = '{}' where sequence = 1")
    const { code, ok, codes } = await doctor()
    assert.deepEqual([code, ok], [1, false])
    assert.equal(codes.audit_chains, 'audit_broken')
    assert.equal(codes.server, 'server_silent')
  })

  test('never makes a key in the place of a lost one', async ({ assert }) => {
    rmSync(join(place.folder, 'app.key'))
    for (let attempt = 1; attempt <= 2; attempt++) {
      const { code, codes, checks } = await doctor()
      assert.equal(code, 1)
      assert.deepEqual(codes, { settings: 'start_refused' })
      assert.include(checks[0]?.text, 'app.key is missing')
    }
  })
})
