import { test } from '@japa/runner'
import { verifyAuditChain } from '#core/audit/verify_audit_chain'
import { today } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { verifyDocuments } from '#modules/documents/public'
import { Invoice } from '#modules/invoicing/models/invoice'
import { verifySums } from '#modules/invoicing/verify/verify_sums'
import { makeImportDesk } from '../import_desk.js'

const FILE = `Rechnungsnummer;Rechnungsdatum;Fällig am;Kundennummer;Kunde;Netto;MwSt;Brutto;Steuersatz;Bezahlt;Bezahlt am
RE-2025-0007;1.3.2025;15.3.2025;7;;1.000,00;190,00;1.190,00;19;1.190,00;20.3.2025
RE-2025-0008;2.3.2025;16.3.2025;7;;100,00;;107,00;;7,00;5.3.2025
ALT/3;3.3.2025;;;Laufkunde;;;119,00;19;;
`

async function whole(
  assert: {
    isUndefined: (value: unknown) => void
    deepEqual: (a: unknown, b: unknown) => void
    isTrue: (value: unknown) => void
  },
  company: { id: string }
) {
  assert.isUndefined(await verifyAuditChain(company.id))
  assert.deepEqual(await verifyDocuments(company), [])
  assert.isTrue(await verifySums(company))
}

test.group('Imports of invoices', () => {
  test('take over open and paid invoices with their numbers, amounts and payments', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client, { language: 'de' })
    await desk.brought('clients', 'Nummer;Name\n7;Anna GmbH\n')
    const { done } = await desk.brought('invoices', FILE)
    assert.deepInclude(done, { created: 3, failed: 0 })
    const listed = (await desk.get('/api/invoices?sort=number&order=asc')).body()
    assert.deepEqual(
      listed.map((one: Record<string, unknown>) => [
        one.number,
        one.status,
        one.net,
        one.tax,
        one.total,
        one.open,
        one.isImported,
      ]),
      [
        ['ALT/3', 'Overdue', 100, 19, 119, 119, true],
        ['RE-2025-0007', 'Paid', 1000, 190, 1190, 0, true],
        ['RE-2025-0008', 'Overdue', 100, 7, 107, 100, true],
      ]
    )
    const one = (await desk.get(`/api/invoices/${listed[1]._id}`)).body()
    assert.equal(one.client.name, 'Anna GmbH')
    assert.deepInclude(one.payments[0], { amount: 1190, date: '2025-03-20' })
    assert.deepInclude(one.taxes[0], { rate: 19, base: 1000, tax: 190 })
    await whole(assert, desk.company)
  })

  test('are never issued again: no e-invoice, no withdrawal, a PDF that says so', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    await desk.brought(
      'invoices',
      'Invoice number,Date,Client,Net,Tax\nX1,2025-03-01,Anna,100,19\n'
    )
    const [{ _id }] = (await desk.get('/api/invoices')).body()
    const refused = await desk.get(`/api/invoices/${_id}/einvoice`)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'is_imported')
    ;(await desk.post(`/api/invoices/${_id}/void`)).assertStatus(409)
    ;(await desk.remove(`/api/invoices/${_id}`)).assertStatus(409)
    ;(await desk.get(`/api/invoices/${_id}/pdf`)).assertStatus(200)
    ;(await desk.post(`/api/invoices/${_id}/payments`, { amount: 119 })).assertStatus(201)
    await whole(assert, desk.company)
  })

  test('the client sees one by its link, without an e-invoice', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    await desk.brought(
      'invoices',
      'Invoice number,Date,Client,Net,Tax\nX1,2025-03-01,Anna,100,19\n'
    )
    const [{ _id: id }] = (await desk.get('/api/invoices')).body()
    const { url } = (await desk.post(`/api/invoices/${id}/link`)).body()
    const link = { id, key: new URL(url).hash.slice(1) }
    const shown = await client.post('/api/shared-invoices/show').json(link)
    shown.assertStatus(200)
    assert.containsSubset(shown.body(), { number: 'X1', open: 119, eInvoices: [] })
  })

  test('a cancelled one and its cancellation add up to zero, however its VAT was rounded', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    await desk.brought('clients', 'Number,Name,VAT ID,Country\n7,Anna GmbH,DE123456788,DE\n')
    await desk.brought(
      'invoices',
      'Invoice number,Date,Client number,Net,Tax,Rate\nX1,2025-03-01,7,100,19.01,19\n'
    )
    const [{ _id: id }] = (await desk.get('/api/invoices')).body()
    const { cancelledBy } = (await desk.post(`/api/invoices/${id}/cancel`)).body()
    const path = `/api/invoices/${cancelledBy._id}`
    assert.containsSubset((await desk.get(path)).body(), {
      net: -100,
      tax: -19.01,
      total: -119.01,
      taxes: [{ rate: 19, base: -100, tax: -19.01 }],
    })
    assert.equal((await desk.get(`${path}/einvoice`)).body().code, 'is_imported')
    const sent = await desk.post(`${path}/send`, { to: ['anna@example.test'] })
    sent.assertStatus(200)
    await whole(assert, desk.company)
  })

  test("the company's own range continues after imported numbers of the same pattern", async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const year = today('Europe/Berlin').slice(0, 4)
    await desk.brought(
      'invoices',
      `Invoice number,Date,Client,Net,Tax\nRE-${year}-0041,${year}-01-01,Anna,1,0.19\nRE-${year}-0007,${year}-01-01,Anna,1,0.19\n`
    )
    const line = { description: 'Rat', quantity: 1, unitPrice: 1, taxRate: 19 }
    const draft = await desk.post('/api/invoices', {
      customClient: { name: 'Bert' },
      lines: [line],
    })
    const issued = await desk.post(`/api/invoices/${draft.body()._id}/issue`)
    issued.assertStatus(200)
    assert.equal(issued.body().number, `RE-${year}-0042`)
    const again = await desk.brought(
      'invoices',
      `Invoice number,Date,Client,Net,Tax\nRE-${year}-0042,${year}-01-01,Anna,1,0.19\n`
    )
    assert.deepEqual(again.planned, { create: 0, update: 0, skip: 1, fault: 0 })
  })

  test('amounts that do not fit together, unknown clients and credit notes are faults', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const rows = [
      'A1,2025-03-01,,Anna,100,19,120,19,',
      'A2,2025-03-01,,Anna,100,25,,19,',
      'A3,2025-03-01,,Anna,-100,-19,,19,',
      'A4,2025-03-01,99,,100,19,,19,',
      'A5,2025-03-01,,Anna,100,19,,19,200',
      'A6,2999-03-01,,Anna,100,19,,19,',
      'A7,2025-03-01,,Anna,,,,,',
      'A8,2025-03-01,,Anna,10.001,,,19,',
      'A9,2025-03-01,,Anna,,,100,,',
    ]
    const { _id } = await desk.uploaded(
      'invoices',
      `Invoice number,Date,Client number,Client,Net,Tax,Gross,Tax rate,Paid\n${rows.join('\n')}\n`
    )
    const { planned } = await desk.take(_id, 'check')
    assert.deepEqual(planned, { create: 0, update: 0, skip: 0, fault: 9 })
    const columns = (await desk.faults(_id)).map(({ column }: { column: string }) => column)
    assert.deepEqual(columns, [
      'Gross',
      'Tax rate',
      'Net',
      'Client number',
      'Paid',
      'Date',
      'Net',
      'Net',
      'Tax rate',
    ])
  })

  test('undo removes them unless they have changed since', async ({ client, assert }) => {
    const desk = await makeImportDesk(client, { language: 'de' })
    await desk.brought('clients', 'Nummer;Name\n7;Anna GmbH\n')
    const { _id } = await desk.brought('invoices', FILE)
    const open = (await desk.get('/api/invoices?search=ALT')).body()[0]
    await desk.post(`/api/invoices/${open._id}/payments`, { amount: 1 })
    const { done } = await desk.take(_id, 'undo')
    assert.deepInclude(done, { removed: 2, kept: 1 })
    await whole(assert, desk.company)

    await inTx(async () => {
      const kept = await Invoice.lockIn(desk.company, open._id)
      await kept.merge({ notes: 'changed' }).save()
    })
    assert.deepEqual(await verifyDocuments(desk.company), ['ALT/3'])
  })
})
