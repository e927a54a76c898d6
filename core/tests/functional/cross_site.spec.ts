import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { declaredRoutes } from '#core/http/route_policies'
import { newId } from '#core/ids'
import { call } from '#core/tests/call'
import { VALID_BODIES } from '#core/tests/samples'
import { tableSums } from '#core/tests/table_sums'
import { makeCompany, TEST_PASSWORD } from '#modules/auth/factories/company_factory'

const EVIL = 'https://evil.example'
const FROM_ELSEWHERE = { origin: EVIL, referer: `${EVIL}/`, 'sec-fetch-site': 'cross-site' }

/** Requests that a page of another origin can send without a preflight and without a token, which no browser adds. */
const FORMS: { kind: string; type: string; write: (body: object) => string }[] = [
  {
    kind: 'a form',
    type: 'application/x-www-form-urlencoded',
    write: (body) => new URLSearchParams(textsOf(body)).toString(),
  },
  {
    kind: 'a form with files',
    type: 'multipart/form-data; boundary=edge',
    write: (body) =>
      `${Object.entries(textsOf(body))
        .map(
          ([name, text]) =>
            `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
        )
        .join('')}--edge--\r\n`,
  },
  { kind: 'JSON as text', type: 'text/plain', write: (body) => JSON.stringify(body) },
  {
    kind: 'JSON by a form of text',
    type: 'text/plain;charset=application/json',
    write: (body) => JSON.stringify(body),
  },
]

const textsOf = (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
  )

test.group('A page of another origin', (group) => {
  group.each.disableTimeout()
  let email: string
  let bodies: Record<string, object>
  group.setup(async () => {
    email = (await makeCompany()).owner.user.email
    const account = { companyName: 'Evil GmbH', companyEmail: `${newId()}@evil.example` }
    bodies = {
      ...(VALID_BODIES as Record<string, object>),
      'POST /api/auth/login': { email, password: TEST_PASSWORD },
      'POST /api/auth/signup': { ...account, password: TEST_PASSWORD },
      'POST /api/auth/forgot-password': { email },
    }
  })

  const changing = () =>
    declaredRoutes(router).flatMap(({ methods, pattern }) =>
      methods
        .filter((method) => !['GET', 'HEAD'].includes(method))
        .map((method) => ({ method, pattern, path: pattern.replace(/:\w+/g, () => newId()) }))
    )

  test('changes nothing with {kind}, at any route')
    .with(FORMS)
    .run(async ({ assert }, { kind, type, write }) => {
      const net = FORMS.findIndex((form) => form.kind === kind)
      const before = await tableSums()
      for (const [index, { method, pattern, path }] of changing().entries()) {
        // One address may not call all of the routes in so short a time.
        const from = `127.7.${net}.${1 + Math.floor(index / 100)}`
        const raw = write(bodies[`${method} ${pattern}`] ?? { name: 'Evil' })
        const headers = { ...FROM_ELSEWHERE, 'content-type': type }
        const {
          status,
          headers: told,
          text,
        } = await call(method, path, {
          raw,
          headers,
          from,
        })
        const what = `${method} ${path} answered ${status} ${text}`
        assert.isAtLeast(status, 400, what)
        assert.isBelow(status, 500, what)
        assert.notEqual(status, 429, what)
        assert.notProperty(told, 'set-cookie', what)
        assert.notProperty(told, 'access-control-allow-origin', what)
      }
      assert.deepEqual(await tableSums(), before)
    })

  test('would sign in and up, if it could send the same as JSON', async ({ assert }) => {
    for (const path of ['/api/auth/login', '/api/auth/signup', '/api/auth/forgot-password']) {
      const { status, text } = await call('POST', path, { body: bodies[`POST ${path}`] })
      assert.isBelow(status, 300, `${path} ${text}`)
    }
  })

  test('gets no header that lets it read or ask, with a token either', async ({ assert }) => {
    const { owner } = await makeCompany()
    for (const origin of [EVIL, 'null', 'http://127.0.0.1:1']) {
      for (const { methods, pattern } of declaredRoutes(router)) {
        const path = pattern.replace(/:\w+/g, () => newId())
        const asked = await call('OPTIONS', path, {
          headers: {
            origin,
            'access-control-request-method': methods[0]!,
            'access-control-request-headers': 'authorization,content-type',
          },
        })
        assert.include([404, 405], asked.status, path)
        assert.isEmpty(Object.keys(asked.headers).filter(isOfCors), path)
      }
      const read = await call('GET', '/api/auth/me', { token: owner.token, headers: { origin } })
      assert.equal(read.status, 200)
      assert.isEmpty(Object.keys(read.headers).filter(isOfCors))
      assert.equal(read.headers['cross-origin-resource-policy'], 'same-origin')
    }
  })

  test('cannot frame a page or an answer', async ({ assert }) => {
    for (const path of ['/', '/login?redirect=//evil.example', '/api/health/ready', '/nowhere']) {
      const { headers } = await call('GET', path, { headers: FROM_ELSEWHERE })
      assert.equal(headers['x-frame-options'], 'DENY', path)
      assert.include(String(headers['content-security-policy']), "frame-ancestors 'none'", path)
    }
  })

  test('sends nobody elsewhere: no address of ours answers with a redirection', async ({
    assert,
  }) => {
    const names = ['redirect', 'next', 'returnTo', 'return_url', 'continue', 'url']
    const query = names.map((name) => `${name}=//evil.example`).join('&')
    for (const path of ['/', '/login', '/logout', '//evil.example', '/\\evil.example', '/api/x']) {
      const { status, headers } = await call('GET', `${path}?${query}`)
      assert.isFalse(status >= 300 && status < 400, `${path} answered ${status}`)
      for (const name of ['location', 'refresh']) assert.notProperty(headers, name, path)
    }
  })
})

const isOfCors = (name: string) => name.startsWith('access-control-')
