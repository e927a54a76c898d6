import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { askDatabase } from '../ask_database.js'
import { makeDatabase, makeMigratedDatabase } from '../own_database.js'
import { runAce } from '../run_ace.js'
import { ServerProcess, startRefused } from '../server_process.js'
import { MoveProcess } from './move_process.js'
import {
  countOf,
  hashOfSource,
  INVOICE,
  invoicesOf,
  issueInvoice,
  lastLineOf,
  makeMovable,
  ownerOn,
} from './moving.js'

const address = process.env.TEST_DATABASE_URL ?? ''

/** The target changes what is written. */
const RENAMES_VENDORS =
  "create trigger renamed before insert on vendors for each row set new.name = concat(new.name, '.')"

/** Tables with rows for which MariaDB would plan as if they were empty. */
async function unmeasuredTables(target: string) {
  const names = await askDatabase(
    { DATABASE_URL: target },
    'select table_name as name from mysql.innodb_table_stats where database_name = database() and n_rows = 0'
  )
  const counts = await Promise.all(
    names.map(async ({ name }) => {
      const [row] = await askDatabase(
        { DATABASE_URL: target },
        `select count(*) as records from ${name}`
      )
      return { name, records: Number(row?.records) }
    })
  )
  return counts.filter(({ records }) => records > 0)
}

const movesToMariaDb = () =>
  test.group('A move from SQLite to MariaDB', (group) => {
    let movable: Awaited<ReturnType<typeof makeMovable>>
    group.setup(async () => {
      movable = await makeMovable()
    })
    group.teardown(() => movable.remove())
    group.each.timeout(600_000)

    test('keeps every record, and its people go on where they were', async ({
      assert,
      cleanup,
    }) => {
      const database = await makeDatabase(address, 'moved')
      cleanup(database.drop)
      const source = movable.copy()
      const before = hashOfSource(source)
      const { said, code } = await runAce(['db:move', '--json', `--to=${database.address}`], source)
      assert.equal(code, 0, said)
      assert.equal(hashOfSource(source), before)
      const report = lastLineOf(said)
      assert.deepEqual([report.differences, report.faults], [[], []])
      assert.isAbove(report.rows, 400)
      assert.lengthOf(Object.keys(report.chains), 1)
      assert.notInclude(said, 'root@')
      assert.deepEqual(await unmeasuredTables(database.address), [])

      const target = { ...source, DATABASE_URL: database.address, SEAL_FILES: 'true' }
      const server = new ServerProcess(target)
      cleanup(() => server.kill())
      await server.start()
      const owner = await ownerOn(server)
      assert.deepEqual(await invoicesOf(owner), movable.invoices)
      const [receipt] = await askDatabase(
        target,
        'select id, expense_id from expense_receipts where key_id is not null order by id limit 1'
      )
      const path = `/api/expenses/${receipt?.expense_id}/receipts/${receipt?.id}`
      assert.include(await owner.readFile(path), 'Bestand')
      assert.equal(countOf(await issueInvoice(owner)), countOf(movable.lastNumber) + 1)
      const verified = await runAce(['documents:verify'], target)
      assert.equal(verified.code, 0, verified.said)
    })

    test('finds what the target has changed, and no server starts on that', async ({
      assert,
      cleanup,
    }) => {
      const database = await makeMigratedDatabase(address, 'changed')
      cleanup(database.drop)
      const source = movable.copy()
      const target = { ...source, DATABASE_URL: database.address }
      for (const trigger of [
        'create trigger raised before insert on invoices for each row set new.total = new.total + 1',
        RENAMES_VENDORS,
        'create trigger lost after insert on invoices for each row delete from client_contacts limit 1',
      ]) {
        await askDatabase(target, trigger)
      }
      const { said, code } = await runAce(['db:move', '--json', `--to=${database.address}`], source)
      assert.equal(code, 1, said)
      const { ok, differences, next } = lastLineOf(said)
      assert.isFalse(ok)
      assert.deepEqual(next, [])
      assert.match(differences.join('\n'), /^The sum of invoices.total is \d+ instead of \d+\.$/m)
      assert.match(differences.join('\n'), /^client_contacts has \d+ rows instead of \d+\.$/m)
      assert.include(differences, 'A row of vendors has other contents.')
      assert.include(differences, 'The sums by currency of invoices.total differ.')
      const refused = await startRefused(target)
      assert.include(refused.said, 'holds an unfinished move')
    })

    test('that is killed can be run again', async ({ assert, cleanup }) => {
      const database = await makeMigratedDatabase(address, 'killed')
      cleanup(database.drop)
      const source = movable.copy()
      const move = new MoveProcess(database.address, source)
      await move.reaches('copy')
      await move.kill()
      assert.isNull(await move.ends(), move.said)
      const refused = await startRefused({ ...source, DATABASE_URL: database.address })
      assert.include(refused.said, 'holds an unfinished move')
      const again = await runAce(['db:move', `--to=${database.address}`], source)
      assert.equal(again.code, 0, again.said)
      assert.include(again.said, 'the same in both databases')
      assert.include(again.said, 'Set DATABASE_URL')
    })

    test('beside a server finds a difference before anybody has to stop', async ({
      assert,
      cleanup,
    }) => {
      const database = await makeMigratedDatabase(address, 'early')
      cleanup(database.drop)
      const source = movable.copy()
      await askDatabase({ ...source, DATABASE_URL: database.address }, RENAMES_VENDORS)
      const move = new MoveProcess(database.address, source, ['--live'])
      cleanup(() => move.kill())
      assert.equal(await move.ends(), 1, move.said)
      assert.include(lastLineOf(move.said).differences, 'A row of vendors has other contents.')
      assert.notInclude(move.said, '"step":"wait"')
    })

    test('beside a server compares again what has changed after the copy', async ({
      assert,
      cleanup,
    }) => {
      const database = await makeMigratedDatabase(address, 'late')
      cleanup(database.drop)
      const source = movable.copy()
      const server = new ServerProcess(source)
      cleanup(() => server.kill())
      await server.start()
      const move = new MoveProcess(database.address, source, ['--live'])
      cleanup(() => move.kill())
      await move.reaches('wait')
      await askDatabase({ ...source, DATABASE_URL: database.address }, RENAMES_VENDORS)
      const owner = await ownerOn(server)
      assert.equal((await owner.post('/api/vendors', { name: 'Papierhaus' })).status, 201)
      await server.kill('SIGTERM')
      assert.equal(await move.ends(), 1, move.said)
      assert.include(lastLineOf(move.said).differences, 'A row of vendors has other contents.')
    })

    test('begins while a server goes on writing, and misses no change', async ({
      assert,
      cleanup,
    }) => {
      const database = await makeMigratedDatabase(address, 'live')
      cleanup(database.drop)
      const source = movable.copy()
      const server = new ServerProcess(source)
      cleanup(() => server.kill())
      await server.start()
      const owner = await ownerOn(server)
      const { body: gone } = await owner.post('/api/invoices', INVOICE)

      const move = new MoveProcess(database.address, source, ['--live'])
      cleanup(() => move.kill())
      await move.reaches('wait')
      const number = await issueInvoice(owner)
      const deleted = await owner.send({
        method: 'DELETE',
        path: `/api/invoices/${gone._id}`,
        body: {},
        key: randomUUID(),
      })
      assert.equal(deleted.status, 200, JSON.stringify(deleted.body))
      const invoices = await invoicesOf(owner)
      await server.kill('SIGTERM')
      assert.equal(await move.ends(), 0, move.said)
      const { differences, frozen } = lastLineOf(move.said)
      assert.deepEqual(differences, [])
      assert.isAbove(frozen.changedRows, 10)

      const moved = new ServerProcess({ ...source, DATABASE_URL: database.address })
      cleanup(() => moved.kill())
      await moved.start()
      const again = await ownerOn(moved)
      assert.deepEqual(await invoicesOf(again), invoices)
      assert.equal(countOf(await issueInvoice(again)), countOf(number) + 1)
    })
  })

if (address) movesToMariaDb()
