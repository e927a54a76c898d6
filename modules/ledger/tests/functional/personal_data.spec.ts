import { test } from '@japa/runner'
import { unzipSync } from 'fflate'
import { makePerson } from '#modules/auth/factories/company_factory'
import { verifyDocuments } from '#modules/documents/public'
import { makeLedgerDesk } from '#modules/ledger/tests/ledger_desk'

const PERSON = {
  name: 'Jana Grünewald',
  type: 'person',
  email: 'jana@privat.example',
  phone: '030 123456',
  street: 'Lindenallee 7',
  city: 'Berlin',
  country: 'DE',
  notes: 'mag Tee',
}

test.group('Row 19: export and erasure of one person', () => {
  test('an export holds all that is stored, as JSON and as ZIP', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client)
    const clientId = await desk.debtor(PERSON)
    const invoice = await desk.invoice(5, { clientId })
    const data = (await desk.get(`/api/clients/${clientId}/personal-data`)).body()
    assert.containsSubset(data, {
      client: PERSON,
      accounts: [{ currency: 'EUR', balance: 119 }],
      records: { invoices: [{ id: invoice._id, client_name: PERSON.name }] },
    })
    assert.isNotEmpty(data.history)
    assert.notInclude(JSON.stringify(data), '_hash')

    const zip = await fetch(
      `http://127.0.0.1:${process.env.PORT}/api/clients/${clientId}/personal-data/zip`,
      { headers: { authorization: `Bearer ${desk.owner.token}` } }
    )
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
    assert.includeMembers(Object.keys(files), [
      'client.json',
      'history.json',
      'records/invoices.json',
    ])
    assert.equal(JSON.parse(Buffer.from(files['client.json']).toString()).email, PERSON.email)
  })

  test('erasure keeps the records that the law requires and says until when', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const contacts = [{ name: 'Piet Grünewald', email: 'piet@privat.example' }]
    const clientId = await desk.debtor({ ...PERSON, contacts })
    const invoice = await desk.invoice(5, { clientId })
    const erase = () => desk.post(`/api/clients/${clientId}/erasure`)
    const tooEarly = await erase()
    tooEarly.assertStatus(409)
    assert.equal(tooEarly.body().code, 'erasure_account_open')
    await desk.pay(invoice._id, 119)
    const link = await desk.post(`/api/clients/${clientId}/ledger-links`)
    const sent = { to: [PERSON.email], subject: 'Rechnung', message: 'Guten Tag' }
    ;(await desk.post(`/api/invoices/${invoice._id}/send`, sent)).assertStatus(200)
    const told = async (what: 'history' | 'mails') =>
      JSON.stringify((await desk.get(`/api/clients/${clientId}/${what}`)).body())
    for (const what of ['history', 'mails'] as const) assert.include(await told(what), PERSON.email)

    const erased = await erase()
    erased.assertStatus(200)
    const year = Number(desk.day(0).slice(0, 4)) + 8
    assert.containsSubset(erased.body(), {
      isErased: true,
      isArchived: true,
      retainedUntil: `${year}-12-31`,
      email: '',
      contacts: [],
    })
    const text = JSON.stringify((await desk.get(`/api/clients/${clientId}`)).body())
    for (const value of ['Jana', 'Piet', 'jana@', 'Lindenallee', 'Tee'])
      assert.notInclude(text, value)
    for (const what of ['history', 'mails'] as const) {
      assert.notInclude(await told(what), PERSON.email)
    }
    const found = await desk.get('/api/clients?archived=true&search=jana')
    assert.deepEqual(found.body(), [])

    const kept = (await desk.get(`/api/invoices/${invoice._id}`)).body()
    assert.equal(kept.buyer?.name ?? kept.client.name, PERSON.name)
    assert.deepEqual(await verifyDocuments(desk.company), [])
    const { pathname, hash } = new URL(link.body().url)
    const visited = await client
      .post('/api/shared-ledger/show')
      .json({ id: pathname.split('/').at(-1), key: hash.slice(1) })
    visited.assertStatus(404)
    ;(await erase()).assertStatus(409)
  })

  test('one contact is erased without its client, and businesses stay', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const made = await desk.post('/api/clients', {
      name: 'Bäckerei Alt',
      contacts: [
        { name: 'Anna Alt', email: 'anna@alt.example' },
        { name: 'Bert Alt', email: 'bert@alt.example' },
      ],
    })
    const { _id, contacts } = made.body()
    const erased = await desk.post(`/api/clients/${_id}/erasure`, { contactId: contacts[0]._id })
    assert.deepEqual(
      erased.body().contacts.map(({ name }: { name: string }) => name),
      ['Bert Alt']
    )
    assert.deepEqual((await desk.get('/api/clients?search=anna')).body(), [])
    assert.equal(
      (await desk.post(`/api/clients/${_id}/erasure`)).body().code,
      'only_persons_erased'
    )
    const again = await desk.post(`/api/clients/${_id}/erasure`, { contactId: contacts[0]._id })
    again.assertStatus(404)
  })

  test('is for the owner', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client)
    const member = await makePerson(desk.company.id, 'member')
    const path = `/api/clients/${desk.clientId}`
    const asked = await client.get(`${path}/personal-data`).bearerToken(member.token)
    const erased = await client.post(`${path}/erasure`).bearerToken(member.token).json({})
    assert.deepEqual([asked.status(), erased.status()], [403, 403])
  })
})
