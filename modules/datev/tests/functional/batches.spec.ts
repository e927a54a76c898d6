import { test } from '@japa/runner'
import { readRows } from '#core/database/read_rows'
import { makeDatevDesk } from '#modules/datev/tests/datev_desk'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { MIXED } from '#modules/vat/tests/vat_desk'

test.group('DATEV export: documents', () => {
  test('row 140: an invoice is booked per rate, from the client to the automatic account', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const { number } = await desk.invoice({ lines: MIXED })
    assert.deepEqual(await desk.lines(number), [
      ['10000', 'S', 119_000, '8400'],
      ['10000', 'S', 53_500, '8300'],
    ])
  })

  test('row 140: a cancellation is booked on turned sides, with the number of its invoice', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const invoice = await desk.invoice({ lines: [LINE] })
    const answer = await desk.post(`/api/invoices/${invoice._id}/cancel`)
    answer.assertStatus(200)
    const [cancellation] = await readRows<{ number: string }>(
      'select number from invoices where company_id = ? and cancels_id = ?',
      [desk.company.id, invoice._id]
    )
    const rows = await desk.rows()
    assert.deepEqual(
      rows.map(({ side, amount, contra, reference, otherReference, reversed }) => [
        side,
        amount,
        contra,
        reference,
        otherReference,
        reversed,
      ]),
      [
        ['S', 11_900, '8400', invoice.number, '', ''],
        ['H', 11_900, '8400', invoice.number, cancellation.number, ''],
      ]
    )
  })
})
