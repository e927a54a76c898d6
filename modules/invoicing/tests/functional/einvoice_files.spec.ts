import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { verifyDocuments } from '#modules/documents/public'
import { filesInside, pdfFaults } from '#modules/einvoices/tests/support/pdf_guard'
import { invoiceOfNotes, issuedNote, makeEInvoiceDesk } from '../einvoice_desk.js'

const FILES = ['xml?format=xrechnung', 'xml?format=factur-x', 'pdf?format=zugferd']

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

  test('row 76: names the only delivery note of the invoice, as it was issued', async ({
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
