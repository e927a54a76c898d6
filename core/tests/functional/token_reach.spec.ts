import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { TOKEN_SCOPES } from '#core/http/guards/token_scopes'
import { declaredRoutes } from '#core/http/route_policies'
import { newId } from '#core/ids'
import { call } from '#core/tests/call'
import { VALID_BODIES } from '#core/tests/samples'
import { makeCompany, type Person } from '#modules/auth/factories/company_factory'
import { makeToken } from '#modules/tokens/tests/tokens'

/** The whole reach of personal tokens. A further route is a decision, see docs/tokens.md. */
const REACH = {
  any: ['GET /api/auth/me', 'GET /api/mcp', 'POST /api/mcp', 'DELETE /api/mcp'],
  'time:read': [
    'GET /api/projects',
    'GET /api/projects/:id',
    'GET /api/tasks',
    'GET /api/tasks/my-tasks',
    'GET /api/tasks/:id',
    'GET /api/timer',
    'GET /api/time-report',
    'GET /api/time-tags',
    'GET /api/time-changes',
    'GET /api/time-entries',
  ],
  'time:write': [
    'POST /api/tasks/:id/time/start',
    'POST /api/tasks/:id/time/stop',
    'POST /api/timer/stop',
    'POST /api/timer/trim',
    'POST /api/time-changes/undo',
    'POST /api/time-entries',
    'PATCH /api/time-entries/:id',
    'POST /api/time-entries/merge',
    'POST /api/time-entries/:id/split',
    'POST /api/week-copies',
    'POST /api/offline-times',
    'POST /api/time-entries/:id/offline-changes',
    'POST /api/time-entries/:id/breaks',
    'POST /api/time-entries/:id/breaks/end',
  ],
  'clients:read': ['GET /api/clients', 'GET /api/clients/:id'],
  'invoices:read': [
    'GET /api/items',
    'GET /api/items/:id',
    'GET /api/invoices',
    'GET /api/invoices/:id',
  ],
  'invoices:draft': ['POST /api/invoices'],
  'estimates:read': ['GET /api/estimates', 'GET /api/estimates/:id'],
  'estimates:draft': ['POST /api/estimates'],
  'expenses:read': ['GET /api/expenses', 'GET /api/expenses/:id'],
  'insight:read': ['GET /api/assistant/answers/:question'],
}

const endpoints = () =>
  declaredRoutes(router).flatMap(({ methods, pattern, policies: [policy] }) =>
    methods
      .filter((method) => method !== 'HEAD')
      .map((method) => ({ method, pattern, scope: policy?.tokenScope }))
  )

/** The name of a stored picture has a form that its routes ask for. */
const PICTURE = `${'0'.repeat(64)}.png`

async function callWith(token: string, { method, pattern }: { method: string; pattern: string }) {
  const body = ['GET', 'DELETE'].includes(method) ? undefined : VALID_BODIES[`${method} ${pattern}`]
  const path = pattern.replace(':picture', PICTURE).replace(/:[a-zA-Z_]+/g, newId())
  const { status, text } = await call(method, path, { token, body: body ?? {} })
  return { status, text, code: text && JSON.parse(text).code }
}

test.group('The reach of personal tokens', (group) => {
  group.each.disableTimeout()
  let owner: Person
  group.setup(async () => {
    owner = (await makeCompany()).owner
  })

  test('is the list of routes that is written down', ({ assert }) => {
    const found = Object.fromEntries(
      ['any', ...TOKEN_SCOPES].map((scope) => [
        scope,
        endpoints()
          .filter((endpoint) => endpoint.scope === scope)
          .map(({ method, pattern }) => `${method} ${pattern}`),
      ])
    )
    assert.sameMembers(Object.keys(found), Object.keys(REACH))
    for (const [scope, routes] of Object.entries(REACH)) {
      assert.sameMembers(found[scope]!, routes, scope)
    }
  })

  test('no other route takes one, whatever rights it has', async ({ assert }) => {
    const closed = endpoints().filter(({ scope }) => scope === undefined)
    assert.isAbove(closed.length, 250)
    let token = ''
    for (const [index, endpoint] of closed.entries()) {
      // One token is slowed down after some hundred calls a minute.
      if (index % 500 === 0) token = (await makeToken(owner, [...TOKEN_SCOPES])).token
      const { status, code, text } = await callWith(token, endpoint)
      const what = `${endpoint.method} ${endpoint.pattern} answered ${status} ${text}`
      assert.deepEqual([status, code], [403, 'token_not_accepted'], what)
    }
  })

  test('each of its routes asks for its own right', async ({ assert }) => {
    for (const scope of TOKEN_SCOPES) {
      const others = TOKEN_SCOPES.filter((one) => one !== scope)
      const without = (await makeToken(owner, others)).token
      const alone = (await makeToken(owner, [scope])).token
      for (const endpoint of endpoints().filter((one) => one.scope === scope)) {
        const what = `${endpoint.method} ${endpoint.pattern}`
        const refused = await callWith(without, endpoint)
        assert.deepEqual([refused.status, refused.code], [403, 'token_scope_missing'], what)
        const { status, text } = await callWith(alone, endpoint)
        assert.notInclude([401, 403, 429], status, `${what} ${text}`)
        assert.isBelow(status, 500, what)
      }
    }
  })
})
