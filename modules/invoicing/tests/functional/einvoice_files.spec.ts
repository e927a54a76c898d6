import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { filesInside, pdfFaults } from '#modules/einvoices/tests/support/pdf_guard'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { verifyDocuments } from '#modules/invoicing/public'
import { invoiceOfNotes, issuedNote, LEITWEG_ID, makeEInvoiceDesk } from '../einvoice_desk.js'

const FILES = ['xml?format=xrechnung', 'xml?format=factur-x', 'pdf?format=zugferd']

interface Told {
  profile: string
  isValid: boolean
  findings: { rule: string; field: string; severity: string; message: string }[]
}

test.group('Files of e-invoices', () => {
  test('XML is a file to keep, named after the document and its format', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id, number } = await desk.issue()
    for (const format of ['xrechnung', 'xrechnung-cii', 'factur-x']) {
      const answer = await desk.get(`/api/invoices/${_id}/xml?format=${format}`)
      assert.equal(answer.header('content-type'), 'application/xml; charset=utf-8')
      assert.equal(answer.header('cache-control'), 'private, no-store')
      assert.equal(
        answer.header('content-disposition'),
        `attachment; filename*=UTF-8''Rechnung-${number}-${format}.xml`
      )
    }
    const usual = await desk.get(`/api/invoices/${_id}/xml`)
    assert.equal(usual.text(), await desk.xml(_id, 'xrechnung'))
    const unknown = await desk.get(`/api/invoices/${_id}/xml?format=edifact`)
    assert.deepEqual([unknown.status(), unknown.body().fields[0].field], [422, 'format'])
  })

  test('the ZUGFeRD PDF is PDF/A-3 and holds the XML that can be had alone', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.issue()
    const pdf: Buffer = await desk.read(`${_id}/pdf?format=zugferd`)
    assert.deepEqual(await pdfFaults(pdf), [])
    const files = await filesInside(pdf)
    assert.equal(files.get('factur-x.xml')?.content, await desk.xml(_id, 'factur-x'))
    assert.equal((await filesInside(await desk.read(`${_id}/pdf`))).size, 0)
  })

  test('the same document gives the same bytes, whatever changes around it', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.issue()
    const readAll = async () =>
      Promise.all(
        FILES.map(async (path) => {
          const answer = await desk.get(`/api/invoices/${_id}/${path}`)
          answer.assertStatus(200)
          return Buffer.from(path.startsWith('pdf') ? answer.body() : answer.text())
        })
      )
    const before = await readAll()
    await desk.post('/api/settings', { companyInfo: { companyName: 'Neu GmbH', city: 'Bonn' } })
    await desk.post(`/api/invoices/${_id}/payments`, { amount: 19 })
    for (const [index, file] of (await readAll()).entries()) {
      assert.isTrue(before[index].equals(file), FILES[index])
    }
  })

  test('drafts and withdrawn invoices have none', async ({ client, assert }) => {
    const desk = await makeEInvoiceDesk(client)
    const draft = await desk.draft()
    const withdrawn = await desk.issue()
    await desk.post(`/api/invoices/${withdrawn._id}/void`)
    for (const path of FILES) {
      const early = await desk.get(`/api/invoices/${draft._id}/${path}`)
      assert.deepEqual([early.status(), early.body().code], [409, 'not_issued'])
      const late = await desk.get(`/api/invoices/${withdrawn._id}/${path}`)
      assert.deepEqual([late.status(), late.body().code], [409, 'is_void'])
    }
    const findings = await desk.get(`/api/invoices/${withdrawn._id}/einvoice`)
    assert.deepEqual([findings.status(), findings.body().code], [409, 'is_void'])
  })

  test('what is missing is told with its field and rule, in the language of the user', async ({
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
        message: 'Bitte ergänzen Sie: die IBAN Ihres Unternehmens.',
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

  test('a draft is told what it would lack, were it issued now', async ({ client, assert }) => {
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

  test('a line is found where it stands in the form, headings counted', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.draft({
      ...{ serviceDate: '2026-10-01', serviceUntil: '2026-10-31' },
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

  test('an authority is addressed by its Leitweg-ID, units unknown to the lists are still said', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const made = await desk.post('/api/clients', {
      ...{ type: 'public', name: 'Stadt Lüneburg', buyerReference: LEITWEG_ID },
      ...{ street: 'Am Ochsenmarkt 1', postalCode: '21335', city: 'Lüneburg', country: 'DE' },
    })
    const { _id } = await desk.issue({
      ...{ clientId: made.body()._id, customClient: null },
      lines: [{ description: 'Leim', quantity: 2, unit: 'Gebinde', unitPrice: 5, taxRate: 19 }],
    })
    const xml = await desk.xml(_id, 'xrechnung')
    assert.include(xml, `<cbc:EndpointID schemeID="0204">${LEITWEG_ID}</cbc:EndpointID>`)
    assert.include(xml, '<cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity>')
    assert.include(xml, '<cbc:Value>Gebinde</cbc:Value>')
  })

  test('row 76: names the one delivery note that the invoice was made from, as it was issued', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const [note, other] = [await issuedNote(desk), await issuedNote(desk)]
    const { invoiceId } = await invoiceOfNotes(desk, [note])
    ;(await desk.post(`/api/invoices/${invoiceId}/issue`)).assertStatus(200)
    const issued = await desk.xml(invoiceId, 'xrechnung')
    const without = (xml: string) => xml.replace(/>\s+</g, '><')
    assert.include(
      without(issued),
      `<cac:DespatchDocumentReference><cbc:ID>${note.number}</cbc:ID></cac:DespatchDocumentReference>`
    )
    assert.include(
      without(await desk.xml(invoiceId, 'factur-x')),
      `<ram:DespatchAdviceReferencedDocument><ram:IssuerAssignedID>${note.number}</ram:IssuerAssignedID></ram:DespatchAdviceReferencedDocument>`
    )

    ;(await desk.post(`/api/invoices/${invoiceId}/cancel`)).assertStatus(200)
    assert.equal(await desk.xml(invoiceId, 'xrechnung'), issued)
    // One alone can be named; of several the headings of their lines tell.
    const both = await invoiceOfNotes(desk, [note, other])
    ;(await desk.post(`/api/invoices/${both.invoiceId}/issue`)).assertStatus(200)
    assert.notInclude(await desk.xml(both.invoiceId, 'xrechnung'), 'DespatchDocumentReference')
    assert.deepEqual(await verifyDocuments(desk.company), [])
  })

  test('figures changed behind the back of the application never become an e-invoice', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.issue()
    await inTx(async () => {
      await writer().from('invoices').where('id', _id).update({ total: 11_901 })
    })
    const answer = await desk.get(`/api/invoices/${_id}/xml`)
    assert.equal(answer.status(), 500)
    assert.notInclude(answer.text(), '<Invoice')
  })
})
