import { test } from '@japa/runner'
import { inTx, reader } from '#core/database/in_tx'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { addClient } from '#modules/clients/actions/add_clients'

const INJECTIONS = [
  "' or '1'='1",
  "'; drop table clients; --",
  '1; select pg_sleep(5)',
  "name' union select password_hash from users --",
  'name, (select 1)',
  'name desc',
  '`name`',
  '"name"',
  "') or sleep(5) --",
  '%',
  '_',
  '!',
  '\\',
  "\\' or 1=1 #",
  '{{7*7}}',
  '{"$gt":""}',
  '%00',
  '\u{1F4A3}',
]

/** Named in an order of their own, so that no list is right by chance. */
async function makeClients(names: string[]) {
  const { company, owner } = await makeCompany()
  const scope = {
    id: company.id,
    status: 'active' as const,
    language: company.language,
    currency: company.currency,
    timeZone: company.timeZone,
  }
  for (const name of names) {
    await inTx(() => addClient(scope, { name, type: name.length > 6 ? 'business' : 'person' }))
  }
  return { company, token: owner.token }
}

test.group('List of clients', () => {
  test('by name as people sort, and the other ways', async ({ client, assert }) => {
    const { token } = await makeClients(['zebra', 'Äpfel GmbH', 'apfel', 'Beton AG'])
    const list = async (query: string) => {
      const response = await client.get(`/api/clients${query}`).bearerToken(token)
      response.assertStatus(200)
      return response.body().map(({ name }: { name: string }) => name)
    }
    assert.deepEqual(await list(''), ['apfel', 'Äpfel GmbH', 'Beton AG', 'zebra'])
    assert.deepEqual(await list('?order=desc'), ['zebra', 'Beton AG', 'Äpfel GmbH', 'apfel'])
    assert.deepEqual(await list('?sort=number'), ['zebra', 'Äpfel GmbH', 'apfel', 'Beton AG'])
    assert.deepEqual(await list('?type=business'), ['Äpfel GmbH', 'Beton AG'])
    assert.deepEqual(await list('?search=APFEL'), ['apfel', 'Äpfel GmbH'])
    assert.deepEqual(await list('?search=gmbh%20apf'), ['Äpfel GmbH'])
    assert.deepEqual(await list('?search=K-0004'), ['Beton AG'])
    assert.deepEqual(await list('?country=DE&search=zeb'), ['zebra'])
    assert.deepEqual(await list('?country=AL'), [])
  })

  test('pages tell the total and lead on', async ({ client, assert }) => {
    const { token } = await makeClients(['a', 'b', 'c', 'd', 'e'])
    const page = await client.get('/api/clients?pageSize=2&page=2&sort=name').bearerToken(token)
    assert.deepEqual(
      page.body().map(({ name }: { name: string }) => name),
      ['c', 'd']
    )
    assert.equal(page.header('x-total-count'), '5')
    assert.equal(
      page.header('link'),
      [
        '</api/clients?pageSize=2&page=1&sort=name>; rel="first"',
        '</api/clients?pageSize=2&page=1&sort=name>; rel="prev"',
        '</api/clients?pageSize=2&page=3&sort=name>; rel="next"',
        '</api/clients?pageSize=2&page=3&sort=name>; rel="last"',
      ].join(', ')
    )
    const whole = await client.get('/api/clients').bearerToken(token)
    assert.isUndefined(whole.header('link'))
    const behind = await client.get('/api/clients?page=9').bearerToken(token)
    assert.deepEqual(behind.body(), [])
  })

  test('wishes that no list knows are refused', async ({ client }) => {
    const { token } = await makeClients([])
    const wrong = ['sort=email', 'sort[]=name&sort[]=city', 'order=up', 'page=0', 'page=x']
    const others = ['pageSize=501', 'page=1.5', 'search[$gt]=', 'type=admin', 'archived=maybe']
    for (const query of [...wrong, ...others]) {
      const response = await client.get(`/api/clients?${query}`).bearerToken(token)
      response.assertStatus(422)
    }
  })

  test('nothing that is sent becomes SQL', async ({ client, assert }) => {
    const { company, token } = await makeClients(['Only one'])
    for (const injection of INJECTIONS) {
      const text = encodeURIComponent(injection)
      const found = await client.get(`/api/clients?search=${text}`).bearerToken(token)
      found.assertStatus(200)
      assert.deepEqual(found.body(), [], injection)
      for (const parameter of ['sort', 'order', 'type', 'page', 'pageSize', 'archived']) {
        const response = await client.get(`/api/clients?${parameter}=${text}`).bearerToken(token)
        response.assertStatus(422)
      }
      const country = await client.get(`/api/clients?country=${text}`).bearerToken(token)
      assert.oneOf(country.status(), [200, 422])
    }
    const rows = await reader().from('clients').where('company_id', company.id)
    assert.lengthOf(rows, 1)
  })
})
