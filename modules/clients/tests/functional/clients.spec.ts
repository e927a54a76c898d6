import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { Client, letterRecipients } from '#modules/clients/public'

const ACME = {
  type: 'business',
  name: 'Ärzte & Söhne GmbH',
  email: 'info@aerzte.test',
  vatId: 'de 136695976',
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
  test('a postal code is checked by the country of the request, the client, or the company', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const send = (method: 'post' | 'put', path: string, body: object) =>
      client[method](path).bearerToken(owner.token).json(body)
    const faults = ({ fields = [] }: { fields?: { field: string }[] }) =>
      fields.map(({ field }) => field)
    const short = await send('post', '/api/clients', { name: 'Kurz', postalCode: '1067' })
    assert.deepEqual([short.status(), ...faults(short.body())], [422, 'postalCode'])

    const vienna = { name: 'Wien', postalCode: '1010', country: 'AT' }
    const { _id } = (await send('post', '/api/clients', vienna)).body()
    const path = `/api/clients/${_id}`
    assert.equal((await send('put', path, { postalCode: '10115' })).status(), 422)
    assert.equal((await send('put', path, { postalCode: '1020' })).status(), 200)
    const shippingAddress = { postalCode: '1067', country: 'DE' }
    const shipped = await send('put', path, { shippingAddress })
    assert.deepEqual(faults(shipped.body()), ['shippingAddress.postalCode'])

    const settings = await send('post', '/api/settings', { companyInfo: { postalCode: '1067' } })
    assert.deepEqual(faults(settings.body()), ['companyInfo.postalCode'])
  })

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
      vatId: 'DE136695976',
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
    assert.deepEqual((await letterRecipients(record)).to, ['anna@aerzte.test'])
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

  test('of two changes to one version, one wins and the other gets a conflict', async ({
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

  test('a client is deleted with its contacts', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const make = async () =>
      (await client.post('/api/clients').bearerToken(owner.token).json(ACME)).body()._id
    await make()
    const free = await make()

    const deleted = await client.delete(`/api/clients/${free}`).bearerToken(owner.token)
    deleted.assertStatus(200)
    const again = await client.delete(`/api/clients/${free}`).bearerToken(owner.token)
    again.assertStatus(404)
    const contacts = await reader().from('client_contacts').where('company_id', company.id)
    assert.lengthOf(contacts, 2)
  })

  test('a client that an invoice names stays', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const made = (await client.post('/api/clients').bearerToken(owner.token).json(ACME)).body()
    const invoice = await client
      .post('/api/invoices')
      .bearerToken(owner.token)
      .json({
        clientId: made._id,
        lines: [{ description: 'Work', quantity: 1, unitPrice: 100, taxRate: 19 }],
      })
    invoice.assertStatus(201)
    const refused = await client.delete(`/api/clients/${made._id}`).bearerToken(owner.token)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'client_has_documents')
    const kept = await client.get(`/api/clients/${made._id}`).bearerToken(owner.token)
    assert.deepEqual(kept.body(), made)
  })

  test('the reference of a German authority is a Leitweg-ID with right check digits', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const save = (own: object) =>
      client
        .post('/api/clients')
        .bearerToken(owner.token)
        .json({ name: 'Stadt Kiel', type: 'public', country: 'DE', ...own })
    for (const buyerReference of ['99-1', '04011000-1234512345-07', 'K-77']) {
      const refused = await save({ buyerReference })
      refused.assertStatus(422)
      assert.equal(refused.body().fields[0].field, 'buyerReference')
    }
    ;(await save({ buyerReference: '04011000-1234512345-06' })).assertStatus(201)
    for (const own of [{ country: 'AT' }, { type: 'business' }]) {
      ;(await save({ ...own, buyerReference: '99-1' })).assertStatus(201)
    }
  })
})
