import { METHODS } from 'node:http'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { declaredRoutes } from '#core/http/route_policies'
import { call } from '#core/tests/call'
import { sendRaw } from '#core/tests/raw_socket'
import { VALID_BODIES } from '#core/tests/samples'
import { tableSums } from '#core/tests/table_sums'
import { faultOfRefusal } from '#core/tests/told_failure'
import { signInAll } from '#core/tests/two_companies'
import { makeCompany, makeSuperAdmin } from '#modules/auth/factories/company_factory'

/** Names of methods of controllers, models and prototypes. */
const METHOD_NAMES = [
  'index show store update destroy handle save delete create find all query constructor __proto__',
  'toString valueOf hasOwnProperty then issue cancel void approve apply merge fill $attributes',
].flatMap((names) => names.split(' '))

/** Ways in which other programs let a body, a query or a header say another method than the request's. */
const DISGUISES = ['x-http-method-override', 'x-http-method', 'x-method-override', 'x-method']

test.group('Methods that a route does not have', (group) => {
  group.each.disableTimeout()
  let tokens: Record<string, string>
  let before: Awaited<ReturnType<typeof tableSums>>
  const ids: Record<string, string> = {}
  group.setup(async () => {
    const { company, owner } = await makeCompany()
    tokens = await signInAll({ owner: owner.user, superAdmin: (await makeSuperAdmin()).user })
    const post = async (path: string, body: unknown) => {
      const { text } = await call('POST', `/api/${path}`, { token: tokens.owner, body })
      const made = JSON.parse(text)
      return (made.task ?? made)._id
    }
    ids.clients = await post('clients', { name: 'Anna' })
    ids.items = await post('items', { name: 'Stunde', unitPrice: 1 })
    ids.projects = await post('projects', { name: 'Umbau' })
    ids.tasks = await post('tasks', { title: 'Malen' })
    const lines = [{ description: 'Rat', quantity: 1, unitPrice: 1, taxRate: 19 }]
    ids.invoices = await post('invoices', { clientId: ids.clients, lines })
    ids.companies = company.id
    before = await tableSums()
  })

  const routes = declaredRoutesByPattern
  const addressOf = (pattern: string) =>
    pattern.replace(/(\w+)\/:\w+/g, (_, kind) => `${kind}/${ids[kind] ?? ids.clients}`)

  test('{pattern} answers 404 or 405 to them, signed in or not')
    .with(() => routes())
    .run(async ({ assert }, { pattern, methods, isForOperator, isOpen }) => {
      const path = addressOf(pattern)
      const token = isOpen ? undefined : isForOperator ? tokens.superAdmin : tokens.owner
      // CONNECT asks a proxy for a tunnel: Node closes the connection before any handler sees it.
      for (const method of METHODS.filter((one) => !methods.includes(one) && one !== 'CONNECT')) {
        const other = routesWith(method, path)
        if (other) continue
        const body = ['GET', 'HEAD', 'OPTIONS'].includes(method)
          ? undefined
          : Object.values(VALID_BODIES)[0]
        const { status, text, headers } = await call(method, path, { token, body })
        assert.include([404, 405], status, `${method} ${path} answered ${status} ${text}`)
        if (method !== 'HEAD') assert.isUndefined(faultOfRefusal(text), `${method} ${path} ${text}`)
        assert.notProperty(headers, 'access-control-allow-methods')
        assert.notInclude(text, String(token))
      }
    })

  test('no row has changed after all of them', async ({ assert }) => {
    assert.deepEqual(await tableSums(), before)
  })

  test('no header, query or body turns a request into another one', async ({ assert }) => {
    const before = await tableSums()
    for (const { pattern, methods } of routes().filter((route) => !route.isOpen)) {
      const path = addressOf(pattern)
      for (const wanted of methods.filter((method) => !['GET', 'HEAD'].includes(method))) {
        if (!methods.includes('GET') && routesWith('GET', path)) continue
        const headers = Object.fromEntries(DISGUISES.map((name) => [name, wanted]))
        const { status } = await call('GET', `${path}?_method=${wanted}&method=${wanted}`, {
          token: tokens.owner,
          headers,
        })
        const allowed = methods.includes('GET') ? [200, 403, 404, 405, 409, 422] : [404, 405]
        assert.include(allowed, status, `GET ${path} as ${wanted}`)
      }
    }
    const client = `/api/clients/${ids.clients}`
    const headers = Object.fromEntries(DISGUISES.map((name) => [name, 'DELETE']))
    const asPost = { token: tokens.owner, headers, body: { _method: 'DELETE' } }
    assert.equal((await call('POST', `${client}?_method=DELETE`, asPost)).status, 404)
    assert.equal((await call('GET', client, { token: tokens.owner })).status, 200)
    assert.deepEqual(await tableSums(), before)
  })

  /** Merging clients is a route of ours and, by chance, a verb. */
  const NAMED_LIKE_A_METHOD = new Set(['POST merge'])

  test('the name of a method is no address', async ({ assert }) => {
    const before = await tableSums()
    const bases = ['/api', '/api/clients', `/api/clients/${ids.clients}`, '/api/auth', '/api/admin']
    for (const base of bases) {
      for (const name of METHOD_NAMES) {
        for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
          if (NAMED_LIKE_A_METHOD.has(`${method} ${name.toLowerCase()}`)) continue
          const answer = await call(method, `${base}/${encodeURIComponent(name)}`, {
            token: tokens.owner,
            body: method === 'GET' ? undefined : Object.values(VALID_BODIES)[0],
          })
          const what = `${method} ${base}/${name} answered ${answer.status} ${answer.text}`
          assert.include([404, 405], answer.status, what)
        }
      }
    }
    assert.deepEqual(await tableSums(), before)
  })

  test('an unknown verb is refused in words and the connection ends', async ({ assert }) => {
    const [answer] = await sendRaw(
      Number(process.env.PORT),
      'FROB /api/clients HTTP/1.1\r\nhost: x\r\n\r\n'
    )
    assert.equal(answer?.status, 400)
    assert.sameMembers(Object.keys(JSON.parse(answer?.body ?? '')), ['error', 'code', 'requestId'])
  })
})

/** Each address once, with all methods that it has. */
function declaredRoutesByPattern() {
  const known = new Map<
    string,
    { pattern: string; methods: string[]; isOpen: boolean; isForOperator: boolean }
  >()
  for (const { pattern, methods, policies } of declaredRoutes(router)) {
    const to = policies[0]!.to
    const isOpen = to === 'anyone'
    const isForOperator = !isOpen && !to.includes('owner')
    const route = known.get(pattern) ?? { pattern, methods: [], isOpen, isForOperator }
    route.methods.push(...methods)
    known.set(pattern, route)
  }
  return [...known.values()]
}

/** Whether another route takes this address, as `/invoices/:id` takes `/invoices/counts`. */
const routesWith = (method: string, path: string) => router.match(path, method, true) !== null
