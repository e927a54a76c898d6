import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { inTx, reader, writer } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { makeCompany, makePerson, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { makePlan } from '#modules/auth/factories/plan_factory'
import { Company } from '#modules/auth/models/company'

const newName = () => `Tarif ${newId().slice(-12)}`

async function operatorOf(client: ApiClient) {
  const { token } = await makeSuperAdmin()
  const send = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
    client[method](`/api/admin/${path}`).bearerToken(token).json(body)
  const read = async (path: string) =>
    (await client.get(`/api/admin/${path}`).bearerToken(token)).body()
  const planOf = async (name: string) =>
    (await read('plans')).find((plan: { name: string }) => plan.name === name)
  return { token, send, read, planOf }
}

test.group('Plans of the installation', () => {
  test('are added, changed and deleted by super admins, and the operator log says so', async ({
    client,
    assert,
  }) => {
    const { send, read, planOf } = await operatorOf(client)
    const [name, renamed] = [newName(), newName()]
    ;(await send('post', 'plans', { name, members: 5, storageBytes: 2_000_000 })).assertStatus(201)
    const plan = await planOf(name)
    assert.containsSubset(plan, {
      members: 5,
      clients: null,
      invoicesPerMonth: null,
      storageBytes: 2_000_000,
      isDefault: false,
      companyCount: 0,
    })
    ;(await send('put', `plans/${plan._id}`, { name: renamed, clients: 7 })).assertStatus(200)
    assert.containsSubset(await planOf(renamed), { _id: plan._id, members: null, clients: 7 })
    ;(await send('delete', `plans/${plan._id}`)).assertStatus(200)
    assert.isUndefined(await planOf(renamed))

    const { log } = await read('settings')
    const entries = log.filter(
      ({ details }: { details: { planId?: string } }) => details.planId === plan._id
    )
    assert.deepEqual(
      entries.map(({ action, details }: { action: string; details: { plan: string } }) => [
        action,
        details.plan,
      ]),
      [
        ['plan.deleted', renamed],
        ['plan.changed', renamed],
        ['plan.created', name],
      ]
    )
  })

  test('are closed to companies, whose owners only see their own', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const { id } = await makePlan({ clients: 2 })
    const body = { name: newName() }
    for (const { token } of [owner, await makePerson(company.id, 'member')]) {
      for (const answer of [
        await client.get('/api/admin/plans').bearerToken(token),
        await client.post('/api/admin/plans').bearerToken(token).json(body),
        await client.put(`/api/admin/plans/${id}`).bearerToken(token).json(body),
        await client.delete(`/api/admin/plans/${id}`).bearerToken(token),
        await client
          .put(`/api/admin/companies/${company.id}/plan`)
          .bearerToken(token)
          .json({ planId: null }),
      ]) {
        answer.assertStatus(403)
      }
    }
    const own = () => client.get('/api/plan').bearerToken(owner.token)
    assert.deepEqual((await own()).body(), { plan: null })
    const { send } = await operatorOf(client)
    ;(await send('put', `companies/${company.id}/plan`, { planId: id })).assertStatus(200)
    assert.containsSubset((await own()).body(), {
      plan: {
        _id: id,
        usage: [
          { limit: 'members', used: 2, allowed: null },
          { limit: 'clients', used: 0, allowed: 2 },
          { limit: 'invoicesPerMonth', used: 0, allowed: null },
          { limit: 'storageBytes', used: 0, allowed: null },
        ],
      },
    })
    const { token: employee } = await makePerson(company.id, 'employee')
    ;(await client.get('/api/plan').bearerToken(employee)).assertStatus(403)
  })

  test('a plan is given and taken on the page of a company, whose own log names both', async ({
    client,
    assert,
  }) => {
    const { send, read } = await operatorOf(client)
    const { company } = await makeCompany()
    const plan = await makePlan({ members: 3 })
    const path = `companies/${company.id}`
    assert.isNull((await read(path)).planUsage)
    const given = await send('put', `${path}/plan`, { planId: plan.id })
    given.assertStatus(200)
    assert.containsSubset(given.body(), { plan: { name: plan.name } })
    assert.containsSubset((await read(path)).planUsage, {
      _id: plan.id,
      usage: [{ limit: 'members', used: 1, allowed: 3 }],
    })
    // The same plan again changes nothing.
    await send('put', `${path}/plan`, { planId: plan.id })
    ;(await send('put', `${path}/plan`, { planId: null })).assertStatus(200)
    assert.isNull((await read(path)).planUsage)

    const entries = await reader()
      .from('audit_log')
      .where({ company_id: company.id, action: 'company.plan_changed' })
      .orderBy('sequence')
    assert.deepEqual(
      entries.map(({ details }) => JSON.parse(details)),
      [
        { before: null, plan: plan.name },
        { before: plan.name, plan: null },
      ]
    )
  })

  test('a plan in use cannot be deleted, and the refusal names the companies', async ({
    client,
    assert,
  }) => {
    const { send, planOf } = await operatorOf(client)
    const { company } = await makeCompany()
    const plan = await makePlan()
    await send('put', `companies/${company.id}/plan`, { planId: plan.id })
    assert.equal((await planOf(plan.name)).companyCount, 1)
    const refused = await send('delete', `plans/${plan.id}`)
    refused.assertStatus(409)
    assert.containsSubset(refused.body(), {
      code: 'plan_in_use',
      error: `The plan “${plan.name}” is in use: ${company.name}. Give these companies another plan first.`,
      companies: [{ _id: company.id, name: company.name }],
      count: 1,
    })
    // A closed company is only a name; it keeps no plan.
    await inTx(() =>
      writer().from('companies').where('id', company.id).update({ status: 'closed' })
    )
    ;(await send('put', `companies/${company.id}/plan`, { planId: null })).assertStatus(409)
    ;(await send('delete', `plans/${plan.id}`)).assertStatus(200)
    assert.isNull((await Company.findOrFail(company.id)).planId)
  })

  test('one plan is the default, and a company gets it when it is let in', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(async () => {
      await inTx(() => writer().from('plans').update({ is_default: false }))
    })
    const { send, planOf, read } = await operatorOf(client)
    const [first, second] = [newName(), newName()]
    await send('post', 'plans', { name: first, isDefault: true })
    await send('post', 'plans', { name: second, isDefault: true, members: 9 })
    assert.isFalse((await planOf(first)).isDefault)
    assert.isTrue((await planOf(second)).isDefault)

    const company = await inTx(() =>
      Company.apply({
        name: newName(),
        email: `${newId()}@example.test`,
        plan: 'Basic',
        language: 'de',
      })
    )
    assert.isNull((await read(`companies/${company.id}`)).planUsage)
    ;(await send('post', `companies/${company.id}/approve`)).assertStatus(200)
    assert.equal((await read(`companies/${company.id}`)).planUsage.name, second)
  })

  test('bad input is refused by field', async ({ client, assert }) => {
    const { send } = await operatorOf(client)
    const { company } = await makeCompany()
    const taken = await makePlan()
    for (const body of [
      {},
      { name: '  ' },
      { name: 'x'.repeat(61) },
      { name: newName(), members: 0 },
      { name: newName(), clients: -1 },
      { name: newName(), invoicesPerMonth: 1.5 },
      { name: newName(), storageBytes: 1e16 },
      { name: newName(), members: 'many' },
      { name: newName(), isDefault: 'perhaps' },
    ]) {
      ;(await send('post', 'plans', body)).assertStatus(422)
    }
    const twice = await send('post', 'plans', { name: taken.name.toUpperCase() })
    twice.assertStatus(422)
    assert.equal(twice.body().fields[0].rule, 'plan_name_taken')
    for (const planId of [undefined, 'x', 7]) {
      ;(await send('put', `companies/${company.id}/plan`, { planId })).assertStatus(422)
    }
    const path = `companies/${company.id}/plan`
    ;(await send('put', path, { planId: newId() })).assertStatus(404)
    ;(await send('put', `companies/${newId()}/plan`, { planId: taken.id })).assertStatus(404)
    ;(await send('put', `plans/${newId()}`, { name: newName() })).assertStatus(404)
    ;(await send('delete', `plans/${newId()}`)).assertStatus(404)
  })
})
