import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { call } from '#core/tests/call'
import { deskOf } from '#core/tests/desk'
import { makeCompany, TEST_PASSWORD } from '#modules/auth/factories/company_factory'

const CODINGS = [
  { accepted: 'gzip, deflate, br, zstd', coding: 'br', read: brotliDecompressSync },
  { accepted: 'gzip', coding: 'gzip', read: gunzipSync },
  { accepted: 'gzip, br;q=0', coding: 'gzip', read: gunzipSync },
]

test.group('Compressed answers', (group) => {
  let token: string
  let email: string
  group.setup(async () => {
    const { owner } = await makeCompany()
    token = owner.token
    email = owner.user.email
    const desk = deskOf({ token })
    for (const number of [1, 2, 3, 4, 5, 6]) await desk.post('/clients', client(number))
  })
  const list = (headers: Record<string, string>, method = 'GET') =>
    call(method, '/api/clients', { token, headers })

  test('a list comes as {coding} to a client that accepts "{accepted}"')
    .with(CODINGS)
    .run(async ({ assert }, { accepted, coding, read }) => {
      const plain = await list({})
      const packed = await list({ 'accept-encoding': accepted })
      assert.equal(packed.headers['content-encoding'], coding)
      assert.equal(packed.headers['content-type'], 'application/json; charset=utf-8')
      assert.equal(packed.headers.vary, 'accept-encoding')
      assert.equal(packed.headers['content-length'], String(packed.bytes.length))
      assert.isBelow(packed.bytes.length, plain.bytes.length / 3)
      assert.equal(read(packed.bytes).toString(), plain.text)
    })

  test('a client that accepts no coding gets the list as it is, and caches are informed', async ({
    assert,
  }) => {
    for (const accepted of ['', 'identity', 'br;q=0']) {
      const plain = await list({ 'accept-encoding': accepted })
      assert.isUndefined(plain.headers['content-encoding'])
      assert.equal(plain.headers.vary, 'accept-encoding')
      assert.equal(plain.headers['content-type'], 'application/json; charset=utf-8')
      assert.lengthOf(JSON.parse(plain.text), 6)
    }
  })

  test('HEAD has the headers of GET and no body', async ({ assert }) => {
    const [head, get] = [await list(BR, 'HEAD'), await list(BR)]
    assert.equal(head.bytes.length, 0)
    for (const name of ['content-encoding', 'content-length', 'content-type', 'vary'])
      assert.equal(head.headers[name], get.headers[name], name)
  })

  test('a short answer, a refusal and an event stream stay as they are', async ({ assert }) => {
    for (const path of ['/api/health/live', '/api/clients/none', '/api/events']) {
      const { headers } = await call('GET', path, { token, headers: BR })
      assert.isUndefined(headers['content-encoding'], path)
    }
  })

  test('nothing is compressed that mixes secrets with what a stranger sends', async ({
    assert,
  }) => {
    const account = { email, password: TEST_PASSWORD }
    for (let times = 0; times < 9; times += 1)
      await call('POST', '/api/auth/login', { body: account })
    const foreign = await list({ ...BR, 'sec-fetch-site': 'cross-site' })
    const made = await call('POST', '/api/clients', { token, headers: BR, body: client(7) })
    const session = await call('GET', '/api/auth/sessions', { token, headers: BR })
    for (const { headers } of [foreign, made, session])
      assert.isUndefined(headers['content-encoding'])
    // Each is long enough.
    for (const { bytes } of [foreign, made, session]) assert.isAbove(bytes.length, 1400)
  })
})

const BR = { 'accept-encoding': 'br' }

/** Long enough that one alone is worth compression. */
const client = (number: number) => ({
  name: `Tischlerei ${number}`,
  email: `kontakt${number}@tischlerei.example`,
  notes: 'Liefert nur nach Absprache. '.repeat(60),
})
