import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { declaredRoutes } from '#core/http/route_policies'
import { newId } from '#core/ids'
import { call } from '#core/tests/call'
import { sendRaw } from '#core/tests/raw_socket'
import { askDatabase } from './ask_database.js'
import { OutsideClient } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { ServerProcess, SUPER_ADMIN } from './server_process.js'

const WANTED: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=(3153[6-9]|[4-9]\d{4}|\d{6})\d{3,}; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
}
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "style-src 'self'",
]
/** Narrower than the others: a picture loads nothing and runs nothing, wherever it is opened. */
const PICTURE_POLICIES = [
  "sandbox; default-src 'none'",
  "default-src 'none'; style-src 'unsafe-inline'; sandbox",
]
const PUBLIC = 'build/public'

test.group('The headers of every answer', (group) => {
  group.each.disableTimeout()
  let installation: Awaited<ReturnType<typeof makeInstallation>>
  let server: ServerProcess
  let logo: string
  let credentials: { email: string; password: string }
  let owner: OutsideClient
  let operator: OutsideClient
  const ids: Record<string, unknown> = {}

  group.setup(async () => {
    installation = await makeInstallation('headers')
    server = new ServerProcess(installation.settings)
    await server.start()
    owner = new OutsideClient(server)
    operator = new OutsideClient(server)
    credentials = await owner.foundCompany('Kopfzeilen GmbH')
    await signIn()
    const made = async (path: string, body?: unknown) =>
      (await owner.post(`/api/${path}`, body)).body
    ids.clients = (await made('clients', { name: 'Anna' }))._id
    ids.items = (await made('items', { name: 'Stunde', unitPrice: 1 }))._id
    ids.projects = (await made('projects', { name: 'Umbau' }))._id
    const line = { description: 'Rat', quantity: 1, unitPrice: 1, taxRate: 19 }
    const invoice = await made('invoices', { clientId: ids.clients, lines: [line] })
    ids.invoices = invoice._id
    await made(`invoices/${invoice._id}/issue`)
    const [company] = (await operator.get('/api/admin/companies')).body as unknown as {
      _id: string
    }[]
    ids.companies = company?._id
    logo = await uploadLogo()
    return async () => {
      await server.kill('SIGTERM')
      await installation.remove()
    }
  })

  async function signIn() {
    await owner.signIn(credentials.email, credentials.password)
    await operator.signIn(SUPER_ADMIN.email, SUPER_ADMIN.password)
  }

  async function uploadLogo() {
    const png = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } }).png()
    const body = new FormData()
    body.append('logo', new Blob([new Uint8Array(await png.toBuffer())]), 'logo.png')
    const address = `http://127.0.0.1:${server.port}/api/settings/logo`
    const headers = { authorization: `Bearer ${owner.token}` }
    const answer = await fetch(address, { method: 'POST', headers, body })
    return String(((await answer.json()) as { logo: string }).logo)
  }

  /** Each test calls from a different address, so that no test uses up another's tries. */
  let tests = 0
  group.each.setup(() => {
    tests++
  })

  type Options = Parameters<typeof call>[2]
  const ask = (method: string, path: string, options: Options = {}) =>
    call(method, path, { from: `127.8.0.${tests}`, ...options, port: server.port })
  type Assert = Parameters<Parameters<typeof test>[1] & object>[0]['assert']

  function assertHeaders(
    assert: Assert,
    { status, headers, text }: Omit<Awaited<ReturnType<typeof ask>>, 'bytes'>,
    what: string
  ) {
    const where = `${what}, ${status}`
    for (const [name, form] of Object.entries(WANTED))
      assert.match(String(headers[name]), form, `${name} of ${where}`)
    const policy = String(headers['content-security-policy'])
    const isPicture = String(headers['content-type']).startsWith('image/') && what.includes('/api/')
    if (isPicture) assert.include(PICTURE_POLICIES, policy, where)
    else {
      for (const directive of POLICY) assert.include(policy, directive, where)
      assert.notMatch(policy, /unsafe|\*|https?:/, where)
    }
    if (!what.includes(logo)) {
      if (/\/api(\/|\s|$)/.test(what) || status >= 400)
        assert.include(String(headers['cache-control']), 'no-store', where)
    }
    for (const name of ['server', 'x-powered-by', 'via']) assert.notProperty(headers, name, where)
    assert.notMatch(JSON.stringify(headers), /adonis|node\.?js|kontor\/\d/i, where)
    if (text !== '' && status !== 304) {
      const type = String(headers['content-type'])
      assert.match(
        type,
        /^(application\/(json|pdf|zip|manifest\+json)|text\/|image\/|font\/)/,
        `type of ${where}`
      )
      if (/text|\/json/.test(type)) assert.match(type, /; ?charset=utf-8$/i, where)
    }
  }

  test('every route, to strangers, to the owner and to the super admin', async ({ assert }) => {
    const seen = new Set<number>()
    for (const { methods, pattern } of declaredRoutes(router)) {
      for (const method of methods) {
        for (const caller of [undefined, owner, operator]) {
          const path = pattern.replace(/(\w+)\/:\w+/g, (_, kind) =>
            [kind, (method === 'GET' && ids[kind]) || newId()].join('/')
          )
          const body = ['GET', 'HEAD', 'DELETE'].includes(method) ? undefined : {}
          const answer = await ask(method, path, { token: caller?.token, body })
          assertHeaders(assert, answer, `${method} ${path}`)
          seen.add(answer.status)
          if (pattern.includes('logout')) await signIn()
        }
      }
    }
    assert.includeMembers([...seen], [200, 401, 403, 404, 422])
  })

  test('every kind of file that a company makes', async ({ assert }) => {
    const { token } = owner
    for (const [path, type] of [
      [`/api/invoices/${ids.invoices}/pdf`, 'application/pdf'],
      [`/api/invoices/${ids.invoices}/picture`, 'image/svg+xml'],
      [logo, 'image/png'],
    ] as const) {
      const answer = await ask('GET', path, { token })
      assert.equal(answer.status, 200, path)
      assert.include(String(answer.headers['content-type']), type)
      assertHeaders(assert, answer, `GET ${path}`)
    }
  })

  test('every file of the web app, in every encoding, and its pages', async ({ assert }) => {
    const folder = app.makePath(PUBLIC)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$|manifest\.json$/.test(entry.name))
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    assert.includeMembers(files, ['/index.html', '/service-worker.js', '/favicon.svg'])
    assert.isTrue(files.some((file) => file.startsWith('/assets/')))
    const pages = ['/', '/login', '/invoices/1/edit', '/reset-password/a.b', '/nowhere']
    for (const path of [...files, ...pages]) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        for (const method of ['GET', 'HEAD']) {
          const headers = { 'accept-encoding': encoding }
          const answer = await ask(method, path, { headers })
          assert.equal(answer.status, 200, path)
          assertHeaders(assert, answer, `${method} ${path}`)
          const { etag } = answer.headers
          if (!etag) continue
          const again = { headers: { ...headers, 'if-none-match': String(etag) } }
          assertHeaders(assert, await ask(method, path, again), `${method} ${path} again`)
        }
      }
    }
  }).skip(!existsSync(app.makePath(PUBLIC)), 'the web app is not built (npm run build)')

  test('every refusal, also of input that is no request', async ({ assert }) => {
    const { token } = owner
    const large = 'x'.repeat(2 ** 21)
    const refusals: [status: number, method: string, path: string, options?: Options][] = [
      [404, 'GET', '/api/nothing'],
      [404, 'GET', '/api'],
      [404, 'GET', '/assets/gone.js'],
      [404, 'TRACE', '/api/clients', { token }],
      [404, 'POST', '/', { body: {} }],
      [400, 'POST', '/api/clients', { token, raw: '{' }],
      [401, 'GET', '/api/clients'],
      [403, 'GET', '/api/admin/companies', { token }],
      [413, 'POST', '/api/clients', { token, raw: JSON.stringify({ name: large }) }],
      [415, 'POST', '/api/settings/logo', { token, body: {} }],
      [422, 'POST', '/api/clients', { token, body: {} }],
      [400, 'GET', '/api/%ff', { token }],
    ]
    for (const [status, method, path, options] of refusals) {
      const answer = await ask(method, path, options)
      assert.equal(answer.status, status, `${method} ${path} ${answer.text}`)
      assertHeaders(assert, answer, `${method} ${path}`)
      assert.includeMembers(Object.keys(JSON.parse(answer.text)), ['error', 'code', 'requestId'])
    }
    for (const nonsense of ['no http\r\n\r\n', `GET / HTTP/1.1\r\nx: ${large}\r\n\r\n`]) {
      const [answer] = await sendRaw(server.port, nonsense)
      assert.include([400, 431], answer?.status)
      const lines = answer?.head.split('\r\n').slice(1) ?? []
      const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))
      assertHeaders(assert, { status: 400, headers, text: answer?.body ?? '' }, 'nonsense')
    }
  })

  test('the refusal of a flood', async ({ assert }) => {
    const flood = () => ask('POST', '/api/auth/links/show', { body: {}, from: '127.4.0.1' })
    for (let status = 0; status !== 429; ) {
      const answer = await flood()
      status = answer.status
      assertHeaders(assert, answer, 'POST /api/auth/links/show')
      assert.include([422, 429], status)
    }
  })

  test('a fault of the server itself, which reveals nothing', async ({ assert }) => {
    await server.kill('SIGTERM')
    await askDatabase(installation.settings, 'alter table items rename to items_gone')
    await server.start()
    const answer = await ask('GET', '/api/items', { token: owner.token })
    assert.equal(answer.status, 500, answer.text)
    assertHeaders(assert, answer, 'GET /api/items')
    assert.sameMembers(Object.keys(JSON.parse(answer.text)), ['error', 'code', 'requestId'])
    assert.notMatch(answer.text, /items|select|table|sqlite|\.ts|\//i)
  })
})
