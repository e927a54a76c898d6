import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { verifyDocuments } from '#modules/documents/public'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'

test.group('Issued documents', () => {
  test('a change behind the back of the application is found and named', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const [first, second, third] = [await desk.issued(), await desk.issued(), await desk.issued()]
    await desk.post(`/api/invoices/${first._id}/payments`, { amount: 19 })
    await desk.post(`/api/invoices/${third._id}/cancel`)
    assert.deepEqual(await verifyDocuments(desk.company), [])

    const tamper = (table: string, where: object, values: object) =>
      inTx(async () => {
        await writer().from(table).where(where).update(values)
      })
    await tamper('invoice_lines', { invoice_id: first._id }, { description: 'Nothing' })
    await tamper('invoices', { id: second._id }, { total: 11_901 })
    assert.deepEqual(await verifyDocuments(desk.company), [first.number, second.number])
  })

  test('a document keeps its parties when company and client change', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const made = await desk.post('/api/clients', {
      type: 'business',
      name: 'Grünewald AG',
      street: 'Am Markt 3',
      postalCode: '04109',
      city: 'Leipzig',
      country: 'DE',
      language: 'de',
      paymentTermDays: 14,
      currency: 'CHF',
    })
    made.assertStatus(201)
    const clientId = made.body()._id
    const invoice = await desk.issued({ clientId, customClient: undefined, date: '2026-03-01' })
    assert.containsSubset(invoice, {
      client: { _id: clientId, name: 'Grünewald AG' },
      customClient: null,
      currency: 'CHF',
      dueDate: '2026-03-15',
    })

    const renamed = await desk.put(`/api/clients/${clientId}`, { ...made.body(), name: 'Neu AG' })
    renamed.assertStatus(200)
    await desk.post('/api/settings', { companyInfo: { companyName: 'Other GmbH' } })
    const now = (await desk.get(`/api/invoices/${invoice._id}`)).body()
    assert.equal(now.buyer.name, 'Grünewald AG')
    assert.equal(now.client.name, 'Grünewald AG')
    assert.equal(now.seller.companyName, desk.company.name)
    assert.deepEqual(await verifyDocuments(desk.company), [])

    const deletion = await desk.remove(`/api/clients/${clientId}`)
    assert.deepEqual([deletion.status(), deletion.body().code], [409, 'client_has_documents'])
  })
})
