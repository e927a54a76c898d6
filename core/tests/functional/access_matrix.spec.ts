import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import type { Role } from '#core/http/caller'
import { declaredRoutes } from '#core/http/route_policies'
import { call } from '#core/tests/call'
import { VALID_BODIES } from '#core/tests/samples'
import { faultOfRefusal } from '#core/tests/told_failure'
import { CANARY, makeTwoCompanies, NAME_OF_B, signInAll } from '#core/tests/two_companies'

const WITHOUT_BODY = ['GET', 'HEAD', 'DELETE']

/** The operator of the platform looks after its mails. */
const READ_BY_OPERATOR = new Set(['GET /api/admin/mails', 'GET /api/admin/mails/:id'])

/** The names of the companies that the caller belongs to, for switching. */
const NAMES_OWN_COMPANIES = new Set([
  'GET /api/auth/me',
  'PUT /api/auth/me',
  'GET /api/auth/memberships',
  'GET /api/account-deletion',
])

test.group('Every route × every caller × foreign ids', (group) => {
  let count = 0
  let world: Awaited<ReturnType<typeof makeTwoCompanies>>
  group.setup(async () => {
    world = await makeTwoCompanies()
  })
  group.each.disableTimeout()

  const endpoints = () =>
    declaredRoutes(router).flatMap((route) =>
      route.methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ ...route, method, policy: route.policies[0]! }))
    )
  type Endpoint = ReturnType<typeof endpoints>[number]

  /** The addresses of a route with each of B's ids in the place of its parameters. */
  const foreignAddresses = ({ pattern }: Endpoint) =>
    pattern.includes(':') ? world.ids.map((id) => pattern.replace(/:[a-zA-Z_]+/g, id)) : [pattern]

  const bodyOf = ({ method, pattern }: Endpoint) =>
    WITHOUT_BODY.includes(method) ? undefined : (VALID_BODIES[`${method} ${pattern}`] ?? {})

  test('there are routes, and each declares one policy', ({ assert }) => {
    assert.isAbove(endpoints().length, 25)
    for (const endpoint of endpoints()) assert.lengthOf(endpoint.policies, 1, endpoint.pattern)
  })

  test('there is a foreign record of every kind', ({ assert }) => {
    assert.deepEqual(world.without, [])
  })

  test('{method} {pattern}')
    .with(() => endpoints())
    .run(async ({ assert }, endpoint) => {
      const { method, pattern, policy } = endpoint
      const body = bodyOf(endpoint)
      const from = `127.1.0.${(count++ % 250) + 1}`
      const callers = { anonymous: undefined, ...(await signInAll(world.people)) }
      const addresses = foreignAddresses(endpoint)
      for (const [caller, token] of Object.entries(callers)) {
        // Whom the policy turns away, it turns away before any id is looked at.
        const isLetIn = policy.to === 'anyone' || policy.to.includes(caller as Role)
        for (const address of isLetIn ? addresses : addresses.slice(0, 2)) {
          const { status, text } = await call(method, address, { token, body, from })
          const what = `${caller}: ${method} ${address} answered ${status} ${text.slice(0, 200)}`

          const reachesAll = caller === 'superAdmin' && policy.scope === 'anyCompany'
          const isShown = caller === 'superAdmin' && READ_BY_OPERATOR.has(`${method} ${pattern}`)
          if (!reachesAll && !isShown) assert.notInclude(text, CANARY, what)
          const namesOwn = caller === 'member' && NAMES_OWN_COMPANIES.has(`${method} ${pattern}`)
          if (caller !== 'superAdmin' && !namesOwn) assert.notInclude(text, NAME_OF_B, what)
          assert.isBelow(status, 500, what)
          if (status >= 400) assert.isUndefined(faultOfRefusal(text), what)
          if (policy.to === 'anyone') continue

          const isKnown = !['anonymous', 'pending', 'disabled'].includes(caller)
          if (!isKnown) assert.equal(status, 401, what)
          else if (!policy.to.includes(caller as Role)) assert.equal(status, 403, what)
          else if (pattern.includes(':') && policy.scope !== 'platform' && !reachesAll) {
            assert.include([403, 404, 405], status, what)
          }
        }
      }
    })
})
