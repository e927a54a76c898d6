import auth from '@adonisjs/auth/services/main'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import { test } from '@japa/runner'
import { makeCompany, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { Session } from '#modules/auth/models/session'

/** The guards of a request that brings this header. */
function guardFor(authorization?: string) {
  const ctx = new HttpContextFactory().create()
  if (authorization) ctx.request.request.headers.authorization = authorization
  return auth.createAuthenticator(ctx).use('session')
}

test.group('The guard of sessions', () => {
  test('a test signs in through it', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const me = await client.get('/api/auth/me').loginAs({ userId: owner.user.id })
    me.assertStatus(200)
    assert.equal(me.body().id, owner.user.id)
  })

  test('it says who calls and for which company', async ({ assert }) => {
    const { company, owner } = await makeCompany({ timeZone: 'Europe/Tirane', currency: 'ALL' })
    const guard = guardFor(`Bearer ${owner.token}`)
    assert.containsSubset(await guard.authenticate(), {
      userId: owner.user.id,
      role: 'owner',
      company: { id: company.id, timeZone: 'Europe/Tirane', currency: 'ALL', status: 'active' },
    })
    assert.isTrue(guard.isAuthenticated)
  })

  test('a super admin belongs to no company', async ({ assert }) => {
    const { token } = await makeSuperAdmin()
    const caller = await guardFor(`bearer ${token}`).authenticate()
    assert.equal(caller.role, 'superAdmin')
    assert.isUndefined(caller.company)
  })

  test('without a token that is accepted nobody is signed in', async ({ assert }) => {
    const { owner } = await makeCompany()
    for (const header of [undefined, 'Bearer', 'Bearer x', `Basic ${owner.token}`, owner.token]) {
      const guard = guardFor(header)
      assert.isFalse(await guard.check(), header)
      assert.isTrue(guard.authenticationAttempted)
      await assert.rejects(() => guard.authenticate())
      assert.throws(() => guard.getUserOrFail())
    }
  })

  test('it asks the database each time, so the end of a session takes effect at once', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const guard = guardFor(`Bearer ${owner.token}`)
    assert.isTrue(await guard.check())
    await client.post('/api/auth/logout').bearerToken(owner.token)
    assert.isFalse(await guard.check())
    assert.isUndefined(guard.user)
    assert.lengthOf(await Session.query().where('userId', owner.user.id), 1)
  })
})
