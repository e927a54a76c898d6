import { test } from '@japa/runner'
import { DAY, pay, provedDesks, withSkonto } from '#modules/invoicing/tests/settling'

const kindsOf = (invoice: { settlements: { kind: string; amount: number }[] }) =>
  invoice.settlements.map(({ kind, amount }) => [kind, amount])

test.group('Skonto', (group) => {
  const open = provedDesks(group)

  test('row 39: Skonto in time settles the rest and lowers the VAT of each rate', async ({
    client,
    assert,
  }) => {
    const desk = await open(client)
    const invoice = await withSkonto(desk)
    assert.containsSubset(invoice.skontoOffer, [
      { percent: 3, until: '2026-03-09', discount: 9.99, amount: 323.01 },
      { percent: 2, until: '2026-03-16', discount: 6.66, amount: 326.34 },
    ])
    const paid = await pay(desk, invoice, { amount: 326.34, date: '2026-03-16', skonto: 6.66 })
    paid.assertStatus(201)
    const after = paid.body().invoice
    assert.containsSubset(after, { status: 'Paid', open: 0, paid: 326.34, reduced: 6.66 })
    assert.deepEqual(kindsOf(after), [
      ['payment', 326.34],
      ['skonto', 6.66],
    ])
    // 6.66 × 119/333 = 2.38 and 6.66 × 214/333 = 4.28, with the VAT that is in them.
    assert.deepEqual(after.settlements[1].taxes, [
      { category: 'S', rate: 19, base: 2, tax: 0.38 },
      { category: 'S', rate: 7, base: 4, tax: 0.28 },
    ])
    assert.deepEqual(after.skontoOffer, [])

    const undone = await desk.remove(`/api/invoices/${invoice._id}/payments/${paid.body()._id}`)
    assert.containsSubset(undone.body(), {
      status: 'Overdue',
      open: 333,
      reduced: 0,
      settlements: [],
    })
    assert.lengthOf(undone.body().skontoOffer, 2)
  })

  test('row 39: late Skonto is refused, and accepted by choice', async ({ client, assert }) => {
    const desk = await open(client)
    const invoice = await withSkonto(desk)
    const late = { amount: 326.34, date: '2026-03-20', skonto: 6.66 }
    const refused = await pay(desk, invoice, late)
    assert.containsSubset(
      [refused.status(), refused.body()],
      [409, { code: 'skonto_late', until: '2026-03-16' }]
    )
    const early = await pay(desk, invoice, { amount: 323.01, date: '2026-03-12', skonto: 9.99 })
    assert.containsSubset(early.body(), { code: 'skonto_late', until: '2026-03-09' })
    const tooMuch = await pay(desk, invoice, { amount: 300, date: DAY, skonto: 33 })
    assert.containsSubset(tooMuch.body(), { code: 'skonto_exceeds_terms', most: 9.99 })
    const accepted = await pay(desk, invoice, { ...late, acceptLateSkonto: true })
    accepted.assertStatus(201)
    assert.equal(accepted.body().invoice.status, 'Paid')

    const plain = await desk.issued()
    const none = await pay(desk, plain, { amount: 117, skonto: 2 })
    assert.deepEqual([none.status(), none.body().code], [409, 'no_skonto'])
  })

  test('Skonto and payment together are not more than is open', async ({ client, assert }) => {
    const desk = await open(client)
    const invoice = await withSkonto(desk)
    const refused = await pay(desk, invoice, { amount: 330, date: DAY, skonto: 9.99 })
    assert.containsSubset(refused.body(), { code: 'payment_exceeds_open', open: 333 })
    const credited = await pay(desk, invoice, {
      amount: 330,
      date: DAY,
      skonto: 9.99,
      overpayment: 'credit',
    })
    assert.containsSubset(credited.body(), { amount: 330, invoice: { paid: 323.01, open: 0 } })
  })
})
