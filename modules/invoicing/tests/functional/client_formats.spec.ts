import { test } from '@japa/runner'
import { LEITWEG_ID, makeEInvoiceDesk } from '../einvoice_desk.js'

const HAMBURG = {
  name: 'Hafen AG',
  email: 'eingang@hafen.example',
  buyerReference: 'K-77',
  street: 'Kai 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
}
const PEPPOL = { eAddress: 'DE987654328', eAddressScheme: '9930' }

type Desk = Awaited<ReturnType<typeof makeEInvoiceDesk>>

async function invoiceTo(desk: Desk, client: object): Promise<string> {
  const made = await desk.post('/api/clients', { ...HAMBURG, ...client })
  made.assertStatus(201)
  return (await desk.issue({ clientId: made.body()._id, customClient: null }))._id
}

test.group('E-invoices of a client', () => {
  test('{name}')
    .with([
      {
        name: 'a business in Germany needs ZUGFeRD',
        client: { type: 'business' },
        needed: 'en16931',
      },
      {
        name: 'a public body needs an XRechnung',
        client: { type: 'public', buyerReference: LEITWEG_ID },
        needed: 'xrechnung',
      },
      { name: 'a person needs none', client: { type: 'person' }, needed: null },
      {
        name: 'a business abroad needs none',
        client: { type: 'business', country: 'AT', postalCode: '1010' },
        needed: null,
      },
    ])
    .run(async ({ client, assert }, { client: buyer, needed }) => {
      const desk = await makeEInvoiceDesk(client)
      const checked = await desk.read(`${await invoiceTo(desk, buyer)}/einvoice`)
      assert.equal(checked.needed, needed)
    })

  test('Peppol is offered when both sides are on its network, and its file follows its rules', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const offered = async (id: string) =>
      (await desk.read(`${id}/einvoice`)).profiles.map(
        ({ profile, isValid }: { profile: string; isValid: boolean }) => `${profile} ${isValid}`
      )
    const byMail = await invoiceTo(desk, { type: 'business' })
    const inNetwork = await invoiceTo(desk, { type: 'business', ...PEPPOL })
    assert.deepEqual(await offered(inNetwork), ['en16931 true', 'xrechnung true'])
    const refused = await desk.get(`/api/invoices/${inNetwork}/xml?format=peppol`)
    assert.deepEqual([refused.status(), refused.body().code], [422, 'einvoice_invalid'])
    assert.containsSubset(refused.body().fields, [
      { rule: 'PEPPOL-EN16931-CL008', field: 'company.eAddress' },
    ])

    const own = { eAddress: 'DE123456788', eAddressScheme: '9930' }
    ;(await desk.post('/api/settings', { companyInfo: own })).assertStatus(200)
    const issued = await invoiceTo(desk, { type: 'business', ...PEPPOL, name: 'Neuer Kunde' })
    assert.deepEqual(await offered(issued), ['en16931 true', 'xrechnung true', 'peppol true'])
    assert.deepEqual(await offered(byMail), ['en16931 true', 'xrechnung true'])
    const file = await desk.get(`/api/invoices/${issued}/xml?format=peppol`)
    assert.match(file.header('content-disposition') ?? '', /-peppol\.xml$/)
    assert.include(file.text(), '#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0<')
    assert.include(file.text(), '<cbc:EndpointID schemeID="9930">DE987654328</cbc:EndpointID>')
  })

  test('the PDF of the desk has the e-invoice inside where the client gets one', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const isHybrid = async (id: string, query = '') => {
      const pdf: Buffer = (await desk.get(`/api/invoices/${id}/pdf${query}`)).body()
      return pdf.includes('factur-x.xml')
    }
    const toBusiness = await invoiceTo(desk, { type: 'business' })
    assert.isTrue(await isHybrid(toBusiness))
    assert.isFalse(await isHybrid(toBusiness, '?format=pdf'))
    assert.isFalse(await isHybrid(await invoiceTo(desk, { type: 'person' })))
  })
})
