import { test } from '@japa/runner'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'

const VIEW = { list: 'invoices', name: 'Überfällig', parameters: 'status=Overdue&sort=daysOverdue' }

test.group('Saved views', () => {
  test('row 44: a person keeps the filters of a list under a name and finds them again', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const as = (token: string) => ({
      list: async () =>
        (await client.get('/api/saved-views?list=invoices').bearerToken(token)).body(),
      save: (body: object) => client.post('/api/saved-views').bearerToken(token).json(body),
    })
    const made = await as(owner.token).save(VIEW)
    made.assertStatus(201)
    assert.deepEqual(await as(owner.token).list(), [
      { _id: made.body()._id, ...VIEW, isDefault: false },
    ])
    const again = await as(owner.token).save(VIEW)
    again.assertStatus(422)
    assert.equal(again.body().fields[0].field, 'name')
  })

  test('row 44: a list opens with one view at most', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const save = async (name: string, list = 'invoices') =>
      (
        await client
          .post('/api/saved-views')
          .bearerToken(owner.token)
          .json({ ...VIEW, name, list, isDefault: true })
      ).body()
    const [first] = [await save('A'), await save('B'), await save('C', 'clients')]
    const views = async () =>
      (await client.get('/api/saved-views').bearerToken(owner.token))
        .body()
        .filter(({ isDefault }: { isDefault: boolean }) => isDefault)
        .map(({ name }: { name: string }) => name)
    assert.deepEqual(await views(), ['B', 'C'])
    const change = client.put(`/api/saved-views/${first._id}`).bearerToken(owner.token)
    assert.deepInclude((await change.json({ isDefault: true })).body(), { name: 'A' })
    assert.deepEqual(await views(), ['A', 'C'])
  })

  test('row 44: views are their owner’s alone', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const colleague = await makePerson(company.id, 'member')
    await client.post('/api/saved-views').bearerToken(owner.token).json(VIEW)
    const [view] = (await client.get('/api/saved-views').bearerToken(owner.token)).body()
    const theirs = await client.get('/api/saved-views').bearerToken(colleague.token)
    assert.deepEqual(theirs.body(), [])
    const path = `/api/saved-views/${view._id}`
    ;(await client.put(path).bearerToken(colleague.token).json({ name: 'X' })).assertStatus(404)
    ;(await client.delete(path).bearerToken(colleague.token)).assertStatus(404)
    ;(await client.delete(path).bearerToken(owner.token)).assertStatus(200)
  })
})
