import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { glob } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { assertPragmas, isTrustedSqlite } from '#core/database/open_database'
import { SQLITE_PRAGMAS, sqliteConnection } from '#core/database/sqlite_connection'
import { assertLocalDisk } from '#core/database/writer_lock'
import { OutsideClient } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { runAce } from './run_ace.js'
import { ServerProcess, SUPER_ADMIN, startRefused } from './server_process.js'

test.group('Kontor does not start, and says why in one sentence', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-start-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  const oneSentence = /^Kontor does not start: [^\n]+\n$/

  test('with the setting {name}={value}')
    .with([
      { name: 'PORT', value: '99999', says: 'PORT is "99999"' },
      { name: 'DATABASE_URL', value: 'postgres://x', says: 'DATABASE_URL' },
      { name: 'APP_KEY', value: 'short', says: 'APP_KEY' },
      { name: 'APP_KEY', value: 'generate-your-own-32-characters-example', says: 'APP_KEY' },
      { name: 'SMTP_URL', value: 'mail.example', says: 'SMTP_URL' },
      { name: 'SMTP_URL', value: 'smtp://x?requireTLS=false', says: 'SMTP_ALLOW_CLEAR_TEXT' },
      { name: 'SMTP_ALLOW_CLEAR_TEXT', value: 'maybe', says: 'SMTP_ALLOW_CLEAR_TEXT' },
      { name: 'SENTRY_DSN', value: 'https://sentry.example/1', says: 'SENTRY_DSN' },
      { name: 'VIES_URL', value: 'ftp://vies.example', says: 'VIES_URL' },
      { name: 'OUTBOUND_ALLOW', value: 'ollama.lan', says: 'OUTBOUND_ALLOW' },
      { name: 'TRUSTED_PROXIES', value: 'true', says: 'TRUSTED_PROXIES' },
      { name: 'IMPRINT_URL', value: 'javascript:alert(1)', says: 'IMPRINT_URL' },
      { name: 'LOG_LEVEL', value: 'loud', says: 'LOG_LEVEL' },
      { name: 'SESSION_TOKEN_HOURS', value: '0', says: 'SESSION_TOKEN_HOURS' },
      { name: 'MAILS_PER_HOUR', value: '0', says: 'MAILS_PER_HOUR' },
      { name: 'BOUNCE_ADDRESS', value: 'Bounces <a@b>', says: 'BOUNCE_ADDRESS' },
      { name: 'BOUNCE_SECRET', value: 'short', says: 'BOUNCE_SECRET' },
      { name: 'BACKUP_FOLDER', value: '/tmp/backups', says: 'without a key' },
      { name: 'BACKUP_KEY', value: 'short', says: 'BACKUP_KEY' },
      { name: 'BACKUP_UNENCRYPTED', value: 'maybe', says: 'BACKUP_UNENCRYPTED' },
      { name: 'BACKUP_TIME', value: '24:30', says: 'BACKUP_TIME' },
      { name: 'BACKUP_ZONE', value: 'Europe/Atlantis', says: 'BACKUP_ZONE' },
      { name: 'BACKUP_KEEP_DAILY', value: 'all', says: 'BACKUP_KEEP_DAILY' },
      { name: 'BACKUP_CHECK_DATABASE', value: 'postgres://x', says: 'BACKUP_CHECK_DATABASE' },
      { name: 'DATABASE_URL', value: 'mysql://root@127.0.0.1:1/nothing', says: 'does not answer' },
    ])
    .run(async ({ assert }, { name, value, says }) => {
      const { said, code } = await startRefused({ KONTOR_DATA: folder, [name]: value })
      assert.match(said, oneSentence)
      assert.include(said, says)
      assert.equal(code, 1)
    })

  test('at the address {host} {wrong}')
    .with([
      { host: '127.0.0.1', wrong: 'where another program listens', says: 'PORT' },
      { host: '203.0.113.1', wrong: 'which is no address of this machine', says: 'HOST' },
      { host: 'kontor.invalid', wrong: 'which nobody knows', says: 'HOST' },
    ])
    .run(async ({ assert, cleanup }, { host, says }) => {
      const other = createServer().listen(0, '127.0.0.1')
      cleanup(() => {
        other.close()
      })
      await once(other, 'listening')
      const { port } = other.address() as AddressInfo
      const settings = { KONTOR_DATA: folder, HOST: host, PORT: String(port) }
      const { said, code } = await startRefused(settings)
      assert.match(said, oneSentence)
      assert.include(said, says)
      assert.equal(code, 1)
    })

  test('on a data folder that it cannot write', async ({ assert }) => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    chmodSync(file, 0o400)
    const { said } = await startRefused({ KONTOR_DATA: join(file, 'data') })
    assert.match(said, oneSentence)
    assert.include(said, 'cannot be written')
  })

  test('on a data folder below a place where no folder can be made', async ({ assert }) => {
    const { said, code } = await startRefused({ KONTOR_DATA: '/proc/kontor/data' })
    assert.match(said, oneSentence)
    assert.include(said, 'cannot be written')
    assert.equal(code, 1)
  })

  test('and the pool adds no stack to the sentence about {wrong}')
    .with([
      { wrong: 'an unknown host', address: 'mysql://root@kontor.invalid/x' },
      { wrong: 'a closed port', address: 'mysql://root@127.0.0.1:1/x' },
      { wrong: 'a damaged file', address: '' },
    ])
    .run(async ({ assert }, { address }) => {
      writeFileSync(
        join(folder, 'kontor.sqlite3'),
        'this is not a database, however long it may be'
      )
      const verified = await runAce(['documents:verify'], {
        KONTOR_DATA: folder,
        DATABASE_URL: address,
      })
      assert.match(verified.said, /does not answer|cannot be opened/)
      assert.notMatch(verified.said, /^ *at |Acquire/m)
      assert.equal(verified.code, 1)
    })

  test('to verify documents where there are none, and makes nothing there', async ({ assert }) => {
    for (const [place, says] of [
      [join(folder, 'typo'), 'does not exist'],
      [folder, 'holds no kontor.sqlite3'],
    ] as const) {
      const verified = await runAce(['documents:verify'], { KONTOR_DATA: place })
      assert.include(verified.said, says)
      assert.notMatch(verified.said, /^ *at |All documents/m)
      assert.equal(verified.code, 1)
    }
    assert.deepEqual(readdirSync(folder), [])
  })

  test('as a second process on the same data folder', async ({ assert }) => {
    const first = new ServerProcess({ KONTOR_DATA: folder })
    await first.start()
    const { said, code } = await startRefused({ KONTOR_DATA: folder })
    const verified = await runAce(['documents:verify'], { KONTOR_DATA: folder })
    await first.kill('SIGTERM')
    assert.match(said, oneSentence)
    assert.include(said, 'another Kontor already works')
    assert.equal(code, 1)
    assert.match(
      verified.said,
      /another Kontor already works on the data folder \S+; stop it first/
    )
    assert.notMatch(verified.said, /^ *at |StartRefused/m)
    assert.equal(verified.code, 1)
  })

  test('on a file that is no database', async ({ assert }) => {
    writeFileSync(join(folder, 'kontor.sqlite3'), 'this is not a database, however long it may be')
    const { said } = await startRefused({ KONTOR_DATA: folder })
    assert.match(said, oneSentence)
    assert.include(said, 'cannot be opened')
  })

  test('on a file that another program keeps from the write-ahead log', async ({
    assert,
    cleanup,
  }) => {
    const other = new Database(join(folder, 'kontor.sqlite3'))
    cleanup(() => {
      other.close()
    })
    other.exec('create table notes (text); begin; select * from notes')
    other.prepare('select * from notes').all()
    const { said, code } = await startRefused({ KONTOR_DATA: folder })
    assert.match(said, oneSentence)
    assert.include(said, 'cannot be opened (SQLITE_BUSY')
    assert.equal(code, 1)
  })

  test('on a file beside which no write-ahead log can lie', async ({ assert }) => {
    mkdirSync(join(folder, 'kontor.sqlite3-wal'))
    const { said, code } = await startRefused({ KONTOR_DATA: folder })
    assert.match(said, oneSentence)
    assert.include(said, 'kontor.sqlite3')
    assert.equal(code, 1)
  })

  test('with a connection that has another {name} than {wanted}')
    .with(Object.entries(SQLITE_PRAGMAS).map(([name, wanted]) => ({ name, wanted })))
    .run(async ({ assert, cleanup }, { name, wanted }) => {
      db.manager.add(folder, sqliteConnection(folder, { readOnly: false }))
      cleanup(() => db.manager.close(folder, true))
      const connection = db.connection(folder)
      await assertPragmas(connection)
      const other = name === 'journal_mode' ? 'delete' : Number(wanted === 0)
      await connection.rawQuery(`pragma ${name} = ${other}`)
      await assert.rejects(() => assertPragmas(connection), new RegExp(`refuses ${name}=${wanted}`))
    })

  test('on the database of a newer Kontor', async ({ assert }) => {
    const server = new ServerProcess({ KONTOR_DATA: folder })
    await server.start()
    await server.kill('SIGTERM')
    const database = new Database(join(folder, 'kontor.sqlite3'))
    database
      .prepare('insert into adonis_schema (name, batch, migration_time) values (?, 99, 0)')
      .run('modules/future/migrations/9999999999999_create_wonders_table')
    database.close()

    const { said } = await startRefused({ KONTOR_DATA: folder })
    assert.match(said, oneSentence)
    assert.include(said, 'newer Kontor')
  })

  test('on a network disk', ({ assert }) => {
    assert.throws(() => assertLocalDisk(folder, () => 0x6969), /network disk \(NFS\)/)
    assert.doesNotThrow(() => assertLocalDisk(folder))
  })

  test('with a SQLite that is known to be faulty', ({ assert }) => {
    for (const version of ['3.50.4', '3.51.2', '3.52.0']) assert.isFalse(isTrustedSqlite(version))
    for (const version of ['3.51.3', '3.54.1']) assert.isTrue(isTrustedSqlite(version))
  })

  test('two new installations never share a key', async ({ assert }) => {
    const keys: string[] = []
    for (const name of ['one', 'two']) {
      const server = new ServerProcess({ KONTOR_DATA: join(folder, name) })
      await server.start()
      await server.kill('SIGTERM')
      keys.push(readFileSync(join(folder, name, 'app.key'), 'utf8'))
    }
    assert.isAtLeast(keys[0]!.length, 32)
    assert.notEqual(keys[0], keys[1])
  })
})

test.group('The first start', () => {
  test('has made the super admin of the settings when the server begins to listen', async ({
    assert,
  }) => {
    const { settings, remove } = await makeInstallation('first')
    const server = new ServerProcess(settings)
    await server.start()
    const answer = await new OutsideClient(server).post('/api/auth/login', SUPER_ADMIN)
    assert.equal(answer.status, 200)
    await server.kill('SIGTERM')
    await remove()
  })
})

test.group('The build', () => {
  test('holds no tests and no factories', async ({ assert }) => {
    const built: string[] = []
    for await (const file of glob('build/{core,modules,cli,config,database}/**/*')) {
      if (/\/(tests|factories)\/|\.(spec|test)\./.test(file)) built.push(file)
    }
    assert.deepEqual(built, [])
  })
})
