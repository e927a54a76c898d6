import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { Client, clientDeletionGuards, invoiceRecipients } from '#modules/clients/public'

const ACME = {
  type: 'business',
  name: 'Ärzte & Söhne GmbH',
  email: 'info@aerzte.test',
  vatId: 'de 123456789',
  language: 'de',
  paymentTermDays: 14,
  street: 'Hauptstraße 1',
  postalCode: '50667',
  city: 'Köln',
  country: 'de',
  shippingAddress: { street: 'Lager 2', city: 'Bonn' },
  contacts: [
    { name: 'Anna Weiß', email: 'anna@aerzte.test', role: 'Buchhaltung', receivesInvoices: true },
    { name: 'Bob' },
  ],
  notes: '<img src=x onerror=alert(1)>',
}

test.group('Clients', () => {
  test('a client is made with a number, defaults and contacts, and read back alike', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const made = await client.post('/api/clients').bearerToken(owner.token).json(ACME)
    made.assertStatus(201)
    assert.containsSubset(made.body(), {
      number: 'K-0001',
      name: 'Ärzte & Söhne GmbH',
      vatId: 'DE123456789',
      currency: null,
      country: 'DE',
      isArchived: false,
      version: 1,
      notes: '<img src=x onerror=alert(1)>',
      shippingAddress: { name: '', street: 'Lager 2', postalCode: '', city: 'Bonn', country: '' },
      contacts: [
        { name: 'Anna Weiß', receivesInvoices: true },
        { name: 'Bob', email: '', receivesInvoices: false },
      ],
    })
    const read = await client.get(`/api/clients/${made.body()._id}`).bearerToken(owner.token)
    assert.deepEqual(read.body(), made.body())
    const listed = await client.get('/api/clients').bearerToken(owner.token)
    assert.deepEqual(listed.body(), [made.body()])

    const record = await Client.of(company).where('id', made.body()._id).firstOrFail()
    assert.equal(record.shippingAddress?.city, 'Bonn')
    assert.deepEqual(await invoiceRecipients(record), ['anna@aerzte.test'])
  })

  test('a change keeps what it leaves out, and a stale one gets the current client', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const made = (await client.post('/api/clients').bearerToken(owner.token).json(ACME)).body()
    const put = (body: object) =>
      client.put(`/api/clients/${made._id}`).bearerToken(owner.token).json(body)

    const [anna] = made.contacts
    const changed = await put({
      version: 1,
      phone: '+49 221 1',
      email: '',
      paymentTermDays: null,
      contacts: [{ name: 'Çlirim' }, { ...anna, name: 'Anna Schwarz' }],
    })
    changed.assertStatus(200)
    assert.containsSubset(changed.body(), {
      version: 2,
      name: ACME.name,
      phone: '+49 221 1',
      email: '',
      paymentTermDays: null,
    })
    assert.deepEqual(
      changed.body().contacts.map(({ name }: { name: string }) => name),
      ['Çlirim', 'Anna Schwarz']
    )
    assert.equal(changed.body().contacts[1]._id, anna._id)

    const stale = await put({ version: 1, phone: '0' })
    stale.assertStatus(409)
    assert.equal(stale.body().code, 'version_conflict')
    assert.deepEqual(stale.body().current, changed.body())

    const archived = await put({ version: 2, isArchived: true })
    assert.isTrue(archived.body().isArchived)
    const list = async (query: string) =>
      (await client.get(`/api/clients${query}`).bearerToken(owner.token)).body().length
    assert.deepEqual([await list(''), await list('?archived=true')], [0, 1])
    await put({ isArchived: false })
    assert.deepEqual([await list(''), await list('?archived=true')], [1, 0])
    const actions = await reader()
      .from('audit_log')
      .where('subject_id', made._id)
      .orderBy('sequence')
      .select('action')
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['client.created', 'client.changed', 'client.archived', 'client.restored']
    )
  })

  test('of two changes of one version, one wins and the other is told', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const made = (await client.post('/api/clients').bearerToken(owner.token).json(ACME)).body()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        client
          .put(`/api/clients/${made._id}`)
          .bearerToken(owner.token)
          .json({ version: 1, city: `City ${index}` })
      )
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, ...Array(7).fill(409)])
  })

  test('parallel new clients get gapless numbers', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        client
          .post('/api/clients')
          .bearerToken(owner.token)
          .json({ name: `Client ${index}` })
      )
    )
    const numbers = answers.map((answer) => answer.body().number).sort()
    assert.deepEqual(
      numbers,
      Array.from({ length: 30 }, (_, index) => `K-${String(index + 1).padStart(4, '0')}`)
    )
  })

  test('a client is deleted with its contacts unless something needs it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { company, owner } = await makeCompany()
    const make = async () =>
      (await client.post('/api/clients').bearerToken(owner.token).json(ACME)).body()._id
    const [needed, free] = [await make(), await make()]
    clientDeletionGuards.push(async ({ id }) => id === needed)
    cleanup(() => {
      clientDeletionGuards.pop()
    })

    const refused = await client.delete(`/api/clients/${needed}`).bearerToken(owner.token)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'client_has_documents')
    const deleted = await client.delete(`/api/clients/${free}`).bearerToken(owner.token)
    deleted.assertStatus(200)
    const again = await client.delete(`/api/clients/${free}`).bearerToken(owner.token)
    again.assertStatus(404)
    const contacts = await reader().from('client_contacts').where('company_id', company.id)
    assert.lengthOf(contacts, 2)
  })

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
})
