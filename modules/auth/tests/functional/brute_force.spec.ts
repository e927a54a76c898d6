import { availableParallelism } from 'node:os'
import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { inTx, reader, writer } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import { makeCompany, makePerson, TEST_PASSWORD } from '#modules/auth/factories/company_factory'

async function signIn(email: string, password: string, from: string) {
  return (await call('POST', '/api/auth/login', { body: { email, password }, from })).status
}

test.group('Guessing', (group) => {
  // These tests make more requests than people do; the others must not notice.
  group.each.teardown(() => limiter.clear(['memory']))

  test('after ten wrong passwords an account rests here, whatever address is claimed; then the right one works', async ({
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

    // At once, only some of them have a place in the line; the others are not counted.
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => tryIt(`wrong ${i}`, i)))
    const statuses = answers.map((answer) => answer.status())
    for (let i = 0; i < 11; i++) statuses.push((await tryIt(`wrong ${i}`, 40 + i)).status())
    assert.equal(statuses.filter((status) => status === 401).length, 10)
    assert.equal(statuses.filter((status) => status === 429).length, 41)

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

  test('a stranger who guesses does not lock out the owner, who is somewhere else', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { email } = owner.user
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push(await signIn(email, `wrong ${i}`, '127.7.0.1'))
    assert.deepEqual(statuses, [...Array(10).fill(401), 429])
    assert.equal(await signIn(email, TEST_PASSWORD, '127.7.0.1'), 429)
    assert.equal(await signIn(email, TEST_PASSWORD, '127.7.0.2'), 200)
  })

  test('guesses from many addresses close an account to new ones, and not to where its owner works', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { email } = owner.user
    assert.equal(await signIn(email, TEST_PASSWORD, '127.8.1.1'), 200)
    for (let i = 0; i < 99; i++) {
      assert.equal(await signIn(email, `wrong ${i}`, `127.8.0.${1 + Math.floor(i / 10)}`), 401)
    }
    assert.equal(await signIn(email, 'wrong', '127.8.2.1'), 429)
    assert.equal(await signIn(email, TEST_PASSWORD, '127.8.2.1'), 429)
    assert.equal(await signIn(email, TEST_PASSWORD, '127.8.1.1'), 200)
  })

  test('twenty people behind one address sign in at once', async ({ assert }) => {
    const { company } = await makeCompany()
    const people = await Promise.all(
      Array.from({ length: 20 }, () => makePerson(company.id, 'employee'))
    )
    const statuses = await Promise.all(
      people.map(({ user }) => signIn(user.email, TEST_PASSWORD, '127.9.0.1'))
    )
    assert.deepEqual(statuses, Array(20).fill(200))
  })

  test('a flood from one address is refused, and somebody else signs in all the same', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { verify } = hash
    const gate = Promise.withResolvers<void>()
    hash.verify = async (...given) => {
      await gate.promise
      return verify.apply(hash, given)
    }
    const places = 30 + Math.max(1, availableParallelism() - 1)
    const answers: Awaited<ReturnType<typeof call>>[] = []
    const flood = Array.from({ length: 300 }, async (_, i) => {
      const body = { email: `nobody-${i}@example.test`, password: 'wrong' }
      answers.push(await call('POST', '/api/auth/login', { body, from: '127.10.0.1' }))
      // The others have a place and are held at the gate.
      if (answers.length === 300 - places) gate.resolve()
    })
    const other = signIn(owner.user.email, TEST_PASSWORD, '127.10.0.2')
    await Promise.all([...flood, other])
    Object.assign(hash, { verify })

    assert.equal(await other, 200)
    const refused = answers.filter(({ status }) => status === 429)
    assert.lengthOf(refused, 300 - places)
    // Refused before the framework has read them: inside, each would cost everybody else a millisecond.
    const atTheDoor = refused.filter(({ headers }) => headers.connection === 'close')
    assert.isAbove(atTheDoor.length, 200)
    for (const { headers } of refused) assert.isAbove(Number(headers['retry-after']), 0)
    assert.lengthOf(
      answers.filter(({ status }) => status === 401),
      places
    )
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
