import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { sqliteFile } from '#core/database/sqlite_connection'
import env from '#core/start/env'
import { LockHolder } from '#core/tests/lock_holder'
import { makeCompany, TEST_PASSWORD } from '#modules/auth/factories/company_factory'

const noLock = env.DATABASE_URL ? 'is about the lock of a SQLite file' : ''
const CLIENT = { type: 'business', name: 'Grünewald AG' }

test.group('While another program holds the write lock', () => {
  test('a change waits for it, and reading goes on', async ({ client, assert, cleanup }) => {
    const { token } = (await makeCompany()).owner
    const holder = await LockHolder.take(sqliteFile(env.KONTOR_DATA))
    cleanup(() => holder.letGo())
    let isDone = false
    const change = client
      .post('/api/clients')
      .bearerToken(token)
      .json(CLIENT)
      .then((answer) => {
        isDone = true
        return answer
      })
    for (let i = 0; i < 20; i++) {
      const list = await client.get('/api/clients').bearerToken(token)
      list.assertStatus(200)
    }
    assert.isFalse(isDone)
    await holder.letGo()
    const made = await change
    made.assertStatus(201)
  }).skip(Boolean(noLock), noLock)

  test('changes are refused with 503 when it is held for too long, and go on afterwards', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { token, user } = (await makeCompany()).owner
    const holder = await LockHolder.take(sqliteFile(env.KONTOR_DATA))
    cleanup(() => holder.letGo())
    const create = () => client.post('/api/clients').bearerToken(token).json(CLIENT)
    const waiting = [create(), create(), create()]
    let reads = 0
    let isOver = false
    const reading = (async () => {
      while (!isOver) {
        const list = await client.get('/api/clients').bearerToken(token)
        list.assertStatus(200)
        reads++
      }
    })()
    const signIn = await client
      .post('/api/auth/login')
      .json({ email: user.email, password: 'wrong password' })
    const refused = [...(await Promise.all(waiting)), signIn]
    isOver = true
    await reading
    for (const answer of refused) {
      answer.assertStatus(503)
      assert.equal(answer.body().code, 'database_away')
      assert.equal(answer.header('retry-after'), '2')
    }
    assert.isAbove(reads, 50)

    await holder.letGo()
    const made = await create()
    made.assertStatus(201)
    const list = await client.get('/api/clients').bearerToken(token)
    assert.lengthOf(list.body(), 1)
  }).skip(Boolean(noLock), noLock)

  test('a sign-in and a forgotten password wait for it', async ({ client, cleanup }) => {
    const { user } = (await makeCompany()).owner
    const holder = await LockHolder.take(sqliteFile(env.KONTOR_DATA))
    cleanup(() => holder.letGo())
    const asked = [
      client.post('/api/auth/login').json({ email: user.email, password: TEST_PASSWORD }).then(),
      client.post('/api/auth/forgot-password').json({ email: user.email }).then(),
    ]
    await Promise.race([...asked, setTimeout(500)])
    await holder.letGo()
    for (const answer of await Promise.all(asked)) answer.assertStatus(200)
  }).skip(Boolean(noLock), noLock)

  test('a transaction that could not begin runs nothing of its work', async ({
    assert,
    cleanup,
  }) => {
    const holder = await LockHolder.take(sqliteFile(env.KONTOR_DATA))
    cleanup(() => holder.letGo())
    let begun = 0
    const failure = await inTx(async () => {
      begun++
      await writer().rawQuery('select 1')
    }).catch((error) => error)
    assert.equal(failure.code, 'SQLITE_BUSY')
    assert.equal(begun, 0)
  }).skip(Boolean(noLock), noLock)
})
