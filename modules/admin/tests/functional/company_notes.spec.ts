import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { makeCompany, makeSuperAdmin } from '#modules/auth/factories/company_factory'

const TEXT = 'Rief am 3. an.\nZahlt <pünktlich>.'

async function notebookOf(client: ApiClient) {
  const { company, owner } = await makeCompany()
  const { token } = await makeSuperAdmin()
  const path = `/api/admin/companies/${company.id}/notes`
  const add = (text: unknown, by = token) => client.post(path).bearerToken(by).json({ text })
  const remove = (id: string, by = token) => client.delete(`${path}/${id}`).bearerToken(by)
  const notes = async (by = token) =>
    (await client.get(`/api/admin/companies/${company.id}`).bearerToken(by)).body().notes
  return { company, owner, token, add, remove, notes }
}

test.group('Notes on a company', () => {
  test('are listed for all super admins, the latest first, and deleted by their author only', async ({
    client,
    assert,
  }) => {
    const { add, remove, notes } = await notebookOf(client)
    const { token: other } = await makeSuperAdmin()
    ;(await add(TEXT)).assertStatus(201)
    const added = await add('Zweite', other)
    assert.containsSubset(added.body(), [
      { text: 'Zweite', by: 'Test superAdmin', isOwn: true },
      { text: TEXT, isOwn: false },
    ])
    const [second, first] = await notes()
    assert.deepEqual([second.isOwn, first.isOwn], [false, true])
    ;(await remove(second._id)).assertStatus(404)
    ;(await remove(first._id)).assertStatus(204)
    ;(await remove(first._id)).assertStatus(404)
    assert.lengthOf(await notes(), 1)
  })

  test('are hidden from the company: no page, no audit log, no export', async ({
    client,
    assert,
  }) => {
    const { company, owner, add, notes } = await notebookOf(client)
    await add(TEXT)
    const [{ _id }] = await notes()
    const path = `/api/admin/companies/${company.id}`
    ;(await client.get(path).bearerToken(owner.token)).assertStatus(403)
    ;(await client.post(`${path}/notes`).bearerToken(owner.token).json({ text: 'x' })).assertStatus(
      403
    )
    ;(await client.delete(`${path}/notes/${_id}`).bearerToken(owner.token)).assertStatus(403)
    const rows = await reader().from('audit_log').where('company_id', company.id)
    assert.notInclude(JSON.stringify(rows), 'pünktlich')
    assert.lengthOf(
      rows.filter(({ action }) => action.includes('note')),
      0
    )
  })

  test('take up to 4,000 characters and no blank text', async ({ client }) => {
    const { token, add } = await notebookOf(client)
    for (const text of ['  ', 'x'.repeat(4001), 7, null]) (await add(text)).assertStatus(422)
    ;(await add('x'.repeat(4000))).assertStatus(201)
    const nobody = client.post(`/api/admin/companies/${newId()}/notes`).bearerToken(token)
    ;(await nobody.json({ text: TEXT })).assertStatus(404)
  })
})
