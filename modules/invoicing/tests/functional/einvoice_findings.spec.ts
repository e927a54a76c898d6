import { test } from '@japa/runner'
import { schemaErrors } from '#modules/einvoices/tests/support/xsd'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { LEITWEG_ID, makeEInvoiceDesk } from '../einvoice_desk.js'

interface Told {
  profile: string
  isValid: boolean
  findings: { rule: string; field: string; severity: string; message: string }[]
}

test.group('Missing particulars of an e-invoice', () => {
  test('each missing particular has its field and rule, in the language of the user', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { language: 'de' })
    const { _id } = await desk.issued({ customClient: { name: 'Anna', country: 'DE' } })
    await desk.post('/api/settings', { preferences: { language: 'de' } })
    const ask = (path: string) => desk.get(`/api/invoices/${_id}/${path}`)

    const refused = await ask('xml?format=xrechnung')
    assert.deepEqual([refused.status(), refused.body().code], [422, 'einvoice_invalid'])
    assert.containsSubset(refused.body().fields, [
      {
        rule: 'BR-61',
        field: 'company.iban',
        message: 'Bitte ergänzen: die IBAN Ihrer Firma.',
      },
      { rule: 'BR-DE-15', field: 'buyerReference' },
      { rule: 'BR-DE-8', field: 'client.city' },
      { rule: 'PEPPOL-EN16931-R010', field: 'client.eAddress' },
    ])
    assert.sameMembers(Object.keys(refused.body().fields[0]), ['field', 'message', 'rule'])
    const hybrid = await ask('pdf?format=zugferd')
    assert.deepEqual([hybrid.status(), hybrid.body().code], [422, 'einvoice_invalid'])
    assert.notInclude(
      hybrid.body().fields.map(({ field }: { field: string }) => field),
      'buyerReference'
    )
    const plain = await ask('pdf')
    plain.assertStatus(200)
  })

  test('a draft lists the particulars it would lack if issued now', async ({ client, assert }) => {
    const desk = await makeEInvoiceDesk(client, { iban: '' })
    const { _id } = await desk.draft({ buyerReference: '' })
    const told = async (): Promise<Told[]> => (await desk.read(`${_id}/einvoice`)).profiles
    const rules = (profiles: Told[]) =>
      profiles.map(({ profile, isValid, findings }) => [
        profile,
        isValid,
        findings.map(({ rule }) => rule),
      ])
    assert.deepEqual(rules(await told()), [
      ['en16931', false, ['BR-61']],
      ['xrechnung', false, ['BR-DE-15', 'BR-61', 'BR-DE-23-a']],
    ])
    await desk.post('/api/settings', { companyInfo: { iban: 'DE75512108001245126199' } })
    await desk.put(`/api/invoices/${_id}`, { buyerReference: LEITWEG_ID })
    assert.deepEqual(rules(await told()), [
      ['en16931', true, []],
      ['xrechnung', true, []],
    ])
  })

  test('a line is named by its position in the form, headings included', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.draft({
      serviceDate: '2026-10-01',
      serviceUntil: '2026-10-31',
      lines: [
        { kind: 'heading', description: 'Oben' },
        { ...LINE, serviceDate: '2026-09-30' },
      ],
    })
    const told: Told[] = (await desk.read(`${_id}/einvoice`)).profiles
    assert.containsSubset(told[1].findings, [
      { rule: 'PEPPOL-EN16931-R110', field: 'lines.1.serviceDate', severity: 'error' },
    ])
  })

  test('a down payment without a day of service says where it is delivered, so that no element is empty', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.issue({ stage: 'downPayment' })
    const [zugferd] = (await desk.read(`${_id}/einvoice`)).profiles as Told[]
    assert.deepEqual([zugferd.isValid, zugferd.findings], [true, []])
    for (const format of ['factur-x', 'xrechnung-cii'] as const) {
      const xml = await desk.xml(_id, format)
      assert.deepEqual(await schemaErrors(xml), [])
      assert.match(xml, /<ram:ShipToTradeParty><ram:Name>Bäckerei Sonnenschein KG</)
      assert.notInclude(xml, 'ActualDeliverySupplyChainEvent')
    }
  })

  test('an authority is addressed by its Leitweg-ID, units unknown to the lists are still said', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const made = await desk.post('/api/clients', {
      type: 'public',
      name: 'Stadt Lüneburg',
      buyerReference: LEITWEG_ID,
      street: 'Am Ochsenmarkt 1',
      postalCode: '21335',
      city: 'Lüneburg',
      country: 'DE',
    })
    const { _id } = await desk.issue({
      clientId: made.body()._id,
      customClient: null,
      lines: [{ description: 'Leim', quantity: 2, unit: 'Gebinde', unitPrice: 5, taxRate: 19 }],
    })
    const xml = await desk.xml(_id, 'xrechnung')
    assert.include(xml, `<cbc:EndpointID schemeID="0204">${LEITWEG_ID}</cbc:EndpointID>`)
    assert.include(xml, '<cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity>')
    assert.include(xml, '<cbc:Value>Gebinde</cbc:Value>')
  })
})
