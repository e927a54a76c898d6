import { RouterFactory } from '@adonisjs/core/factories/http'
import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import { forAnyone, forCompany, forSelf } from '#core/http/access'
import type { CompanyContext, SignedInContext } from '#core/http/caller'
import { declaredRoutes } from '#core/http/route_policies'

class Greetings {
  index({ request }: HttpContext) {
    return request.url()
  }

  show({ caller }: SignedInContext) {
    return caller.userId
  }

  store({ company }: CompanyContext) {
    return company.id
  }
}
const controller = async () => ({ default: Greetings })

test.group('The context of a handler and the policy of its route', () => {
  test('the compiler accepts a handler that needs no more than its policy gives', ({ assert }) => {
    const router = new RouterFactory().create()
    router.get('/api/a', [controller, 'index']).use(forAnyone).as('a')
    router.get('/api/b', [controller, 'show']).use(forSelf).as('b')
    router.get('/api/c', [controller, 'show']).use(forCompany).as('c')
    router.get('/api/d/:id', [controller, 'store']).where('id', /^\d$/).use(forCompany).as('d')
    router
      .get('/api/e', ({ caller }: SignedInContext) => caller.userId)
      .use(forSelf)
      .as('e')
    router.commit()
    const policies = declaredRoutes(router).map((route) => route.policies[0]?.to)
    assert.deepEqual(policies, [
      forAnyone.policy.to,
      forSelf.policy.to,
      forCompany.policy.to,
      forCompany.policy.to,
      forSelf.policy.to,
    ])
  })

  test('the compiler refuses a handler that needs more than its policy gives', ({ assert }) => {
    const router = new RouterFactory().create()
    // @ts-expect-error A caller is asked for where nobody has to sign in.
    router.get('/api/a', [controller, 'show']).use(forAnyone).as('a')
    // @ts-expect-error A company is asked for where super admins get in.
    router.post('/api/b', [controller, 'store']).use(forSelf).as('b')
    // @ts-expect-error A company is asked for where nobody has to sign in.
    router.put('/api/c', [controller, 'store']).use(forAnyone).as('c')
    // @ts-expect-error There is no such handler.
    router.delete('/api/d', [controller, 'destroy']).use(forSelf).as('d')
    router.commit()
    assert.lengthOf(declaredRoutes(router), 4)
  })
})
