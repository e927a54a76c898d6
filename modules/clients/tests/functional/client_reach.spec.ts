import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'

const ACME = { name: 'Acme', contacts: [{ name: 'Anna' }] }

test.group('Reach of clients', () => {
  test('employees reach no client', async ({ client }) => {
    const { company } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const list = await client.get('/api/clients').bearerToken(employee.token)
    list.assertStatus(403)
    const made = await client.post('/api/clients').bearerToken(employee.token).json(ACME)
    made.assertStatus(403)
  })

  test('another company’s client and contact are not there', async ({ client, assert }) => {
    const [mine, theirs] = [await makeCompany(), await makeCompany()]
    const make = async (token: string) =>
      (await client.post('/api/clients').bearerToken(token).json(ACME)).body()
    const [own, foreign] = [await make(mine.owner.token), await make(theirs.owner.token)]

    for (const id of [foreign._id, newId(), 'x', "' or 1=1 --", '..%2f']) {
      const address = `/api/clients/${encodeURIComponent(id)}`
      const token = mine.owner.token
      ;(await client.get(address).bearerToken(token)).assertStatus(404)
      ;(await client.put(address).bearerToken(token).json({ name: 'x' })).assertStatus(404)
      ;(await client.delete(address).bearerToken(token)).assertStatus(404)
    }
    const stolen = await client
      .put(`/api/clients/${own._id}`)
      .bearerToken(mine.owner.token)
      .json({ contacts: [{ _id: foreign.contacts[0]._id, name: 'Stolen' }] })
    stolen.assertStatus(422)
    assert.equal(stolen.body().fields[0].field, 'contacts.0._id')
    const untouched = await client
      .get(`/api/clients/${foreign._id}`)
      .bearerToken(theirs.owner.token)
    assert.deepEqual(untouched.body(), foreign)
  })

  test('fields of the server cannot be set', async ({ client, assert }) => {
    const [mine, theirs] = [await makeCompany(), await makeCompany()]
    const extras = {
      _id: newId(),
      id: newId(),
      companyId: theirs.company.id,
      company_id: theirs.company.id,
      number: 'K-9999',
      numberSequence: 9999,
      isArchived: true,
      createdAt: '2000-01-01T00:00:00Z',
      isSuperAdmin: true,
      $isPersisted: true,
      searchText: 'x',
      outstanding: -5,
    }
    const made = await client
      .post('/api/clients')
      .bearerToken(mine.owner.token)
      .json({ name: 'Extra', ...extras })
    made.assertStatus(201)
    assert.containsSubset(made.body(), { number: 'K-0001', isArchived: false, version: 1 })
    assert.notEqual(made.body()._id, extras._id)
    const changed = await client
      .put(`/api/clients/${made.body()._id}`)
      .bearerToken(mine.owner.token)
      .json({ ...extras, isArchived: false })
    changed.assertStatus(200)
    assert.containsSubset(changed.body(), { number: 'K-0001', createdAt: made.body().createdAt })
    const others = await client.get('/api/clients').bearerToken(theirs.owner.token)
    assert.deepEqual(others.body(), [])
  })

  test('keys that reach for prototypes are left behind', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const made = await client
      .post('/api/clients')
      .bearerToken(owner.token)
      .header('content-type', 'application/json')
      .json(JSON.parse('{"name":"a","__proto__":{"polluted":1},"constructor":{"prototype":{}}}'))
    made.assertStatus(201)
    assert.notProperty({}, 'polluted')
    assert.notProperty(made.body(), 'polluted')
  })

  test('bodies of the wrong shape are refused, never a failure of ours', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const raw = [
      '{"name":"a","name":["b"]}',
      '{"name":["a"]}',
      '{"name":{"$gt":""}}',
      '{"name":""}',
      '{"name":"   "}',
      '{"name":"a\\u0000b"}',
      '{"name":"a","type":"admin"}',
      '{"name":"a","email":"nobody"}',
      '{"name":"a","vatId":"DE1"}',
      '{"name":"a","paymentTermDays":[7]}',
      '{"name":"a","paymentTermDays":1e99}',
      '{"name":"a","contacts":{}}',
      '{"name":"a","contacts":[{"_id":"x","name":"b"}]}',
      '{"name":"a","contacts":["b"]}',
      '{"name":"a","shippingAddress":[]}',
      `{"name":"${'a'.repeat(201)}"}`,
      '[]',
      '"text"',
      'null',
      '{"name":',
    ]
    for (const body of raw) {
      const response = await fetch(`http://127.0.0.1:${process.env.PORT}/api/clients`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
        body,
      })
      assert.oneOf(response.status, [400, 422], body)
    }
    const listed = await client.get('/api/clients').bearerToken(owner.token)
    assert.deepEqual(listed.body(), [])
  })

  test('one that is deleted while somebody writes to it is unknown, or in use', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const lines = [{ description: 'Advice', quantity: 1, unitPrice: 100, taxRate: 19 }]
    for (const path of ['/api/invoices', '/api/estimates', '/api/delivery-notes']) {
      const made = await client.post('/api/clients').bearerToken(owner.token).json(ACME)
      const clientId = made.body()._id
      const [gone, written] = await Promise.all([
        client.delete(`/api/clients/${clientId}`).bearerToken(owner.token),
        client.post(path).bearerToken(owner.token).json({ clientId, lines }),
      ])
      const codes = [gone, written].map((answer) => answer.body().code ?? 'done').join(', ')
      assert.include(['done, client_unknown', 'client_has_documents, done'], codes)
    }
  })
})
