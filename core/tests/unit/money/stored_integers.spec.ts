import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { moneyFromRow } from '#core/money/columns'
import { minor } from '#core/money/minor'

const AMOUNTS = [2n ** 53n + 1n, -(2n ** 53n) - 1n, 2n ** 63n - 1n, 2n ** 53n - 1n, -1n, 0n]

/** Runs on SQLite, and with TEST_DATABASE_URL on MariaDB. */
test.group('Integers of the database', (group) => {
  const table = `exact_${process.pid}`
  const write = () => db.connection('writer')

  group.setup(async () => {
    await write().rawQuery(
      `create table ${table} (id integer primary key, amount bigint not null, label varchar(20))`
    )
    return async () => {
      await write().rawQuery(`drop table ${table}`)
    }
  })

  test('amounts beyond 2^53 come back exactly, safe ones as numbers', async ({ assert }) => {
    for (const [id, amount] of AMOUNTS.entries()) {
      await write().table(table).insert({ id, amount, label: 'a' })
    }
    for (const name of ['writer', 'reader']) {
      const rows = await db.connection(name).from(table).orderBy('id')
      assert.deepEqual(
        rows.map(({ amount }) => moneyFromRow(amount)),
        AMOUNTS.map(minor)
      )
      assert.deepEqual(
        rows.map(({ id }) => id),
        AMOUNTS.map((_, id) => id)
      )
      assert.typeOf(rows[3].amount, 'number')
    }
  })

  test('a statement keeps giving numbers after an exact read', async ({ assert }) => {
    const small = () => db.connection('reader').from(table).where('id', 4).first()
    await db.connection('reader').from(table).where('id', 0).first()
    assert.strictEqual((await small()).amount, -1)
  })

  test('a sum beyond 2^53 is exact when it is cast', async ({ assert }) => {
    const [row] = await db
      .connection('reader')
      .from(table)
      .whereIn('id', [0, 5])
      .select(db.raw('cast(sum(amount) as signed) as amount'))
    assert.equal(moneyFromRow(row.amount), minor(2n ** 53n + 1n))
  })
})
