import { test } from '@japa/runner'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { encode, forge, HEADER, signed } from '#modules/auth/tests/forge'

test.group('Session tokens', () => {
  test('foreign algorithms, headers and claims are refused')
    .with<[string, (token: string) => string][]>([
      ['alg none', (token) => `${encode({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`],
      ['no signature', (token) => token.split('.').slice(0, 2).join('.')],
      ['HS384', (token) => forge(token, { alg: 'HS384', typ: 'JWT' }, {}, 'sha384')],
      ['HS512', (token) => forge(token, { alg: 'HS512', typ: 'JWT' }, {}, 'sha512')],
      ['RS256', (token) => forge(token, { alg: 'RS256', typ: 'JWT' })],
      ['kid', (token) => forge(token, { ...HEADER, kid: '../../dev/null' })],
      ['kid SQL', (token) => forge(token, { ...HEADER, kid: "x' union select 'a" })],
      ['jku', (token) => forge(token, { ...HEADER, jku: 'https://evil.test/keys' })],
      ['other audience', (token) => forge(token, HEADER, { aud: 'other' })],
      ['other issuer', (token) => forge(token, HEADER, { iss: 'other' })],
      ['expired', (token) => forge(token, HEADER, { exp: 1 })],
      ['no expiry', (token) => forge(token, HEADER, { exp: undefined })],
      ['other session', (token) => forge(token, HEADER, { sid: 'x' })],
      ['other token id', (token) => forge(token, HEADER, { jti: 'x' })],
      ['other user', (token) => forge(token, HEADER, { sub: 'x' })],
      ['session id that is an object', (token) => forge(token, HEADER, { sid: { a: 1 } })],
      ['token id that is a list', (token) => forge(token, HEADER, { jti: ['x'] })],
      ['user id that is a number', (token) => forge(token, HEADER, { sub: 1 })],
      ['expiry that is text', (token) => forge(token, HEADER, { exp: '9999999999' })],
      ['claims null', () => signed(`${encode(HEADER)}.${encode(null)}`)],
      ['claims that are no JSON', () => signed(`${encode(HEADER)}.AAAA`)],
      [
        'edited claims',
        (token) => {
          const [header, , signature] = forge(token, HEADER, { isSuperAdmin: true }).split('.')
          return `${header}.${encode({ isSuperAdmin: true })}.${signature}`
        },
      ],
      ['garbage', () => 'a.b.c'],
      ['empty', () => ''],
    ])
    .run(async ({ client }, [_name, change]) => {
      const { owner } = await makeCompany()
      const answer = await client
        .get('/api/auth/me')
        .header('authorization', `Bearer ${change(owner.token)}`)
      answer.assertStatus(401)
    })

  test('a signed claim makes nobody a super admin: the database decides', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const forged = forge(owner.token, HEADER, { isSuperAdmin: true })
    const me = await client.get('/api/auth/me').bearerToken(forged)
    assert.isFalse(me.body().isSuperAdmin)
    ;(await client.get('/api/admin/companies').bearerToken(forged)).assertStatus(403)
  })

  test('the list of devices is right, and one can be signed out', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const stranger = (await makeCompany()).owner
    const { token } = (
      await client
        .post('/api/auth/login')
        .json({ email: owner.user.email, password: 'correct horse battery' })
    ).body()
    const devices = (await client.get('/api/auth/sessions').bearerToken(token)).body()
    assert.lengthOf(devices, 2)
    const other = devices.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)

    const foreign = await client
      .delete(`/api/auth/sessions/${other._id}`)
      .bearerToken(stranger.token)
    foreign.assertStatus(404)
    ;(await client.delete(`/api/auth/sessions/${other._id}`).bearerToken(token)).assertStatus(200)
    ;(await client.get('/api/auth/me').bearerToken(owner.token)).assertStatus(401)
    assert.lengthOf((await client.get('/api/auth/sessions').bearerToken(token)).body(), 1)
  })

  test('signing out everywhere ends every device', async ({ client }) => {
    const { owner } = await makeCompany()
    const { token } = (
      await client
        .post('/api/auth/login')
        .json({ email: owner.user.email, password: 'correct horse battery' })
    ).body()
    await client.post('/api/auth/logout-everywhere').bearerToken(token)
    for (const old of [token, owner.token]) {
      ;(await client.get('/api/auth/me').bearerToken(old)).assertStatus(401)
    }
  })
})
