import { BaseModel, column } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { isDuplicate } from '#core/database/transaction_failures'
import { decimalColumn, moneyColumn } from '#core/money/columns'
import { type Decimal, parseDecimal } from '#core/money/decimal'
import { type Minor, minor } from '#core/money/minor'

const table = `priced_${process.pid}`

class Priced extends BaseModel {
  static override table = table
  static override selfAssignPrimaryKey = true
  @column({ isPrimary: true }) declare id: number
  @column(moneyColumn) declare total: Minor
  @column(decimalColumn) declare quantity: Decimal
  @column(moneyColumn) declare paid: Minor | null
}

test.group('Money in models', (group) => {
  group.setup(async () => {
    const writer = db.connection('writer')
    await writer.rawQuery(
      `create table ${table} (id integer primary key, total bigint not null, quantity bigint not null, paid bigint)`
    )
    return async () => {
      await writer.rawQuery(`drop table ${table}`)
    }
  })

  test('amounts and quantities come back as exact bigints', async ({ assert }) => {
    const total = minor(2n ** 53n + 1n)
    const quantity = parseDecimal('1.25')
    await inTx(() => Priced.create({ id: 1, total, quantity, paid: null }))
    const row = await Priced.findOrFail(1)
    assert.deepEqual([row.total, row.quantity, row.paid], [total, quantity, null])
    await inTx(async () => {
      const again = await Priced.findOrFail(1)
      await again.merge({ total: minor(5n), paid: minor(0n) }).save()
    })
    assert.deepEqual((await Priced.findOrFail(1)).total, minor(5n))
  })

  test('a failing statement with amounts reports the database’s own failure', async ({
    assert,
  }) => {
    const row = { id: 2, total: minor(2n ** 53n + 1n), quantity: parseDecimal('1'), paid: null }
    await inTx(() => Priced.create(row))
    try {
      await inTx(() => Priced.create(row))
      assert.fail('The key was taken twice.')
    } catch (error) {
      assert.isTrue(isDuplicate(error))
    }
  })
})
