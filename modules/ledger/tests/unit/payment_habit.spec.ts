import { test } from '@japa/runner'
import { habitsIn, type PaymentRow, paymentsByDelay } from '#modules/ledger/rules/payment_habit'

const paid = (id: string, client: string | null, due: string, on: string): PaymentRow => ({
  id,
  client_id: client,
  due_on: due,
  settled_on: on,
})

const ACME = [
  paid('first', 'acme', '2026-03-10', '2026-03-30'),
  paid('second', 'acme', '2026-04-10', '2026-04-08'),
  paid('third', 'acme', '2026-05-10', '2026-05-15'),
]

test.group('Habits of payment', () => {
  test('are the middle and the slowest fifth of the delays of a client', ({ assert }) => {
    const { clients, all } = habitsIn(paymentsByDelay(ACME), '2026-06-30')

    assert.deepEqual(clients.get('acme'), { usual: 5, slow: 20 })
    assert.deepEqual(all, { usual: 5, slow: 20 })
  })

  test('count an invoice with its last payment until the day', ({ assert }) => {
    const payments = paymentsByDelay([
      ...ACME,
      paid('third', 'acme', '2026-05-10', '2026-06-20'),
      paid('third', 'acme', '2026-05-10', '2026-05-12'),
    ])

    assert.deepEqual(habitsIn(payments, '2026-06-30').clients.get('acme'), { usual: 20, slow: 41 })
    assert.deepEqual(habitsIn(payments, '2026-05-31').clients.get('acme'), { usual: 5, slow: 20 })
  })

  test('look at one year only', ({ assert }) => {
    const payments = paymentsByDelay(ACME)

    assert.deepEqual([...habitsIn(payments, '2027-03-29').clients.keys()], ['acme'])
    assert.deepEqual([...habitsIn(payments, '2027-03-30').clients.keys()], [])
  })

  test('need three paid invoices of a client, and count everyone for all', ({ assert }) => {
    const { clients, all } = habitsIn(
      paymentsByDelay([
        paid('fourth', 'beta', '2026-05-01', '2026-05-01'),
        paid('fifth', null, '2026-05-01', '2026-05-01'),
        paid('sixth', null, '2026-05-01', '2026-05-01'),
        paid('seventh', null, '2026-05-01', '2026-05-01'),
      ]),
      '2026-06-30'
    )

    assert.equal(clients.size, 0)
    assert.deepEqual(all, { usual: 0, slow: 0 })
  })
})
