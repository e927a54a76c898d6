import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { afterCommit, inTx, writer } from '#core/database/in_tx'
import {
  isDatabaseAway,
  isDuplicate,
  isStillReferenced,
  isWorthRetrying,
  RetryTransaction,
} from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import env from '#core/start/env'
import { makeCompany } from '#modules/auth/factories/company_factory'

test.group('Refusals of the database', () => {
  test('a row that others point to is distinguished from a row that exists twice', async ({
    assert,
  }) => {
    const { company } = await makeCompany()
    const failureOf = (work: () => Promise<unknown>) =>
      inTx(work).then(
        () => assert.fail('The database accepted it.'),
        (error: unknown) => error
      )
    const deleted = await failureOf(() =>
      writer().from('companies').where('id', company.id).delete()
    )
    assert.isTrue(isStillReferenced(deleted))
    assert.isFalse(isDuplicate(deleted))

    const range = { company_id: company.id, kind: 'client', pattern: '{#}', resets_yearly: false }
    const doubled = await failureOf(() =>
      writer().table('number_ranges').multiInsert([range, range])
    )
    assert.isTrue(isDuplicate(doubled))
    assert.isFalse(isStillReferenced(doubled))
  })

  test('a transaction that could not be stored at its end is no success', async ({ assert }) => {
    const { company } = await makeCompany()
    const range = { kind: 'lost', pattern: '{#}', resets_yearly: false }
    let told = 0
    const lost = inTx(async () => {
      afterCommit(() => told++)
      await writer()
        .table('number_ranges')
        .insert({ ...range, company_id: company.id })
      await breakCommit()
    })
    await assert.rejects(() => lost)
    assert.equal(told, 0)
    const kept = await inTx(() => writer().from('number_ranges').where('kind', 'lost'))
    assert.deepEqual(kept, [])
  })

  test('a connection that was lost while it idled is replaced by another one', async ({
    assert,
  }) => {
    for (let i = 0; i < 3; i++) {
      const [[{ id }]] = await inTx(() => writer().rawQuery('select connection_id() as id'))
      await db.connection('reader').rawQuery(`KILL ${id}`)
      const [[{ one }]] = await inTx(() => writer().rawQuery('select 1 as one'))
      assert.equal(one, 1)
    }
  }).skip(!env.DATABASE_URL, 'a SQLite file has no connection to lose')

  test('a query in a transaction that ended with its connection says that the database is away', async ({
    assert,
  }) => {
    const failure = await inTx(async () => {
      await writer().rollback()
      await writer().rawQuery('select 1')
    }).catch((error: unknown) => error)
    assert.isTrue(isDatabaseAway(failure))
    assert.isFalse(isWorthRetrying(failure))
  })

  test('a failure after the commit neither undoes it nor keeps the other listeners from running', async ({
    assert,
  }) => {
    const told: string[] = []
    const result = await inTx(async () => {
      afterCommit(() => {
        throw new RetryTransaction()
      })
      afterCommit(() => told.push('the other'))
      return 'stored'
    })
    assert.equal(result, 'stored')
    assert.deepEqual(told, ['the other'])
  })
})

/** Makes the COMMIT of the open transaction fail: a promise to the database that is not kept, or a lost connection. */
async function breakCommit() {
  if (writer().dialect.name === 'better-sqlite3') {
    await writer().rawQuery('PRAGMA defer_foreign_keys = ON')
    const range = { company_id: newId(), kind: 'lost', pattern: '{#}', resets_yearly: false }
    await writer().table('number_ranges').insert(range)
    return
  }
  const [[{ id }]] = await writer().rawQuery('select connection_id() as id')
  await db.connection('reader').rawQuery(`KILL ${id}`)
}
