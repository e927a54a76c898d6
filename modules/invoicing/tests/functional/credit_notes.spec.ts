import { test } from '@japa/runner'
import { parseDecimal } from '#core/money/decimal'
import { pdfView } from '#modules/documents/pdf/pdf_view'
import { pricedParts } from '#modules/invoicing/actions/unsaved_draft'
import { draftCredit } from '#modules/invoicing/credit_notes/draft_credit'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { Invoice } from '#modules/invoicing/models/invoice'
import { printedModel } from '#modules/invoicing/pdf/print_invoice'
import { verifyDocuments } from '#modules/invoicing/queries/verify_documents'
import { verifySums } from '#modules/invoicing/queries/verify_sums'

type Desk = Awaited<ReturnType<typeof makeDesk>>

const LINES = [
  { ...LINE, quantity: 3, unit: 'Std.', unitPrice: '33.335' },
  { ...LINE, description: 'Book', quantity: 2, unitPrice: 20, taxRate: 7 },
]

const credit = (desk: Desk, { _id }: { _id: string }, body: object) =>
  desk.post(`/api/invoices/${_id}/credit-notes`, body)

const left = async (desk: Desk, { _id }: { _id: string }) =>
  (await desk.get(`/api/invoices/${_id}/credit-notes`))
    .body()
    .map(({ quantityLeft, amountLeft }: Record<string, number>) => [quantityLeft, amountLeft])

test.group('Credit notes (row 59)', () => {
  test('have a range of their own, hang on their invoice and are owed by nobody', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { language: 'de' })
    const invoice = await desk.issued({ lines: LINES, date: '2026-01-05', dueDate: '2026-01-12' })
    const made = await credit(desk, invoice, {
      ...{ lines: [{ lineId: invoice.lines[1]._id, quantity: 1 }], notes: 'Falsch geliefert.' },
    })
    made.assertStatus(201)
    const note = made.body()
    assert.match(note.number, /^RK-\d{4}-0001$/)
    assert.containsSubset(note, {
      ...{ kind: 'creditNote', net: -20, tax: -1.4, total: -21.4, open: 0, dueDate: null },
      ...{ isOverdue: false, corrects: { _id: invoice._id, number: invoice.number } },
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

  test('settle what is open, and the rest becomes credit of the client', async ({
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

  test('the preview says what it is and what it is about', async ({ client, assert }) => {
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

  test('only what stands can be credited, and what was credited is not cancelled', async ({
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

test.group('Partial credit by line, quantity and amount (row 60)', () => {
  test('the parts of a line add up to it, whatever was rounded', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const invoice = await desk.issued({ lines: LINES })
    const [hours, book] = invoice.lines
    assert.equal(hours.amount, 100.01)
    const totals: number[] = []
    for (const quantity of [1, 1, 1]) {
      const note = (
        await credit(desk, invoice, { lines: [{ lineId: hours._id, quantity }] })
      ).body()
      totals.push(note.net)
    }
    assert.deepEqual(totals, [-33.34, -33.34, -33.33])
    assert.deepEqual(await left(desk, invoice), [
      [0, 0],
      [2, 40],
    ])
    const part = await credit(desk, invoice, { lines: [{ lineId: book._id, amount: '15.5' }] })
    assert.equal(part.body().net, -15.5)
    assert.deepEqual(await left(desk, invoice), [
      [0, 0],
      [2, 24.5],
    ])
    const rest = await credit(desk, invoice, { lines: [{ lineId: book._id, quantity: 2 }] })
    assert.equal(rest.body().net, -24.5)
  })

  test('more than is left is refused at its line, also when two come at once', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const invoice = await desk.issued({ lines: LINES })
    const [hours, book] = invoice.lines
    const cases: [lines: object[], field: string, rule: string][] = [
      [[{ lineId: hours._id, quantity: 4 }], 'lines.0.quantity', 'credit_exceeds_line'],
      [[{ lineId: book._id, amount: 40.01 }], 'lines.0.amount', 'credit_exceeds_line'],
      [[{ lineId: 'nothing', quantity: 1 }], 'lines.0.lineId', 'credit_line_unknown'],
      [[{ lineId: book._id }], 'lines', 'credit_line_empty'],
      [[{ lineId: book._id, amount: 0.001 }], 'lines.0.amount', 'amount_too_precise'],
      [
        [
          { lineId: book._id, quantity: 1 },
          { lineId: book._id, quantity: 1 },
        ],
        'lines.1.lineId',
        'credit_line_twice',
      ],
    ]
    for (const [lines, field, code] of cases) {
      const refused = await credit(desk, invoice, { lines })
      assert.deepEqual(
        [refused.status(), refused.body().code, refused.body().fields[0].field],
        [422, code, field]
      )
    }
    const early = await credit(desk, invoice, {
      ...{ lines: [{ lineId: book._id, quantity: 1 }], date: '2020-01-01' },
    })
    assert.equal(early.body().code, 'credit_before_invoice')

    const both = await Promise.all(
      [1, 2].map(() => credit(desk, invoice, { lines: [{ lineId: book._id, quantity: 2 }] }))
    )
    assert.deepEqual(both.map((answer) => answer.status()).sort(), [201, 422])
  })

  test('the discount on the whole comes off in proportion, in percent as well as an amount', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    for (const discount of [{ discountPercent: 10 }, { discountAmount: '14.01' }]) {
      const invoice = await desk.issued({ lines: LINES, ...discount })
      const nets: number[] = []
      for (const { _id } of invoice.lines) {
        const lines = [{ lineId: _id, quantity: _id === invoice.lines[0]._id ? 3 : 2 }]
        const preview = await desk.post(`/api/invoices/${invoice._id}/credit-notes/preview`, {
          lines,
        })
        const note = (await credit(desk, invoice, { lines })).body()
        assert.equal(note.total, preview.body().total)
        nets.push(Math.round(note.net * 100))
      }
      assert.equal(nets[0] + nets[1], -Math.round(invoice.net * 100))
    }
  })

  test('gross prices and other categories of VAT are taken over', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const gross = await desk.issued({ priceMode: 'gross', lines: [{ ...LINE, unitPrice: 119 }] })
    const note = await credit(desk, gross, {
      lines: [{ lineId: gross.lines[0]._id, amount: 11.9 }],
    })
    assert.containsSubset(note.body(), { net: -10, tax: -1.9, total: -11.9, priceMode: 'gross' })

    const exempt = await desk.issued({
      ...{ exemptionReason: '§ 4 Nr. 21 UStG' },
      lines: [{ ...LINE, taxRate: 0, taxCategory: 'E' }],
    })
    const other = await credit(desk, exempt, {
      lines: [{ lineId: exempt.lines[0]._id, quantity: 0.5 }],
    })
    assert.containsSubset(other.body(), { total: -50, exemptionReason: '§ 4 Nr. 21 UStG' })
    assert.equal(other.body().taxes[0].note, '§ 4 Nr. 21 UStG')
  })

  test('a credit note that would ask for money is refused', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const invoice = await desk.issued({ lines: [LINE, { ...LINE, quantity: -1, unitPrice: 20 }] })
    const refused = await credit(desk, invoice, {
      lines: [{ lineId: invoice.lines[1]._id, quantity: 1 }],
    })
    assert.deepEqual([refused.status(), refused.body().code], [422, 'credit_gives_nothing'])
    const both = await credit(desk, invoice, {
      lines: invoice.lines.map(({ _id }: { _id: string }) => ({ lineId: _id, quantity: 1 })),
    })
    assert.equal(both.body().total, -invoice.total)
  })
})
