import { test } from '@japa/runner'
import { TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { askDatabase } from './ask_database.js'
import {
  copiesIn,
  emptyFolder,
  hashesOfOldFolders,
  type Kind,
  OWNERS,
  unpackOldFolder,
} from './old_folder.js'
import { OutsideClient } from './outside_client.js'
import { runAce } from './run_ace.js'
import { ServerProcess, startRefused } from './server_process.js'
import { tableShapes } from './table_shapes.js'

const kind: Kind = process.env.TEST_DATABASE_URL ? 'MariaDB' : 'SQLite'

/** Names as the database has written them down, the oldest first. */
const migrationsOf = async (settings: Record<string, string>) =>
  (await askDatabase(settings, 'select name from adonis_schema order by id')).map(
    ({ name }) => name
  )

test.group(`A data folder on ${kind} from before the tables had one migration each`, (group) => {
  group.each.timeout(240_000)

  test('starts, and its people go on with their records', async ({ assert, cleanup }) => {
    const { actual, written } = hashesOfOldFolders()
    assert.deepEqual(actual, written)
    const old = await unpackOldFolder(kind)
    cleanup(old.remove)
    assert.lengthOf(await migrationsOf(old.settings), 258)
    const server = new ServerProcess(old.settings)
    cleanup(() => server.kill())
    await server.start()

    const owner = new OutsideClient(server)
    await owner.signIn(OWNERS[kind], TEST_PASSWORD)
    const invoices = await owner.get<{ number: string }[]>('/api/invoices')
    assert.equal(invoices.status, 200)
    assert.lengthOf(invoices.body, 13)
    const changed = await owner.post('/api/clients', { name: 'Neukunde', type: 'business' })
    assert.equal(changed.status, 201)
    await server.kill('SIGTERM')

    const verified = await runAce(['documents:verify'], old.settings)
    assert.equal(verified.code, 0, verified.said)
    assert.lengthOf(copiesIn(old.folder), kind === 'SQLite' ? 1 : 0)
  })

  test('has the tables and the list of migrations of a new one afterwards', async ({
    assert,
    cleanup,
  }) => {
    const old = await unpackOldFolder(kind)
    cleanup(old.remove)
    const fresh = await emptyFolder(kind)
    cleanup(fresh.remove)
    for (const { settings } of [old, fresh]) {
      const server = new ServerProcess(settings)
      await server.start()
      await server.kill('SIGTERM')
    }
    const shapes = await tableShapes(fresh.settings)
    assert.isAbove(Object.keys(shapes).length, 130)
    assert.deepEqual(await tableShapes(old.settings), shapes)
    assert.sameMembers(await migrationsOf(old.settings), await migrationsOf(fresh.settings))
  })

  test('is refused and stays as it is when it is older still', async ({ assert, cleanup }) => {
    const old = await unpackOldFolder(kind)
    cleanup(old.remove)
    const newest = 'modules/vat/migrations/1796320000012_sum_vat_by_cause_in_index'
    await askDatabase(old.settings, `delete from adonis_schema where name = '${newest}'`)
    const before = await migrationsOf(old.settings)
    const { said, code } = await startRefused(old.settings)
    assert.match(said, /^.*Kontor older than .*\(commit 7f0a9485\); start that version once.*\n$/)
    assert.equal(code, 1)
    assert.sameMembers(await migrationsOf(old.settings), before)
    assert.lengthOf(before, 257)
    assert.isEmpty(copiesIn(old.folder))
  })

  test('starts when a table has moved to another module since', async ({ assert, cleanup }) => {
    const { settings, remove } = await emptyFolder(kind)
    cleanup(remove)
    const start = async () => {
      const server = new ServerProcess(settings)
      await server.start()
      await server.kill('SIGTERM')
    }
    await start()
    const names = await migrationsOf(settings)
    const [from, to] = ['invoicing/migrations/1796400000017', 'payments/migrations/1796400000001']
    await askDatabase(settings, `update adonis_schema set name = replace(name, '${from}', '${to}')`)
    assert.notSameMembers(await migrationsOf(settings), names)
    await start()
    assert.sameMembers(await migrationsOf(settings), names)
  })
})
