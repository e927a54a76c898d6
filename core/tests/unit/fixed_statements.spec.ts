import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate } from '#core/database/transaction_failures'

const table = `noted_${process.pid}`
const ALL = `select id, note, amount from ${table} order by id`

interface Noted {
  id: number
  note: string | null
  amount: number | bigint | string
}

test.group('Statements that never change', (group) => {
  group.each.setup(async () => {
    const writer = db.connection('writer')
    await writer.rawQuery(
      `create table ${table} (id integer primary key, note varchar(20), amount bigint not null)`
    )
    return async () => {
      await writer.rawQuery(`drop table ${table}`)
    }
  })

  test('write and read text, nothing, truth and integers beyond 2^53', async ({ assert }) => {
    const beyond = String(2n ** 53n + 1n)
    await inTx(() =>
      insertRows(table, [
        { id: 1, note: "O'Hara ? 100 %", amount: true },
        { id: 2, note: null, amount: beyond },
      ])
    )
    const rows = await readRows<Noted>(ALL, [])
    assert.deepEqual(
      rows.map(({ note, amount }) => [note, String(amount)]),
      [
        ["O'Hara ? 100 %", '1'],
        [null, beyond],
      ]
    )
    assert.deepEqual(await readRows<Noted>(`select id from ${table} where id > ?`, [2]), [])
  })

  test('tell how many rows they met', async ({ assert }) => {
    await inTx(async () => {
      const rows = Array.from({ length: 250 }, (_, at) => ({ id: at + 1, note: 'a', amount: 0 }))
      await insertRows(table, rows)
      await insertRows(table, [])
      assert.equal(await changeRows(`update ${table} set note = ? where id <= ?`, ['a', 200]), 200)
      assert.equal(await changeRows(`delete from ${table} where id > ?`, [240]), 10)
    })
    assert.lengthOf(await readRows<Noted>(ALL, []), 240)
  })

  test('see the changes of their own transaction, which all go when it fails', async ({
    assert,
  }) => {
    const row = { id: 1, note: 'a', amount: 0 }
    const failing = inTx(async () => {
      await insertRows(table, [row])
      assert.lengthOf(await readRows<Noted>(ALL, []), 1)
      await insertRows(table, [row])
    })
    const failure = await failing.catch((error: unknown) => error)
    assert.isTrue(isDuplicate(failure))
    assert.lengthOf(await readRows<Noted>(ALL, []), 0)
  })

  test('write nothing outside a transaction', async ({ assert }) => {
    const row = { id: 1, note: 'a', amount: 0 }
    await assert.rejects(() => insertRows(table, [row]), 'A write outside inTx().')
    await assert.rejects(() => changeRows(`delete from ${table}`, []), 'A write outside inTx().')
  })
})
