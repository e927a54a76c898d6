import { test } from '@japa/runner'
import { makeImportDesk } from '../import_desk.js'

const CONTACT = {
  name: 'Jörg; "Groß"',
  email: 'j@x.test',
  phone: '+49 341 1',
  role: 'Einkauf',
  receivesInvoices: true,
}
const CLIENTS = [
  {
    name: '=HYPERLINK("http://x.test")',
    type: 'public',
    vatId: 'DE136695976',
    country: 'AT',
    language: 'sq',
    currency: 'CHF',
    paymentTermDays: 21,
    skonto: [{ days: 7, percent: 2.5 }],
    hourlyRate: 95.5,
    taxTreatment: 'reverseCharge',
    isReminded: false,
    notes: 'Zwei\nZeilen; mit "Zeichen"',
    shippingAddress: {
      name: 'Lager',
      street: 'Weg 1',
      postalCode: '04109',
      city: 'Leipzig',
      country: 'DE',
    },
    contacts: [CONTACT, ...[2, 3, 4, 5].map((n) => ({ name: `Kontakt ${n}` }))],
  },
  { name: "'=kein Apostroph von uns", phone: '-49', street: '@home' },
  {
    name: 'Ëmbëlsira Shpk',
    type: 'person',
    country: 'XK',
    eAddress: 'a@b.test',
    eAddressScheme: 'EM',
  },
]
const ITEMS = [
  {
    name: 'Stunde; lang',
    number: 'A;1',
    unitPrice: 1234.567891,
    taxRate: 19,
    unit: 'h',
    description: 'a\nb',
  },
  { name: '+Aufschlag', unitPrice: 0, taxRate: 7.5, type: 'product' },
  { name: 'Bildband', unitPrice: 39.9, taxRate: 7, priceMode: 'gross' },
]

/** The record without the fields assigned by the server. */
const plain = (records: Record<string, unknown>[]) =>
  records.map(({ _id, createdAt, version, contacts, ...record }) => ({
    ...record,
    contacts: (contacts as Record<string, unknown>[] | undefined)?.map(({ _id: _, ...one }) => one),
  }))

test.group('Exports', () => {
  test('an export as {format} in {language} can be imported again unchanged')
    .with([
      { format: 'csv', language: 'de' },
      { format: 'csv', language: 'en' },
      { format: 'xlsx', language: 'sq' },
    ])
    .run(async ({ client, assert }, { format, language }) => {
      const one = await makeImportDesk(client, { language: language as 'de' })
      for (const body of CLIENTS) (await one.post('/api/clients', body)).assertStatus(201)
      for (const body of ITEMS) (await one.post('/api/items', body)).assertStatus(201)
      const other = await makeImportDesk(client, { language: language as 'de' })

      for (const kind of ['clients', 'items']) {
        const file = await bytesOf(`/api/exports/${kind}?format=${format}`, one.owner.token)
        const made = await other.uploaded(kind, file)
        assert.isTrue(
          made.columns.every(({ field }: { field: string | null }) => field !== null),
          JSON.stringify(made.columns)
        )
        await other.take(made._id, 'check')
        assert.deepEqual(await other.faults(made._id), [])
        await other.take(made._id, 'run')
        const listed = async (desk: typeof one) =>
          plain((await desk.get(`/api/${kind}?sort=createdAt&order=asc`)).body()).sort((a, b) =>
            JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
          )
        assert.deepEqual(await listed(other), await listed(one))
      }
    })

  test('invoices come with the amounts of each rate, and can be imported elsewhere', async ({
    client,
    assert,
  }) => {
    const one = await makeImportDesk(client, { language: 'de' })
    const line = { description: 'Rat', quantity: 1, unitPrice: 100 }
    const lines = [
      { ...line, taxRate: 19 },
      { ...line, taxRate: 7 },
    ]
    const draft = await one.post('/api/invoices', { customClient: { name: 'Anna' }, lines })
    await one.post(`/api/invoices/${draft.body()._id}/issue`)
    await one.post(`/api/invoices/${draft.body()._id}/payments`, { amount: 50 })
    const file = await bytesOf('/api/exports/invoices?status=Partially%20Paid', one.owner.token)
    const other = await makeImportDesk(client, { language: 'de' })
    const { done } = await other.brought('invoices', file)
    assert.deepInclude(done, { created: 1, failed: 0 })
    const figures = async (desk: typeof one) => {
      const [listed] = (await desk.get('/api/invoices')).body()
      const { number, date, dueDate, net, tax, total, paid, open, status } = listed
      return { number, date, dueDate, net, tax, total, paid, open, status }
    }
    assert.deepEqual(await figures(other), await figures(one))
  })

  test('no cell of a CSV file is a formula, and negative numbers stay numbers', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const names = ['=1+1', '+1', '-1+1', '@SUM(A1)', '\u00a0=1', '＝1', "'=1", '-5']
    for (const name of names) await desk.post('/api/items', { name, unitPrice: 1 })
    const text = (await desk.get('/api/exports/items')).text()
    for (const line of text.slice(1).split('\r\n').slice(1)) {
      const [, name = ''] = line.split(';')
      assert.notMatch(name, /^"?\s*[=+@＝]/)
    }
    assert.include(text, ';-5;')
    assert.include(text, ";'-1+1;")
  })

  test('contain the rows that match the filters of the list, however many there are', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const rows = Array.from(
      { length: 1203 },
      (_, at) => `N${at},Kunde ${at % 2 ? 'rot' : 'blau'} ${at}`
    )
    await desk.brought('clients', `Nummer,Name\n${rows.join('\n')}\n`)
    const all = (await desk.get('/api/exports/clients')).text().trim().split('\r\n')
    assert.lengthOf(all, 1204)
    const red = (await desk.get('/api/exports/clients?search=rot')).text().trim().split('\r\n')
    assert.lengthOf(red, 602)
    ;(await desk.get('/api/exports/users')).assertStatus(404)
  })
})

async function bytesOf(path: string, token: string) {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return Buffer.from(await answer.arrayBuffer())
}
