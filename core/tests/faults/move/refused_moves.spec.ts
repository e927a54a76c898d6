import { test } from '@japa/runner'
import { askDatabase } from '../ask_database.js'
import { unpackOldFolder } from '../old_folder.js'
import { makeMigratedDatabase } from '../own_database.js'
import { runAce } from '../run_ace.js'
import { ServerProcess } from '../server_process.js'
import { lastLineOf, makeMovable } from './moving.js'

const address = process.env.TEST_DATABASE_URL ?? ''
const NOWHERE = 'mysql://root@127.0.0.1:1/nothing'

/** Runs `db:move` and expects a refusal. */
async function refusalOf(to: string | undefined, settings: Record<string, string>) {
  const target = to === undefined ? [] : [`--to=${to}`]
  const { said, code } = await runAce(['db:move', '--json', ...target], settings)
  return { said, exit: code, ...lastLineOf(said) }
}

test.group('A move to MariaDB is refused', (group) => {
  let movable: Awaited<ReturnType<typeof makeMovable>>
  group.setup(async () => {
    movable = await makeMovable()
  })
  group.teardown(() => movable.remove())
  group.each.timeout(600_000)

  test('with {wrong}')
    .with([
      { wrong: 'a target that does not answer', to: NOWHERE, code: 'target_unreachable' },
      { wrong: 'an address of another kind', to: 'postgres://localhost/x', code: 'refused' },
      { wrong: 'no address', to: undefined, code: 'no_address' },
    ])
    .run(async ({ assert }, { to, code }) => {
      const refusal = await refusalOf(to, movable.copy())
      assert.deepInclude(refusal, { exit: 1, ok: false, code }, refusal.said)
      assert.match(refusal.error, /^[^\n]+\.$/)
    })

  test('of an installation that has been moved', async ({ assert }) => {
    const refusal = await refusalOf(NOWHERE, { ...movable.copy(), DATABASE_URL: NOWHERE })
    assert.deepInclude(refusal, { exit: 1, code: 'already_moved' })
  })

  test('while a server works on the data folder', async ({ assert, cleanup }) => {
    const source = movable.copy()
    const server = new ServerProcess(source)
    cleanup(() => server.kill())
    await server.start()
    const refusal = await refusalOf(NOWHERE, source)
    assert.deepInclude(refusal, { exit: 1, code: 'server_runs' })
    assert.include(refusal.error, 'stop it first')
  })

  test('of a data folder that this version has not started on', async ({ assert, cleanup }) => {
    const old = await unpackOldFolder('SQLite')
    cleanup(old.remove)
    const refusal = await refusalOf(NOWHERE, old.settings)
    assert.deepInclude(refusal, { exit: 1, code: 'source_outdated' })
  })
})

const refusalsOfMariaDb = () =>
  test.group('MariaDB as the target of a move', (group) => {
    let movable: Awaited<ReturnType<typeof makeMovable>>
    group.setup(async () => {
      movable = await makeMovable()
    })
    group.teardown(() => movable.remove())
    group.each.timeout(600_000)

    test('is refused and stays as it is when it has rows', async ({ assert, cleanup }) => {
      const database = await makeMigratedDatabase(address, 'taken')
      cleanup(database.drop)
      const target = { DATABASE_URL: database.address }
      await askDatabase(target, 'create table recipes (title varchar(20))')
      await askDatabase(target, "insert into recipes values ('Flija')")
      const refusal = await refusalOf(database.address, movable.copy())
      assert.deepInclude(refusal, { exit: 1, code: 'target_not_empty' })
      assert.include(refusal.error, 'recipes has rows')
      assert.deepEqual(await askDatabase(target, 'select title from recipes'), [{ title: 'Flija' }])
    })

    test('is refused when a newer Kontor has made its tables', async ({ assert, cleanup }) => {
      const database = await makeMigratedDatabase(address, 'newer')
      cleanup(database.drop)
      await askDatabase(
        { DATABASE_URL: database.address },
        "insert into adonis_schema (name, batch) values ('modules/future/migrations/9_x', 9)"
      )
      const refusal = await refusalOf(database.address, movable.copy())
      assert.deepInclude(refusal, { exit: 1, code: 'target_not_prepared' })
      assert.include(refusal.error, 'newer Kontor')
    })

    test('gets the tables of today when an older Kontor has made its own, without records', async ({
      assert,
      cleanup,
    }) => {
      const old = await unpackOldFolder('MariaDB')
      cleanup(old.remove)
      const tables = await askDatabase(
        old.settings,
        "select table_name as name from information_schema.tables where table_schema = database() and table_name not like 'adonis%' and table_name <> 'reference_rate_fetches'"
      )
      const clear = tables.map(({ name }) => `delete from ${name}`).join(';')
      await askDatabase(
        { DATABASE_URL: `${old.settings.DATABASE_URL}?multipleStatements=true` },
        `set foreign_key_checks = 0; ${clear}`
      )
      const { said, code } = await runAce(
        ['db:move', `--to=${old.settings.DATABASE_URL}`],
        movable.copy()
      )
      assert.equal(code, 0, said)
    })

    test('names the column of a value that does not fit, and takes it once corrected', async ({
      assert,
      cleanup,
    }) => {
      const database = await makeMigratedDatabase(address, 'misfit')
      cleanup(database.drop)
      const source = movable.copy()
      await askDatabase(source, "update vendors set name = replace(hex(zeroblob(5000)), '0', 'Z')")
      const refusal = await refusalOf(database.address, source)
      assert.deepInclude(refusal, { exit: 1, code: 'row_does_not_fit' }, refusal.said)
      assert.include(refusal.error, 'vendors does not fit into the target: name is too long')
      assert.notInclude(refusal.said, 'ZZZ')
      await askDatabase(source, "update vendors set name = 'Papier Meier ' || id")
      const { said, code } = await runAce(['db:move', `--to=${database.address}`], source)
      assert.equal(code, 0, said)
    })
  })

if (address) refusalsOfMariaDb()
