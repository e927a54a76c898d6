import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { makeCompany, makeSuperAdmin, TEST_PASSWORD } from '#modules/auth/factories/company_factory'

interface Hint {
  code: string
  domain: string | null
  companies: { _id: string; name: string; status: string }[]
  count: number
}

/** Letters that no other test has, so that names and domains meet only here. */
const unique = () => newId().replaceAll('-', '').slice(-12)

async function applyAs(client: ApiClient, companyName: string, email: string, userEmail = email) {
  const body = { companyName, companyEmail: email, userEmail, password: TEST_PASSWORD }
  ;(await client.post('/api/auth/signup').json(body)).assertStatus(201)
  const { id } = await reader().from('companies').where('email', email).first()
  return String(id)
}

async function deskOf(client: ApiClient) {
  const { token } = await makeSuperAdmin()
  const hintsOf = async (id: string): Promise<Hint[]> =>
    (await client.get(`/api/admin/companies/${id}`).bearerToken(token)).body().hints
  const codesOf = async (id: string) => (await hintsOf(id)).map(({ code }) => code)
  const decide = (id: string, step: string) =>
    client.post(`/api/admin/companies/${id}/${step}`).bearerToken(token)
  return { token, hintsOf, codesOf, decide }
}

test.group('Hints on the application desk', () => {
  test('a company of the same name is named, whatever its legal form, case and umlauts', async ({
    client,
    assert,
  }) => {
    const { token, hintsOf } = await deskOf(client)
    const mark = unique()
    const { company } = await makeCompany({ name: `Bäckerei Müller ${mark} GmbH & Co. KG` })
    const id = await applyAs(client, `BACKEREI mueller-${mark} e. K.`, `${newId()}@gmx.de`)
    const hint = {
      code: 'same_name',
      domain: null,
      companies: [{ _id: company.id, name: company.name, status: 'active' }],
      count: 1,
    }
    assert.deepEqual(await hintsOf(id), [hint])

    const list = await client
      .get('/api/admin/companies')
      .qs({ status: 'pending', search: mark })
      .bearerToken(token)
    assert.deepEqual(list.body()[0].hints, [hint])
  })

  test('of many companies with one domain the first are named and all counted', async ({
    client,
    assert,
  }) => {
    const { hintsOf, decide } = await deskOf(client)
    const domain = `${unique()}.example`
    const ids: string[] = []
    for (let index = 0; index < 5; index++) {
      ids.push(await applyAs(client, `${unique()} AG`, `a${index}@${domain}`))
    }
    const [first = ''] = ids
    await decide(first, 'approve')
    const [hint, ...others] = await hintsOf(ids.at(-1) ?? '')
    assert.isEmpty(others)
    assert.containsSubset(hint, { code: 'same_domain', domain, count: 4 })
    assert.deepEqual(
      hint?.companies.map(({ _id, status }) => [_id, status]),
      [
        [first, 'active'],
        [ids[1], 'pending'],
        [ids[2], 'pending'],
      ]
    )
  })

  test('addresses of a free provider say nothing, those that are thrown away are named', async ({
    client,
    assert,
  }) => {
    const { codesOf, hintsOf } = await deskOf(client)
    const withFree = await applyAs(client, unique(), `${newId()}@gmx.de`)
    await applyAs(client, unique(), `${newId()}@gmx.de`)
    assert.isEmpty(await codesOf(withFree))

    const owner = `${newId()}@${unique()}.mailinator.com`
    const thrownAway = await applyAs(client, unique(), `${newId()}@gmx.de`, owner)
    const [hint] = await hintsOf(thrownAway)
    assert.equal(hint?.code, 'disposable_address')
    assert.equal(hint?.domain, owner.split('@')[1])
  })

  test('hints decide nothing, and companies that are let in have none', async ({
    client,
    assert,
  }) => {
    const { codesOf, decide } = await deskOf(client)
    const name = `${unique()} UG`
    await applyAs(client, name, `${newId()}@${unique()}.mailinator.com`)
    const id = await applyAs(client, name, `${newId()}@${unique()}.mailinator.com`)
    assert.deepEqual(await codesOf(id), ['same_name', 'disposable_address'])
    ;(await decide(id, 'approve')).assertStatus(200)
    assert.isEmpty(await codesOf(id))
  })

  test('names without a letter are no duplicates of each other', async ({ client, assert }) => {
    const { codesOf } = await deskOf(client)
    await applyAs(client, '!!!', `${newId()}@gmx.de`)
    assert.isEmpty(await codesOf(await applyAs(client, '???', `${newId()}@gmx.de`)))
  })
})
