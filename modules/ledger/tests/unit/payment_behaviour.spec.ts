import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { behaviourOf } from '#modules/ledger/rules/payment_behaviour'

/** Paid invoices of one day, due 14 days later, each paid so many days after that. */
const paid = (...delays: number[]) =>
  delays.map((delay) => ({
    dateOn: '2026-05-01',
    dueOn: '2026-05-15',
    paidOn: addDays('2026-05-15', delay),
  }))

test.group('Payment behaviour', () => {
  test('is the average to the payment, the median delay and the rate of those on time', ({
    assert,
  }) => {
    assert.deepEqual(behaviourOf(paid(-4, 0, 2, 10), 0), {
      invoices: 4,
      averageDays: 16,
      medianDelay: 1,
      onTimeRate: 50,
      lastPaidOn: '2026-05-25',
      risk: 'medium',
    })
  })

  test('says nothing of a client that has paid nothing yet', ({ assert }) => {
    assert.deepEqual(behaviourOf([], 0), {
      invoices: 0,
      averageDays: null,
      medianDelay: null,
      onTimeRate: null,
      lastPaidOn: null,
      risk: null,
    })
  })

  test('is a risk by habit or by what is late now: {0}')
    .with([
      ['always on time', paid(-1, 0, 0, -3, 0), 0, 'low'],
      ['a fifth too late', paid(0, 0, 0, 0, 9), 0, 'low'],
      ['more than a fifth too late', paid(0, 0, 0, 9), 0, 'medium'],
      ['most too late', paid(0, 5, 6), 0, 'high'],
      ['a month late now', paid(0, 0, 0), 31, 'medium'],
      ['two months late now', paid(0, 0, 0), 61, 'high'],
      ['too few to say', paid(5, 5), 0, null],
    ] as const)
    .run(({ assert }, [, invoices, late, risk]) => {
      assert.equal(behaviourOf(invoices, late).risk, risk)
    })
})
