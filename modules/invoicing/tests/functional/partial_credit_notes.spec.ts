import { test } from '@japa/runner'
import { type Desk, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { credit, LINES } from '#modules/invoicing/tests/crediting'

const left = async (desk: Desk, { _id }: { _id: string }) =>
  (await desk.get(`/api/invoices/${_id}/credit-notes`))
    .body()
    .map(({ quantityLeft, amountLeft }: Record<string, number>) => [quantityLeft, amountLeft])

test.group('Partial credit by line, quantity and amount (row 60)', () => {
  test('the parts of a line add up to it despite rounding', async ({ client, assert }) => {
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

  test('more than the remainder is refused at its line, also for two requests at the same moment', async ({
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
      lines: [{ lineId: book._id, quantity: 1 }],
      date: '2020-01-01',
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
      exemptionReason: '§ 4 Nr. 21 UStG',
      lines: [{ ...LINE, taxRate: 0, taxCategory: 'E' }],
    })
    const other = await credit(desk, exempt, {
      lines: [{ lineId: exempt.lines[0]._id, quantity: 0.5 }],
    })
    assert.containsSubset(other.body(), { total: -50, exemptionReason: '§ 4 Nr. 21 UStG' })
    assert.equal(other.body().taxes[0].note, '§ 4 Nr. 21 UStG')
  })

  test('a credit note that would be payable is refused', async ({ client, assert }) => {
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
