import { test } from '@japa/runner'
import { makeCompany, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { REASON, visitOf } from '#modules/auth/tests/operator_visit'

test.group('Visits of operators', () => {
  test('are listed with who, why and until when, for all companies or one', async ({
    assert,
    client,
  }) => {
    const { admin, company } = await visitOf(client)
    const list = async (query: string) =>
      (await client.get(`/api/admin/visits${query}`).bearerToken(admin.token)).body()
    const [visit] = await list(`?companyId=${company.id}`)
    assert.containSubset(visit, {
      company: { _id: company.id, name: company.name },
      by: `${admin.user.name} (Kontor)`,
      reason: REASON,
      isOver: false,
    })
    assert.include(
      (await list('')).map(({ _id }: { _id: string }) => _id),
      visit._id
    )
    const other = (await makeCompany()).company
    assert.deepEqual(await list(`?companyId=${other.id}`), [])
  })

  test('end from outside, once, also by another operator', async ({ assert, client }) => {
    const { admin, company, get } = await visitOf(client)
    const other = await makeSuperAdmin()
    const [visit] = (
      await client.get(`/api/admin/visits?companyId=${company.id}`).bearerToken(admin.token)
    ).body()
    const end = () => client.post(`/api/admin/visits/${visit._id}/end`).bearerToken(other.token)
    assert.equal((await get('clients')).status(), 200)
    assert.deepEqual((await end()).body(), { _id: visit._id, companyId: company.id })
    assert.equal((await get('clients')).status(), 401)
    assert.equal((await end()).status(), 409)
    const settings = await client.get('/api/admin/settings').bearerToken(other.token)
    // Tests whose clock is ahead have left later entries.
    const entries = settings
      .body()
      .log.filter((entry: { company: string }) => entry.company === company.name)
    assert.containSubset(entries[0], { action: 'operator.left', by: other.user.name })
  })

  test('are for super admins alone', async ({ assert, client }) => {
    const { owner } = await makeCompany()
    assert.equal((await client.get('/api/admin/visits').bearerToken(owner.token)).status(), 403)
  })
})
