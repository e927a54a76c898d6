import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { makeDatevDesk } from '#modules/datev/tests/datev_desk'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { MIXED } from '#modules/vat/tests/vat_desk'

const day = (offset: number) => addDays(today('Europe/Berlin'), offset)

test.group('DATEV export: down payments', () => {
  test('row 140: an advance counts when money comes, and becomes revenue with the final invoice', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const advance = (unitPrice: number) =>
      desk.invoice({
        stage: 'downPayment',
        date: day(-60),
        lines: [{ ...LINE, description: 'Anzahlung', unitPrice }],
      })
    const [paid, open] = [await advance(300), await advance(200)]
    assert.deepEqual(await desk.lines(''), [])

    await desk.post(`/api/invoices/${paid._id}/payments`, {
      amount: 357,
      date: day(-50),
      method: 'bankTransfer',
    })
    assert.deepEqual(await desk.lines(''), [
      ['10000', 'S', 35_700, '1718'],
      ['1200', 'S', 35_700, '10000'],
    ])

    const final = await desk.invoice({
      stage: 'final',
      lines: MIXED,
      date: day(-20),
      downPayments: [paid._id, open._id],
    })
    const rest = [
      ['10000', 'S', 59_500, '8400'],
      ['10000', 'S', 53_500, '8300'],
    ]
    const ofPaid = [
      ['10000', 'S', 35_700, '1718'],
      ['10000', 'H', 35_700, '1718'],
      ['10000', 'S', 35_700, '8400'],
    ]
    assert.deepEqual(await desk.lines(final.number), [
      ...rest,
      ...ofPaid.slice(1),
      ['10000', 'S', 23_800, '8400'],
    ])
    assert.deepEqual(await desk.lines(`Anzahlung ${paid.number}`), ofPaid)
    assert.deepEqual(await desk.lines(`Anzahlung ${open.number}`), [['10000', 'S', 23_800, '8400']])

    ;(await desk.post(`/api/invoices/${final._id}/cancel`)).assertStatus(200)
    assert.deepEqual(await desk.lines(`Anzahlung ${paid.number}`), [
      ...ofPaid,
      ['10000', 'S', 35_700, '1718'],
      ['10000', 'H', 35_700, '8400'],
    ])
    assert.deepEqual(await desk.lines(`Anzahlung ${open.number}`), [
      ['10000', 'S', 23_800, '8400'],
      ['10000', 'H', 23_800, '8400'],
    ])
  })
})
