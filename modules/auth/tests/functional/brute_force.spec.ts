import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { inTx, reader, writer } from '#core/database/in_tx'
import { makeCompany, TEST_PASSWORD } from '#modules/auth/factories/company_factory'

test.group('Guessing', (group) => {
  // These tests make more requests than people do; the others must not notice.
  group.each.teardown(() => limiter.clear(['memory']))

  test('after ten wrong passwords an account rests, whatever address is claimed; then the right one works', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const neighbour = (await makeCompany()).owner
    const tryIt = (password: string, i = 0) =>
      client
        .post('/api/auth/login')
        .header('x-forwarded-for', `10.1.2.${i}`)
        .json({ email: owner.user.email.toUpperCase(), password })

    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => tryIt(`wrong ${i}`, i)))
    const statuses = answers.map((answer) => answer.status())
    assert.equal(statuses.filter((status) => status === 401).length, 10)
    assert.equal(statuses.filter((status) => status === 429).length, 30)

    const locked = await tryIt(TEST_PASSWORD)
    locked.assertStatus(429)
    assert.isAbove(Number(locked.header('retry-after')), 0)
    const behindTheSameProxy = await client
      .post('/api/auth/login')
      .json({ email: neighbour.user.email, password: TEST_PASSWORD })
    behindTheSameProxy.assertStatus(200)

    // A quarter of an hour later.
    await inTx(() =>
      writer()
        .from('rate_limits')
        .update({ expire: Date.now() - 1 })
    )
    ;(await tryIt(TEST_PASSWORD)).assertStatus(200)
  })

  test('the right password clears the count', async ({ client }) => {
    const { owner } = await makeCompany()
    const tryIt = (password: string) =>
      client.post('/api/auth/login').json({ email: owner.user.email, password })
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) (await tryIt('wrong')).assertStatus(401)
      ;(await tryIt(TEST_PASSWORD)).assertStatus(200)
    }
  })

  test('an address without an account is limited alike', async ({ client, assert }) => {
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) {
      const answer = await client
        .post('/api/auth/login')
        .json({ email: 'nobody-at-all@example.test', password: 'wrong' })
      statuses.push(answer.status())
    }
    assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429])
  })

  test('guessed tokens write nothing, are capped, and leave signed-in people alone', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const rows = async () => JSON.stringify(await reader().from('rate_limits').orderBy('key'))
    const before = await rows()
    const statuses = new Set<number>()
    for (let i = 0; i < 310; i++) {
      const answer = await client.get('/api/auth/me').bearerToken(`${owner.token}${i}`)
      statuses.add(answer.status())
    }
    assert.deepEqual([...statuses], [401, 429])
    assert.equal(await rows(), before)
    ;(await client.get('/api/auth/me').bearerToken(owner.token)).assertStatus(200)
  })
})
