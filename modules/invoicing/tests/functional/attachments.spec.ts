import { test } from '@japa/runner'
import { inTx, reader, writer } from '#core/database/in_tx'
import { verifyDocuments } from '#modules/documents/public'
import { LEITWEG_ID, makeEInvoiceDesk } from '#modules/invoicing/tests/einvoice_desk'

type Desk = Awaited<ReturnType<typeof makeEInvoiceDesk>>

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const CSV = Buffer.from('Tag;Stunden\n02.11.2026;7,5\n')

/** Puts a file to an invoice as a browser does. */
const attach = (desk: Desk, id: string, name: string, content: Buffer) =>
  desk.sendFile(`/api/invoices/${id}/attachments`, name, content)

const namesOf = ({ attachments }: { attachments: { name: string }[] }) =>
  attachments.map(({ name }) => name)

test.group('Attachments of invoices', () => {
  test('are part of the e-invoice in all formats, and readers find them', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.draft({ buyerReference: LEITWEG_ID })
    const added = await attach(desk, _id, 'Leistungsnachweis.pdf', PDF)
    added.assertStatus(200)
    assert.deepEqual(namesOf(added.body()), ['Leistungsnachweis.pdf'])
    ;(await attach(desk, _id, 'stunden.csv', CSV)).assertStatus(200)
    ;(await desk.post(`/api/invoices/${_id}/issue`)).assertStatus(200)

    for (const format of ['xrechnung', 'xrechnung-cii', 'factur-x']) {
      const xml = await desk.xml(_id, format)
      assert.include(xml, PDF.toString('base64'), format)
      assert.include(xml, 'mimeCode="text/csv"', format)
      assert.include(xml, 'filename="Leistungsnachweis.pdf"', format)
    }
    const { profiles } = await desk.read(`${_id}/einvoice`)
    for (const { isValid, findings } of profiles) assert.isTrue(isValid, JSON.stringify(findings))
  })

  test('go out with the mail beside the document', async ({ client, assert }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.draft()
    await attach(desk, _id, 'Plan.pdf', PDF)
    await desk.post(`/api/invoices/${_id}/issue`)
    const proposed = (await desk.get(`/api/invoices/${_id}/send`)).body()
    assert.deepInclude(proposed.files, { name: 'Plan.pdf', isEInvoice: false })
    ;(await desk.post(`/api/invoices/${_id}/send`, {})).assertStatus(200)
    const mail = await reader().from('mail_outbox').where('company_id', desk.company.id).first()
    const names = JSON.parse(mail.attachments).map(({ name }: { name: string }) => name)
    assert.include(names, 'Plan.pdf')
  })

  test('come back unchanged, and only from their own invoice', async ({ client, assert }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.draft()
    const other = await desk.draft()
    const [file] = (await attach(desk, _id, 'Plan.pdf', PDF)).body().attachments
    const saved = await desk.get(`/api/invoices/${_id}/attachments/${file._id}`)
    saved.assertStatus(200)
    assert.deepEqual(Buffer.from(saved.body()), PDF)
    assert.include(saved.header('content-disposition'), 'attachment; filename')
    ;(await desk.get(`/api/invoices/${other._id}/attachments/${file._id}`)).assertStatus(404)
  })

  test('have the type of their bytes, and a name that every system accepts', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.draft()
    const page = Buffer.from('<!doctype html>\u0000<script>alert(1)</script>')
    const refused = await attach(desk, _id, 'rechnung.pdf', page)
    refused.assertStatus(422)
    assert.equal(refused.body().fields[0].field, 'file')
    const added = await attach(desk, _id, '../../etc/Plan: <b>.exe', PDF)
    assert.deepEqual(namesOf(added.body()), ['Plan- -b-.exe.pdf'])
    const again = await attach(desk, _id, '../../etc/Plan: <b>.exe', Buffer.concat([PDF, PDF]))
    assert.lengthOf(again.body().attachments, 1)
  })

  test('are at most ten, and 10 MB in all', async ({ client }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.draft()
    for (let nth = 0; nth < 10; nth++) {
      ;(await attach(desk, _id, `${nth}.csv`, CSV)).assertStatus(200)
    }
    ;(await attach(desk, _id, 'eleventh.csv', CSV)).assertStatus(422)
    const large = Buffer.concat([PDF, Buffer.alloc(4 * 1024 * 1024)])
    const { _id: second } = await desk.draft()
    ;(await attach(desk, second, '1.pdf', large)).assertStatus(200)
    ;(await attach(desk, second, '2.pdf', large)).assertStatus(200)
    ;(await attach(desk, second, '3.pdf', large)).assertStatus(422)
    const tooLarge = Buffer.concat([PDF, Buffer.alloc(6 * 1024 * 1024)])
    ;(await attach(desk, second, '4.pdf', tooLarge)).assertStatus(413)
  })

  test('do not change after the issue, and tampering is found', async ({ client, assert }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.draft()
    const [file] = (await attach(desk, _id, 'Plan.pdf', PDF)).body().attachments
    ;(await desk.post(`/api/invoices/${_id}/issue`)).assertStatus(200)
    ;(await attach(desk, _id, 'Zweiter.pdf', PDF)).assertStatus(409)
    const path = `/api/invoices/${_id}/attachments/${file._id}`
    ;(await desk.remove(path)).assertStatus(409)
    assert.deepEqual(await verifyDocuments(desk.company), [])
    const content = Buffer.concat([PDF, CSV])
    await inTx(() => writer().from('invoice_attachments').where('id', file._id).update({ content }))
    assert.lengthOf(await verifyDocuments(desk.company), 1)
  })

  test('go with the draft that they were put to', async ({ client, assert }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id } = await desk.draft()
    const [file] = (await attach(desk, _id, 'Plan.pdf', PDF)).body().attachments
    ;(await attach(desk, _id, 'Zweiter.pdf', PDF)).assertStatus(200)
    const left = await desk.remove(`/api/invoices/${_id}/attachments/${file._id}`)
    assert.deepEqual(namesOf(left.body()), ['Zweiter.pdf'])
    ;(await desk.remove(`/api/invoices/${_id}`)).assertStatus(200)
    const rows = await reader().from('invoice_attachments').where('company_id', desk.company.id)
    assert.deepEqual(rows, [])
  })

  test('are listed behind the secret link of an issued invoice and saved by its key alone', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const { _id: id } = await desk.draft({ buyerReference: LEITWEG_ID })
    await attach(desk, id, 'Leistungsnachweis.pdf', PDF)
    await attach(desk, id, 'stunden.csv', CSV)
    await desk.post(`/api/invoices/${id}/issue`)
    const { url } = (await desk.post(`/api/invoices/${id}/link`)).body()
    const key = new URL(url).hash.slice(1)
    const ask = (what: string, body: object) =>
      client.post(`/api/shared-invoices/${what}`).json({ id, key, ...body })

    const shown = (await ask('show', {})).body()
    assert.deepEqual(namesOf(shown), ['Leistungsnachweis.pdf', 'stunden.csv'])
    const [{ _id: attachmentId, size }] = shown.attachments
    assert.equal(size, PDF.length)
    const saved = await ask('attachment', { attachmentId })
    saved.assertStatus(200)
    assert.deepEqual(saved.body(), PDF)
    assert.match(
      saved.header('content-disposition') ?? '',
      /^attachment; .*Leistungsnachweis\.pdf$/
    )
    assert.include(saved.header('content-security-policy'), 'sandbox')

    const other = await desk.draft({ buyerReference: LEITWEG_ID })
    const ofOther = (await attach(desk, other._id, 'geheim.csv', CSV)).body().attachments[0]._id
    for (const body of [
      { attachmentId: ofOther },
      { attachmentId: ofOther, id: other._id },
      { attachmentId, key: 'x'.repeat(43) },
    ]) {
      ;(await ask('attachment', body)).assertStatus(404)
    }
    ;(await desk.remove(`/api/invoices/${id}/link`)).assertStatus(200)
    ;(await ask('attachment', { attachmentId })).assertStatus(404)
  })
})
