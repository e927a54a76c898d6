import { test } from '@japa/runner'
import { parseDecimal } from '#core/money/decimal'
import { pdfView } from '#modules/documents/pdf/kinds/pdf_view'
import { verifyDocuments } from '#modules/documents/public'
import { draftCredit } from '#modules/invoicing/credit_notes/draft_credit'
import { pricedParts } from '#modules/invoicing/drafts/unsaved_draft'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { Invoice } from '#modules/invoicing/models/invoice'
import { printedModel } from '#modules/invoicing/pdf/print_invoice'
import { credit, LINES } from '#modules/invoicing/tests/crediting'
import { verifySums } from '#modules/invoicing/verify/verify_sums'

test.group('Credit notes (row 59)', () => {
  test('have a range of their own, belong to their invoice and are owed by nobody', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { language: 'de' })
    const invoice = await desk.issued({ lines: LINES, date: '2026-01-05', dueDate: '2026-01-12' })
    const made = await credit(desk, invoice, {
      lines: [{ lineId: invoice.lines[1]._id, quantity: 1 }],
      notes: 'Falsch geliefert.',
    })
    made.assertStatus(201)
    const note = made.body()
    assert.match(note.number, /^RK-\d{4}-0001$/)
    assert.containsSubset(note, {
      kind: 'creditNote',
      net: -20,
      tax: -1.4,
      total: -21.4,
      open: 0,
      dueDate: null,
      isOverdue: false,
      corrects: { _id: invoice._id, number: invoice.number },
    })
    const page = (await desk.get(`/api/invoices/${invoice._id}`)).body()
    assert.containsSubset(page.creditNotes, [{ _id: note._id, number: note.number, total: -21.4 }])
    const chain = (await desk.get(`/api/document-chain?type=invoice&id=${note._id}`)).body()
    assert.deepEqual(
      chain.map(({ kind }: { kind: string }) => kind),
      ['invoice', 'creditNote']
    )
    const bell = (await desk.get('/api/invoices?attention=1')).body()
    assert.notInclude(
      bell.map(({ _id }: { _id: string }) => _id),
      note._id
    )
    const pdf = await desk.get(`/api/invoices/${note._id}/pdf`)
    assert.include(
      decodeURIComponent(String(pdf.header('content-disposition'))),
      'Rechnungskorrektur'
    )
    const mail = (await desk.get(`/api/invoices/${note._id}/send`)).body()
    assert.include(mail.subject, 'Rechnungskorrektur')
    const payment = await desk.post(`/api/invoices/${note._id}/payments`, { amount: 1 })
    assert.equal(payment.body().code, 'not_payable')
    assert.deepEqual(await verifyDocuments(desk.company), [])
    assert.isTrue(await verifySums(desk.company))
  })

  test('settle the open amount, and the rest becomes credit of the client', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const made = await desk.post('/api/clients', { name: 'Grünewald AG' })
    const invoice = await desk.issued({ clientId: made.body()._id, customClient: undefined })
    await desk.post(`/api/invoices/${invoice._id}/payments`, { amount: 100 })
    const lines = [{ lineId: invoice.lines[0]._id, amount: 50 }]
    ;(await credit(desk, invoice, { lines })).assertStatus(201)

    const page = (await desk.get(`/api/invoices/${invoice._id}`)).body()
    assert.containsSubset(page, { status: 'Paid', open: 0, paid: 100, reduced: 19 })
    const credits = (await desk.get('/api/credits')).body()
    assert.containsSubset(credits, [{ remaining: 40.5 }])
    const rest = [{ lineId: invoice.lines[0]._id, amount: 50 }]
    ;(await credit(desk, invoice, { lines: rest })).assertStatus(201)
    assert.equal((await desk.get(`/api/invoices/${invoice._id}`)).body().reduced, 19)
    assert.deepEqual(await verifyDocuments(desk.company), [])
    assert.isTrue(await verifySums(desk.company))
  })

  test('the preview names the document and its invoice', async ({ client, assert }) => {
    const desk = await makeDesk(client, { language: 'de' })
    const invoice = await desk.issued({ lines: LINES })
    const scope = {
      ...desk.company,
      id: desk.company.id,
      timeZone: desk.company.timeZone,
      currency: desk.company.currency,
      status: 'active' as const,
    }
    const draft = await draftCredit(scope, await Invoice.findIn(desk.company, invoice._id), {
      lines: [{ lineId: invoice.lines[0]._id, quantity: parseDecimal(1) }],
    })
    const parts = pricedParts(draft.note, draft.contents, [])
    const view = pdfView(await printedModel(draft.note, parts))
    assert.equal(view.title, 'Rechnungskorrektur')
    assert.include(view.intro, `gehört zu unserer Rechnung ${invoice.number}`)
    assert.equal(view.watermark, 'ENTWURF')
  })

  test('only a valid invoice can be credited, and a credited one is not cancelled', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const invoice = await desk.issued({ lines: LINES })
    const lines = [{ lineId: invoice.lines[0]._id, quantity: 1 }]
    const note = (await credit(desk, invoice, { lines })).body()
    for (const path of ['cancel', 'void']) {
      const refused = await desk.post(`/api/invoices/${invoice._id}/${path}`)
      assert.deepEqual([refused.status(), refused.body().code], [409, 'has_credit_notes'], path)
    }
    const draft = await desk.draft({ lines: LINES })
    const cancelled = await desk.issued({ lines: LINES })
    await desk.post(`/api/invoices/${cancelled._id}/cancel`)
    for (const each of [draft, cancelled, note]) {
      const refused = await credit(desk, each, {
        lines: [{ lineId: each.lines[0]._id, quantity: 1 }],
      })
      assert.deepEqual([refused.status(), refused.body().code], [409, 'not_creditable'])
    }
    const other = await makeDesk(client)
    ;(await credit(other, invoice, { lines })).assertStatus(404)
    ;(await other.get(`/api/invoices/${invoice._id}/credit-notes`)).assertStatus(404)
  })
})
