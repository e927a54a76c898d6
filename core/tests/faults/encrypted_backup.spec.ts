import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { OutsideClient } from './outside_client.js'
import { reportIn } from './report_in.js'
import { runAce } from './run_ace.js'
import { ServerProcess } from './server_process.js'

const BACKUP_KEY = 'bm90LWEtcmVhbC1rZXktanVzdC1mb3ItdGhpcy1ydW4'
const OTHER_KEY = 'YW5vdGhlci1rZXktdGhhdC1vcGVucy1ub3RoaW5nLWE'

test.group('An encrypted backup', (group) => {
  const scratch = mkdtempSync(join(tmpdir(), 'kontor-encrypted-'))
  const source = { KONTOR_DATA: join(scratch, 'data') }
  const whole = join(scratch, 'whole')
  const server = new ServerProcess(source)
  const client = new OutsideClient(server)
  let count = 0
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => statSync(join(folder, name)).isFile())

  group.setup(async () => {
    mkdirSync(source.KONTOR_DATA)
    await server.start()
    await client.foundCompany('Siegel GmbH')
    await client.uploadLogo()
    const { said, code } = await runAce(['backup', whole], { ...source, BACKUP_KEY })
    if (code !== 0) throw new Error(said)
  })
  group.teardown(async () => {
    await server.kill()
    rmSync(scratch, { recursive: true, force: true })
  })

  test('is the rule: without a key nothing is made, unless the operator says so', async ({
    assert,
  }) => {
    const folder = join(scratch, 'none')
    const { said, code } = await runAce(['backup', folder], source)
    assert.equal(code, 1)
    assert.include(said, 'add --unencrypted')
    assert.isFalse(existsSync(folder))
  }).timeout(60_000)

  test('shows nothing of what it holds, and leaves no readable copy behind', ({ assert }) => {
    for (const name of filesIn(whole)) {
      const content = readFileSync(join(whole, name), 'latin1')
      for (const readable of ['Siegel', 'SQLite format', 'companies', 'chain_heads']) {
        assert.isFalse(content.includes(readable), `${name} shows ${readable}`)
      }
    }
    assert.notInclude(filesIn(whole), 'manifest.json')
    assert.deepEqual(readdirSync(join(source.KONTOR_DATA, 'backups')), [])
  })

  test('is proved by verify while the server runs, with sums and chains', async ({ assert }) => {
    const { said, code } = await runAce(['verify', whole, '--json'], { ...source, BACKUP_KEY })
    assert.equal(code, 0, said)
    const { ok, isEncrypted, manifest } = reportIn(said)
    assert.deepEqual([ok, isEncrypted, manifest?.documents], [true, true, 'unchanged'])
    assert.lengthOf(Object.keys(manifest?.figures?.chains ?? {}), 1)
    assert.include(Object.keys(manifest?.figures?.sums ?? {}), 'invoices.total')
    assert.deepEqual(readdirSync(join(source.KONTOR_DATA, 'backups')), [])
  }).timeout(60_000)

  test('is refused by verify with {fault}')
    .with([
      {
        fault: 'a flipped byte',
        key: BACKUP_KEY,
        says: 'kontor.sqlite3 of the backup is not the one',
        damage: (folder: string) => {
          const file = join(folder, 'kontor.sqlite3.sealed')
          const bytes = readFileSync(file)
          bytes[100_000]! ^= 1
          writeFileSync(file, bytes)
        },
      },
      {
        fault: 'a missing file',
        key: BACKUP_KEY,
        says: 'lacks the file files/logos/',
        damage: (folder: string) =>
          rmSync(join(folder, filesIn(folder).find((name) => name.includes('logos'))!)),
      },
      {
        fault: 'a database that is cut off at the end of a block',
        key: BACKUP_KEY,
        says: 'kontor.sqlite3 of the backup is not the one',
        damage: (folder: string) =>
          truncateSync(join(folder, 'kontor.sqlite3.sealed'), 16 + 2 * (65_536 + 16)),
      },
      {
        fault: 'a file of another backup',
        key: BACKUP_KEY,
        says: 'app.key of the backup is not the one',
        damage: (folder: string) =>
          cpSync(join(folder, 'manifest.json.sealed'), join(folder, 'app.key.sealed')),
      },
      {
        fault: 'a wrong key',
        key: OTHER_KEY,
        says: 'BACKUP_KEY is not the key',
        damage: () => undefined,
      },
    ])
    .run(async ({ assert }, { damage, key, says }) => {
      const folder = join(scratch, `damaged-${++count}`)
      cpSync(whole, folder, { recursive: true })
      damage(folder)
      const settings = { ...source, BACKUP_KEY: key }
      const { said, code } = await runAce(['verify', folder, '--json'], settings)
      assert.equal(code, 1, said)
      assert.include(reportIn(said).error, says)
    })
    .timeout(60_000)

  test('comes back in an empty place with the key from a file', async ({ assert, cleanup }) => {
    const file = join(scratch, 'backup.key')
    writeFileSync(file, `${BACKUP_KEY}\n`)
    const target = { KONTOR_DATA: join(scratch, 'restored') }
    const restored = await runAce(['restore', whole], { ...target, BACKUP_KEY_FILE: file })
    assert.equal(restored.code, 0, restored.said)
    const second = new ServerProcess(target)
    cleanup(() => second.kill())
    await second.start()
    const visitor = new OutsideClient(second)
    visitor.token = client.token
    assert.equal((await visitor.get('/api/settings')).status, 200)
  }).timeout(60_000)
})
