import { test } from '@japa/runner'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { ADDRESS, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const CONTACT = { name: 'Dr. Jana Grünewald', formOfAddress: 'ms', receivesInvoices: true }

test.group('Greetings on invoices', (group) => {
  group.tap((each) => each.skip(!canReadPdf, 'pdftotext is not installed'))

  test('name the contact and the sender, and stay on issued documents', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { language: 'de' })
    const save = async (preferences: object) =>
      (await desk.post('/api/settings', { preferences })).assertStatus(200)
    const textOf = async (id: string) =>
      textOfPdf((await desk.get(`/api/invoices/${id}/pdf`)).body())
    await save({ signer: 'Arta Krasniqi' })
    const body = { name: 'Kaufhaus AG', type: 'business', ...ADDRESS, contacts: [CONTACT] }
    const made = (await desk.post('/api/clients', body)).body()
    assert.equal(made.contacts[0].formOfAddress, 'ms')
    const to = { customClient: undefined, clientId: made._id }
    const { _id } = await desk.issued(to)
    const before = await textOf(_id)
    for (const part of ['Sehr geehrte Frau Dr. Grünewald,', 'Arta Krasniqi', desk.company.name]) {
      assert.include(before, part)
    }

    await save({ hasGreeting: false, signer: null })
    const other = { ...CONTACT, _id: made.contacts[0]._id, formOfAddress: 'mr' }
    const change = { ...body, contacts: [other] }
    ;(await desk.put(`/api/clients/${made._id}`, change)).assertStatus(200)
    assert.equal(await textOf(_id), before)
    const later = await textOf((await desk.issued(to))._id)
    assert.notMatch(later, /Sehr geehrte|Mit freundlichen Grüßen/)
  })

  test('greet a private person, and nobody by name among several contacts', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { language: 'de' })
    const textFor = async (body: object) => {
      const made = await desk.post('/api/clients', { ...ADDRESS, ...body })
      const to = { customClient: undefined, clientId: made.body()._id }
      const { _id } = await desk.issued(to)
      return textOfPdf((await desk.get(`/api/invoices/${_id}/pdf`)).body())
    }
    const person = { name: 'Max von Berg', type: 'person', formOfAddress: 'mr' }
    assert.include(await textFor(person), 'Sehr geehrter Herr von Berg,')
    const contacts = [CONTACT, { ...CONTACT, name: 'Ben Weiß', formOfAddress: 'mr' }]
    const several = { name: 'Kaufhaus AG', contacts }
    assert.include(await textFor(several), 'Sehr geehrte Damen und Herren,')
  })

  test('words for payers are left out where nothing is payable', async ({ client, assert }) => {
    const desk = await makeDesk(client, { language: 'de' })
    const preferences = { invoiceClosing: 'Bitte überweisen Sie pünktlich.' }
    ;(await desk.post('/api/settings', { preferences })).assertStatus(200)
    const { _id } = await desk.issued()
    ;(await desk.post(`/api/invoices/${_id}/cancel`)).assertStatus(200)
    const textOf = async (id: string) =>
      textOfPdf((await desk.get(`/api/invoices/${id}/pdf`)).body())
    assert.include(await textOf(_id), preferences.invoiceClosing)
    const { cancelledBy } = (await desk.get(`/api/invoices/${_id}`)).body()
    const cancellation = await textOf(cancelledBy._id)
    assert.include(cancellation, 'Stornorechnung')
    assert.notInclude(cancellation, preferences.invoiceClosing)
  })
})
