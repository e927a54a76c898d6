import { statSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { clearLog } from '#core/database/clear_log'
import { sqliteFile } from '#core/database/sqlite_connection'
import env from '#core/start/env'
import { makeCompany } from '#modules/auth/factories/company_factory'

const noLog = env.DATABASE_URL ? 'is about the log of a SQLite file' : ''
const sizeOfLog = () => statSync(`${sqliteFile(env.KONTOR_DATA)}-wal`).size

test.group('The write-ahead log', () => {
  test('grows beside a long reader and is emptied by the clock afterwards', async ({
    assert,
    cleanup,
  }) => {
    const reader = new Database(sqliteFile(env.KONTOR_DATA), { readonly: true })
    cleanup(() => {
      reader.close()
    })
    reader.exec('begin')
    reader.prepare('select count(*) from companies').get()
    while (sizeOfLog() < 5 * 2 ** 20) await makeCompany()
    reader.exec('commit')

    assert.isFalse(await clearLog.run())
    assert.equal(sizeOfLog(), 0)
    const { company } = await makeCompany()
    const [{ name }] = await db.connection('reader').from('companies').where('id', company.id)
    assert.equal(name, company.name)
  }).skip(Boolean(noLog), noLog)
})
