import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { declaredRoutes } from '#core/http/route_policies'
import { makePerson } from '#modules/auth/factories/company_factory'
import { REASON, visitOf } from '#modules/auth/tests/operator_visit'
import { isText } from '../../../../web/tests/browser/stage/words.js'

test.group('The owner and the visits', () => {
  test('has a word for each part of a company that can be looked at', ({ assert }) => {
    const areas = declaredRoutes(router)
      .filter(({ methods, policies: [policy] }) => {
        const isOfCompany = policy?.scope === 'company' || policy?.scope === 'anyCompany'
        const isOpen = isOfCompany ? policy.operator !== 'closed' : policy?.operator === 'read'
        return methods.includes('GET') && isOpen && policy?.to.includes('owner')
      })
      .map(({ name }) => name.split('.')[0])
    assert.isAbove(new Set(areas).size, 20)
    assert.deepEqual(
      [...new Set(areas)].filter((area) => !isText(`audit:area.${area}`)),
      []
    )
  })

  test('finds each visited part once in the audit log, with the reason and the operator', async ({
    client,
    assert,
  }) => {
    const { get, post, log } = await visitOf(client)
    await Promise.all([1, 2, 3].map(() => get('invoices')))
    await get('invoices/counts')
    await get('clients')
    await post('visit-ends', {})
    const own = (await log()).filter(({ action }: { action: string }) => /^operator/.test(action))
    assert.deepEqual(
      own.map(({ action, details }: { action: string; details: { area?: string } }) =>
        [action, details.area].filter(Boolean).join(' ')
      ),
      ['operator.left', 'operator.viewed clients', 'operator.viewed invoicing', 'operator.entered']
    )
    assert.containsSubset(own.at(-1), {
      details: { reason: REASON },
      by: { name: 'Test superAdmin (Kontor)' },
    })
  })

  test('lists the visits and consents to changes until a day; others of the company cannot', async ({
    client,
    assert,
  }) => {
    const { company, owner, token, get, post, consent, log } = await visitOf(client)
    const member = await makePerson(company.id, 'member')
    ;(await consent(7, member.token)).assertStatus(403)
    ;(await consent(7, token)).assertStatus(403)
    for (const days of [-1, 31, 1.5, 'x', null]) {
      ;(await consent(days as number)).assertStatus(422)
    }
    const client1 = { name: 'Neue Kundin' }
    assert.equal((await post('clients', client1)).body().code, 'operator_needs_consent')
    const allowed = (await consent(7)).body()
    assert.closeTo(Date.parse(allowed.allowedUntil), Date.now() + 7 * 86_400_000, 60_000)
    assert.containsSubset(allowed.visits, [{ reason: REASON, isOver: false }])
    ;(await post('clients', client1)).assertStatus(201)
    ;(await get('clients', owner.token)).assertBodyContains([client1])
    const [created] = (await log()).filter(
      ({ action }: { action: string }) => action === 'client.created'
    )
    assert.equal(created.by.name, 'Test superAdmin (Kontor)')

    assert.isNull((await consent(0)).body().allowedUntil)
    assert.equal((await post('clients', client1)).body().code, 'operator_needs_consent')
  })

  test('consent ends on its day', async ({ client, assert }) => {
    const { company, post, consent } = await visitOf(client)
    await consent(1)
    await inTx(() =>
      writer()
        .from('companies')
        .where('id', company.id)
        .update({ operator_access_until: Date.now() - 1 })
    )
    assert.equal((await post('clients', { name: 'x' })).body().code, 'operator_needs_consent')
  })

  test('a suspended company is read on a visit, and not written with consent', async ({
    client,
    assert,
  }) => {
    const { admin, company, get, post, consent } = await visitOf(client)
    await consent(1)
    await client
      .post(`/api/admin/companies/${company.id}/suspend`)
      .bearerToken(admin.token)
      .json({ reason: 'Late.' })
    ;(await get('invoices')).assertStatus(200)
    assert.equal((await post('clients', { name: 'x' })).body().code, 'company_suspended')
  })
})
